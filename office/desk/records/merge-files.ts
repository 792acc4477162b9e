// Merges two versions of a file by its records, and of the two tables of members in one step.
import { isDeepStrictEqual } from 'node:util';
import { plainText } from '@appraisers/directory/place-names.ts';
import { type Fields, isFields } from '#desk/fields.ts';
import { type Bytes, textFileOf } from '#desk/writing/text-bytes.ts';
import { type Records, recordsOf, withRecords } from './file-records.ts';
import { type Choose, mergeRecords, type Versions } from './merge-records.ts';

/** The records of each version; undefined when one of them can't be read. A file that is missing has none. */
function readVersions(file: string, versions: Versions<Bytes>): Versions<Records> | undefined {
  const read = (bytes: Bytes) => (bytes ? recordsOf(file, bytes) : new Map());
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(read);
  return base && mine && theirs && { base, mine, theirs };
}

/** The file with these records. Where one side has just these, its bytes stay. */
function fileWith(
  file: string,
  records: Records,
  { mine, theirs }: Versions<Bytes>,
  read: Versions<Records>,
): Bytes {
  const isEqual = (side: Records) => isDeepStrictEqual([...side], [...records]);
  if (isEqual(read.mine)) return mine;
  if (isEqual(read.theirs)) return theirs;
  const bytes = mine ?? theirs;
  return bytes && withRecords(file, bytes, records);
}

const isSame = (a: Bytes, b: Bytes) => (a && b ? Buffer.from(a).equals(b) : a === b);

/** The file with the changes of both sides, by its records. One without records is chosen as a whole. */
export function mergeFile(file: string, versions: Versions<Bytes>, choose: Choose): Bytes {
  const { base, mine, theirs } = versions;
  if (isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  const read = mine && theirs && readVersions(file, versions);
  if (read) return fileWith(file, mergeRecords(read, choose), versions, read);
  const textOf = (bytes: Bytes) => bytes && textFileOf(bytes).text;
  return versions[choose({ path: [], mine: textOf(mine), theirs: textOf(theirs) })];
}

const personOf = (row: unknown) => {
  const { firstName, lastName }: Fields = isFields(row) ? row : {};
  return plainText(`${firstName} ${lastName}`);
};

/** My rows, with the next numbers for my new members whose number the other side gave to someone else. */
function renumber(members: Versions<Records>, numbers: Versions<Records>) {
  const all = [members.mine, members.theirs, numbers.mine, numbers.theirs];
  let last = 0;
  for (const table of all) for (const id of table.keys()) last = Math.max(last, Number(id) || 0);
  const found = new Map<string, string>();
  for (const [id, row] of members.mine) {
    const other = members.theirs.get(id);
    const isKnown = members.base.has(id) || numbers.base.has(id);
    if (other && !isKnown && personOf(other) !== personOf(row)) found.set(id, `${++last}`);
  }
  return (rows: Records): Records =>
    new Map(
      [...rows].map(([id, row]) => {
        const next = found.get(id);
        return next ? [next, { ...Object(row), id: next }] : [id, row];
      }),
    );
}

type Tables<Table> = { readonly members: Table; readonly numbers: Table };

/**
 * Merges the list of members and the table of their numbers in one step, because two people who each add a member give
 * both the same number. Undefined when a version can't be read.
 */
export function mergeMembers(
  files: Tables<string>,
  versions: Tables<Versions<Bytes>>,
  choose: Choose,
): Tables<Bytes> | undefined {
  const members = readVersions(files.members, versions.members);
  const numbers = readVersions(files.numbers, versions.numbers);
  if (!members || !numbers) return undefined;
  const renumbered = renumber(members, numbers);
  const list = mergeRecords({ ...members, mine: renumbered(members.mine) }, choose);
  const mine = renumbered(numbers.mine);
  // A number is never given twice, so it also stays when the version that gave it is undone.
  const isInBoth = ([id]: readonly [string, unknown]) => mine.has(id) && numbers.theirs.has(id);
  const base = new Map([...numbers.base].filter(isInBoth));
  const given = [...mergeRecords({ ...numbers, base, mine }, choose)];
  const sorted = new Map(given.sort(([a], [b]) => Number(a) - Number(b)));
  return {
    members: fileWith(files.members, list, versions.members, members),
    numbers: fileWith(files.numbers, sorted, versions.numbers, numbers),
  };
}
