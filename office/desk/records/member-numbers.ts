// Two people who each add a member give both the same number. The second gets the next one, in every table.
import { plainText } from '@appraisers/directory/place-names.ts';
import { type Fields, isFields } from '#desk/fields.ts';
import type { Records, Versions } from './merge-records.ts';

type TableVersions = Versions<Records>;

/** New numbers by old ones. */
type NewNumbers = ReadonlyMap<string, string>;

const nameOf = (row: unknown) => {
  const { firstName, lastName }: Fields = isFields(row) ? row : {};
  return plainText(`${firstName} ${lastName}`);
};

/** The numbers that both sides gave to different new members, with other numbers for mine. */
export function newNumbers(members: TableVersions, numbers: TableVersions): NewNumbers {
  const all = [members.mine, members.theirs, numbers.mine, numbers.theirs];
  let last = 0;
  for (const table of all) for (const id of table.keys()) last = Math.max(last, Number(id) || 0);
  const found = new Map<string, string>();
  for (const [id, row] of members.mine) {
    const other = members.theirs.get(id);
    const isKnown = members.base.has(id) || numbers.base.has(id);
    if (!other || isKnown || nameOf(other) === nameOf(row)) continue;
    last += 1;
    found.set(id, `${last}`);
  }
  return found;
}

/** A table with these numbers changed. */
export const renumbered = (table: Records, numbers: NewNumbers): Records =>
  new Map(
    [...table].map(([id, row]) => {
      const next = numbers.get(id);
      return next && isFields(row) ? [next, { ...row, id: next }] : [id, row];
    }),
  );

/** The numbers by number, with those that an undone version gave: no number is ever given twice. */
export function allNumbers(merged: Records, { mine, theirs }: TableVersions): Records {
  const all = new Map([...mine, ...theirs, ...merged]);
  return new Map([...all].sort(([a], [b]) => Number(a) - Number(b)));
}
