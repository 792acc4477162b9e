// The visitor's own list: kept in the browser, the same in every tab, and on the page as long as the
// page lives where a browser keeps nothing.

import { listFromStored, type Shortlist, textToStore } from '@appraisers/directory/shortlist.ts';
import { useSyncExternalStore } from 'react';

const key = 'shortlist';

/** The list, and what is to be said of the last thing the visitor did with it. */
type StoredList = { readonly list: Shortlist; readonly message: string };

const listeners = new Set<() => void>();
let current: StoredList | undefined;
/** What the storage held when this page last looked. */
let lastSeen: string | null = null;

function readStorage(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    // Refused: nothing comes from there, and the page keeps what it has.
    return lastSeen;
  }
}

function emit(): void {
  for (const listener of listeners) listener();
}

/** Takes over what another tab has kept since; what this one could not keep stays. */
function sync(): StoredList {
  const text = readStorage();
  if (current && text === lastSeen) return current;
  lastSeen = text;
  current = { list: listFromStored(text), message: '' };
  return current;
}

/** The list as it is now, in whichever tab it was changed. */
export const readList = (): Shortlist => sync().list;

/** Keeps the list in the place of the last one. */
export function storeList(list: Shortlist, message: string): void {
  current = { list, message };
  try {
    const text = textToStore(list);
    window.localStorage.setItem(key, text);
    lastSeen = text;
  } catch {
    // Refused or full.
  }
  emit();
}

/** Another tab has changed the list, or all of the storage. Nothing is written back. */
function onStorage({ key: changed }: StorageEvent): void {
  if (changed !== key && changed !== null) return;
  sync();
  emit();
}

/** A page that the browser has put aside hears nothing meanwhile. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  sync();
  emit();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

const read = () => current ?? sync();

/** The list, now and after every change, whichever tab it was made in. */
export const useStoredList = (): StoredList => useSyncExternalStore(subscribe, read);
