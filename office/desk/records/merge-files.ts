// A three-way merge of files: by their records, or as a whole where they have none.
import { isDeepStrictEqual } from 'node:util';
import { type Bytes, textFileOf } from '#desk/writing/text-bytes.ts';
import { formatOf, recordsOf } from './file-records.ts';
import { allNumbers, newNumbers, renumbered } from './member-numbers.ts';
import { type Choose, mergeRecords, type Records, type Versions } from './merge-records.ts';

const isSame = (a: Bytes, b: Bytes) => (a && b ? Buffer.from(a).equals(b) : a === b);

const textOf = (bytes: Bytes) => bytes && textFileOf(bytes).text;

/** Undefined when a version has no records. A table that is missing has no rows. */
function recordsIn(file: string, versions: Versions<Bytes>): Versions<Records> | undefined {
  const isTable = file.endsWith('.csv');
  const of = (bytes: Bytes) =>
    bytes === undefined && isTable ? new Map() : recordsOf(file, textOf(bytes));
  const [base, mine, theirs] = [of(versions.base), of(versions.mine), of(versions.theirs)];
  return mine && theirs && { base: base ?? new Map(), mine, theirs };
}

const isEqual = (a: Records, b: Records) => isDeepStrictEqual([...a], [...b]);

/** The file with these records. Where one side has just these, its bytes stay. */
function fileWith(
  file: string,
  { mine, theirs }: Versions<Bytes>,
  read: Versions<Records>,
  records: Records,
): Bytes {
  if (mine && isEqual(read.mine, records)) return mine;
  if (theirs && isEqual(read.theirs, records)) return theirs;
  const { text, bytesOf } = textFileOf(mine ?? theirs ?? new Uint8Array());
  return bytesOf(formatOf(file)?.write(text, records) ?? text);
}

/** The file with the changes of both sides; undefined when it is removed. */
export function mergeFile(file: string, versions: Versions<Bytes>, choose: Choose): Bytes {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  const records = recordsIn(file, versions);
  if (records) return fileWith(file, versions, records, mergeRecords(records, choose));
  return versions[choose({ path: [], mine: textOf(mine), theirs: textOf(theirs) })];
}

const [membersFile, numbersFile] = ['members.csv', 'member-numbers.csv'] as const;

type Tables<Table> = { readonly members: Table; readonly numbers: Table };

/** The list and its numbers in one step, because both have the numbers. Undefined when one can't be read. */
export function mergeMembers(
  versions: Tables<Versions<Bytes>>,
  choose: Choose,
): Tables<Bytes> | undefined {
  const members = recordsIn(membersFile, versions.members);
  const numbers = recordsIn(numbersFile, versions.numbers);
  if (!members || !numbers) return undefined;
  const changed = newNumbers(members, numbers);
  const list = { ...members, mine: renumbered(members.mine, changed) };
  const given = { ...numbers, mine: renumbered(numbers.mine, changed) };
  const all = allNumbers(mergeRecords(given, choose), given);
  return {
    members: fileWith(membersFile, versions.members, members, mergeRecords(list, choose)),
    numbers: all.size > 0 ? fileWith(numbersFile, versions.numbers, numbers, all) : undefined,
  };
}
