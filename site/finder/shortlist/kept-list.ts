// The visitor's own list: kept in the browser, the same in every tab, and on the page as long as the
// page lives where a browser keeps nothing.

import { listFromKept, type Shortlist, textToKeep } from '@appraisers/directory/shortlist.ts';
import { useSyncExternalStore } from 'react';

const key = 'shortlist';

/** The list, and what is to be said of the last thing the visitor did with it. */
type Kept = { readonly list: Shortlist; readonly said: string };

const readers = new Set<() => void>();
let kept: Kept | undefined;
/** What the storage held when this page last looked. */
let seen: string | null = null;

function stored(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    // Refused: nothing comes from there, and the page keeps what it has.
    return seen;
  }
}

function tell(): void {
  for (const reader of readers) reader();
}

/** Takes over what another tab has kept since; what this one could not keep stays. */
function follow(): Kept {
  const text = stored();
  if (kept && text === seen) return kept;
  seen = text;
  kept = { list: listFromKept(text), said: '' };
  return kept;
}

/** The list as it is now, in whichever tab it was changed. */
export const readList = (): Shortlist => follow().list;

/** Keeps the list in the place of the last one. */
export function keepList(list: Shortlist, said: string): void {
  kept = { list, said };
  try {
    const text = textToKeep(list);
    window.localStorage.setItem(key, text);
    seen = text;
  } catch {
    // Refused or full.
  }
  tell();
}

/** Another tab has changed the list, or all of the storage. Nothing is written back. */
function hear({ key: changed }: StorageEvent): void {
  if (changed !== key && changed !== null) return;
  follow();
  tell();
}

/** A page that the browser has put aside hears nothing meanwhile. */
function comeBack({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  follow();
  tell();
}

function subscribe(reader: () => void): () => void {
  if (readers.size === 0) {
    window.addEventListener('storage', hear);
    window.addEventListener('pageshow', comeBack);
  }
  readers.add(reader);
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', comeBack);
  };
}

const read = () => kept ?? follow();

/** The list, now and after every change, whichever tab it was made in. */
export const useKeptList = (): Kept => useSyncExternalStore(subscribe, read);
