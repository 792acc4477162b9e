// What a visitor does with their list: each deed changes it and says so.
import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import {
  joined,
  maxShortlisted,
  type Shortlist,
  toggled,
} from '@appraisers/directory/shortlist.ts';
import { readList, storeList } from './stored-list.ts';
import { chosenIn } from './use-shortlist.ts';

const counted = (count: number) => (count === 1 ? '1 appraiser' : `${count} appraisers`);

/** Members who have left the directory since take up no room. */
const ownList = (): Shortlist => chosenIn(readList()).map(({ id }) => id);

/** Takes a member off the list, or puts them on it. */
export function toggle(appraiser: Appraiser): void {
  const before = ownList();
  const after = toggled(before, appraiser.id);
  const name = fullName(appraiser);
  if (after === before) storeList(before, `Your list is full: it has room for ${maxShortlisted}.`);
  else if (after.length > before.length)
    storeList(after, `${name} is on your list now. It has ${counted(after.length)}.`);
  else storeList(after, `${name} is off your list. It has ${counted(after.length)}.`);
}

/** Puts all of these on the list, as far as there is room. */
export function addAll(appraisers: readonly Appraiser[]): void {
  const list = joined(
    ownList(),
    appraisers.map(({ id }) => id),
  );
  storeList(list, `Your list has ${counted(list.length)} now.`);
}

/** Empties the list; returns what it was. */
export function clear(): Shortlist {
  const before = ownList();
  storeList([], 'Your list is empty.');
  return before;
}

/** Puts back what was cleared. */
export const restore = (list: Shortlist): void =>
  storeList(list, `Your list is back. It has ${counted(list.length)}.`);
