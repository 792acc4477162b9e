// Merges the list of members and its numbers in one step. Two people who each add a member give both the same number:
// the second gets the next one, in both tables.
import { plainText } from '@appraisers/directory/place-names.ts';
import { type Fields, isFields } from '#desk/fields.ts';
import type { Bytes } from '#desk/writing/text-bytes.ts';
import { fileWith, recordsOf } from './file-records.ts';
import { type Choose, mergeRecords, type Records, type Versions } from './merge-records.ts';

const nameOf = (row: unknown) => {
  const { firstName, lastName }: Fields = isFields(row) ? row : {};
  return plainText(`${firstName} ${lastName}`);
};

/** Other numbers for my new members, where the other side gave theirs to someone else. */
function newNumbers(members: Versions<Records>, numbers: Versions<Records>) {
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

/** A table that is missing has no rows. Undefined when a version can't be read. */
function tablesOf(file: string, versions: Versions<Bytes>): Versions<Records> | undefined {
  const of = (bytes: Bytes) => (bytes ? recordsOf(file, bytes) : new Map());
  const [base, mine, theirs] = [of(versions.base), of(versions.mine), of(versions.theirs)];
  return base && mine && theirs && { base, mine, theirs };
}

type Tables<Table> = { readonly members: Table; readonly numbers: Table };

/** Undefined when one can't be read. */
export function mergeMembers(
  files: Tables<string>,
  versions: Tables<Versions<Bytes>>,
  choose: Choose,
): Tables<Bytes> | undefined {
  const members = tablesOf(files.members, versions.members);
  const numbers = tablesOf(files.numbers, versions.numbers);
  if (!members || !numbers) return undefined;
  const changed = newNumbers(members, numbers);
  const merge = (tables: Versions<Records>) => {
    const renumbered = [...tables.mine].map(([id, row]): [string, unknown] => {
      const next = changed.get(id);
      return next && isFields(row) ? [next, { ...row, id: next }] : [id, row];
    });
    const mine = new Map(renumbered);
    return { mine, merged: mergeRecords({ ...tables, mine }, choose) };
  };
  const given = merge(numbers);
  // Also the numbers that an undone version gave: no number is ever given twice.
  const all = [...new Map([...given.mine, ...given.merged])];
  const sorted = new Map(all.sort(([a], [b]) => Number(a) - Number(b)));
  return {
    members: fileWith(files.members, merge(members).merged, versions.members, members),
    numbers:
      sorted.size > 0 ? fileWith(files.numbers, sorted, versions.numbers, numbers) : undefined,
  };
}
