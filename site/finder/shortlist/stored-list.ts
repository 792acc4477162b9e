// The visitor's own list: stored in the browser, and the same in every tab. Where a browser stores nothing,
// the page keeps it.
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import {
  storageKey as key,
  listFromStored,
  maxShortlisted,
  membersOn,
  type Shortlist,
  textFromList,
  textToStore,
  toggled,
} from '@appraisers/directory/shortlist.ts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useAnswer, useFinder } from '#finder/finder-context.ts';
import { appraisers as counted } from '#finder/words/answers.ts';
import { notify } from '#notifications/notify.ts';

/** The list as text, where the storage refuses it. */
let unstored: string | null = null;
/** About the visitor's last change on this page. */
let message = '';

function read(): string | null {
  try {
    return unstored ?? window.localStorage.getItem(key);
  } catch {
    return unstored;
  }
}

/** Browsers notify other tabs of a change, and `store` this one. A page that returns has missed some. */
function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, listener, controller);
  return () => controller.abort();
}

/** @param said what the page says about the change */
export function store(list: Shortlist, said: string): void {
  const newValue = textToStore(list);
  message = said;
  try {
    window.localStorage.setItem(key, newValue);
  } catch {
    unstored = newValue;
  }
  // The page's link to the list listens, too.
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

export const idsOf = (members: readonly Appraiser[]): Shortlist => members.map(({ id }) => id);

/** The list, its members in the directory in its order, and the message about the last change. */
export function useShortlist() {
  const { appraisers } = useFinder().directory;
  const text = useSyncExternalStore(subscribe, read);
  const shortlist = useMemo(() => {
    const list = listFromStored(text);
    return { list, chosen: membersOn(list, appraisers), message };
  }, [text, appraisers]);
  const { list, chosen } = shortlist;
  // The page's link counts what is stored, so members who left the directory leave the list, too.
  useEffect(() => {
    if (chosen.length < list.length) store(idsOf(chosen), message);
  }, [list, chosen]);
  return shortlist;
}

/** Whether a list was the visitor's own when the answer came. It stays so when they then remove an appraiser. */
export function useIsOwn(): boolean {
  const { answer, members } = useAnswer();
  const { list, chosen } = useShortlist();
  const missing = answer.status === 'list' ? answer.missing : 0;
  const hasSameMissing = members.length > 0 || list.length === missing;
  const hasSameMembers = textFromList(idsOf(chosen)) === textFromList(idsOf(members));
  const [isOwn] = useState(hasSameMembers && hasSameMissing);
  return isOwn;
}

/** Removes a member from the list, or adds them. */
export function toggle(appraiser: Appraiser): void {
  const before = listFromStored(read());
  const after = toggled(before, appraiser.id);
  const name = fullName(appraiser);
  if (after === before)
    notify(`Your list is full (${maxShortlisted} appraisers). Remove one to add another.`);
  else {
    const change = after.length > before.length ? 'added to' : 'removed from';
    store(after, `${name} ${change} your list (${counted(after.length)}).`);
  }
}
