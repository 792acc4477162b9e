// The visitor's own list: stored in the browser, and the same in every tab. Where a browser stores nothing,
// the page keeps it.
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import type { Directory } from '@appraisers/directory/directory.ts';
import {
  joined,
  storageKey as key,
  listFromStored,
  membersOn,
  type Shortlist,
  textToStore,
  toggled,
} from '@appraisers/directory/shortlist.ts';
import { useMemo, useSyncExternalStore } from 'react';
import * as words from '#finder/words/contact.ts';
import { listenerSet } from '#loading/listeners.ts';
import { notify } from '#notifications/notify.ts';

/** The list, and the message about the visitor's last change. */
type StoredList = { readonly list: Shortlist; readonly message: string };

let current: StoredList | undefined;
/** The content of the storage when this page last read it. */
let lastSeen: string | null = null;

function readStorage(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    // The browser refuses, so the page keeps its own list.
    return lastSeen;
  }
}

/** Adopts what another tab has stored. A list that this tab could not store stays. */
function sync(): StoredList {
  const text = readStorage();
  if (current && text === lastSeen) return current;
  lastSeen = text;
  current = { list: listFromStored(text), message: '' };
  return current;
}

/** Adopts the change of another tab, and writes nothing back. */
function syncAndEmit(): void {
  sync();
  emit();
}

const { emit, subscribe } = listenerSet((signal) => {
  window.addEventListener(
    'storage',
    (event) => {
      // Null: another tab cleared all of the storage.
      if (event.key === key || event.key === null) syncAndEmit();
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      // The page missed the events while it was in the back-forward cache.
      if (persisted) syncAndEmit();
    },
    { signal },
  );
});

const read = () => current ?? sync();

function store(list: Shortlist, message: string): void {
  current = { list, message };
  const newValue = textToStore(list);
  try {
    window.localStorage.setItem(key, newValue);
    lastSeen = newValue;
  } catch {
    // The storage is off or full.
  }
  emit();
  // Browsers notify only other tabs. The page's link to the list listens, too.
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** The list, its members in the directory in its order, and the message about the last change. */
export function useShortlist({ appraisers }: Directory) {
  const { list, message } = useSyncExternalStore(subscribe, read);
  const chosen = useMemo(() => membersOn(list, appraisers), [list, appraisers]);
  return { list, chosen, message };
}

/** The list without members who have left the directory. Takes account of other tabs. */
const ownList = ({ appraisers }: Directory): Shortlist =>
  membersOn(sync().list, appraisers).map(({ id }) => id);

/** Removes a member from the list, or adds them. */
export function toggle(appraiser: Appraiser, directory: Directory): void {
  const before = ownList(directory);
  const after = toggled(before, appraiser.id);
  const name = fullName(appraiser);
  if (after === before) notify(words.listFull);
  else if (after.length > before.length) store(after, words.addedToList(name, after.length));
  else store(after, words.removedFromList(name, after.length));
}

/** Adds all of these, as far as there is room. */
export function addAll(members: readonly Appraiser[], directory: Directory): void {
  const ids = members.map(({ id }) => id);
  const list = joined(ownList(directory), ids);
  store(list, words.listJoined(list.length));
}

/** Empties the list, and returns what it was. */
export function clear(): Shortlist {
  const { list } = sync();
  store([], 'Your list is empty.');
  return list;
}

export const restore = (list: Shortlist): void => store(list, words.listRestored(list.length));
