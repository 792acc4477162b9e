// A three-way merge of files by their records: rows of a table, entries of a list, fields of a page. One that only one
// side changed merges; one that both changed is a conflict. Takes time in proportion to the records.
import { isDeepStrictEqual } from 'node:util';
import { plainText } from '@appraisers/directory/place-names.ts';
import { type Bytes, textFileOf } from '#desk/writing/text-bytes.ts';
import { type Records, recordsOf, withRecords } from './file-records.ts';

export const sides = ['mine', 'theirs'] as const;
export type Side = (typeof sides)[number];

/** A record that both sides changed. What a side removed is undefined there. */
export type Conflict = {
  readonly path: readonly string[];
  readonly mine: unknown;
  readonly theirs: unknown;
};

export type Versions<Version> = {
  readonly base: Version;
  readonly mine: Version;
  readonly theirs: Version;
};

export type Choose = (conflict: Conflict) => Side;

const isRecords = (value: unknown): value is Records => value instanceof Map;

/** The records with the changes of both sides. `choose` decides which side of a conflict stays. */
export function mergeRecords(
  { base, mine, theirs }: Versions<Records>,
  choose: Choose,
  path: readonly string[] = [],
): Records {
  const mergeRecord = (key: string): unknown => {
    const [was, own, other] = [base.get(key), mine.get(key), theirs.get(key)];
    const at = [...path, key];
    if (isRecords(own) && isRecords(other)) {
      const versions = { base: isRecords(was) ? was : new Map(), mine: own, theirs: other };
      return mergeRecords(versions, choose, at);
    }
    if (isDeepStrictEqual(own, other) || isDeepStrictEqual(was, other)) return own;
    if (isDeepStrictEqual(was, own)) return other;
    return choose({ path: at, mine: own, theirs: other }) === 'mine' ? own : other;
  };
  const merged = mergedKeys(base, mine, theirs).map((key) => [key, mergeRecord(key)] as const);
  return new Map(merged.filter(([, value]) => value !== undefined));
}

/** Whether the records that both have are in the same order. */
function isSameOrder(a: Records, b: Records): boolean {
  const others = [...b.keys()].filter((key) => a.has(key));
  return [...a.keys()].filter((key) => b.has(key)).every((key, at) => key === others[at]);
}

/** All keys once. A record that one side added follows the record that it follows there. */
function mergedKeys(base: Records, mine: Records, theirs: Records): readonly string[] {
  // Of two orders, the one that changed stays.
  const [order, other] = isSameOrder(base, mine) ? [theirs, mine] : [mine, theirs];
  const added = new Map<string | undefined, string[]>();
  let last: string | undefined;
  for (const key of other.keys())
    if (order.has(key)) last = key;
    else added.set(last, [...(added.get(last) ?? []), key]);
  const following = (key: string | undefined) => added.get(key) ?? [];
  return [...following(undefined), ...[...order.keys()].flatMap((key) => [key, ...following(key)])];
}

/** The records of each version; undefined when one of them can't be read. A file that is missing has none. */
function readVersions(file: string, versions: Versions<Bytes>): Versions<Records> | undefined {
  const read = (bytes: Bytes) => (bytes ? recordsOf(file, bytes) : new Map());
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(read);
  return base && mine && theirs && { base, mine, theirs };
}

/** A file that both changed, with the changes of both. One without records is chosen as a whole. */
export function mergeFile(file: string, versions: Versions<Bytes>, choose: Choose): Bytes {
  const { mine, theirs } = versions;
  const read = mine && theirs && readVersions(file, versions);
  if (read) return withRecords(file, mine, mergeRecords(read, choose));
  const textOf = (bytes: Bytes) => bytes && textFileOf(bytes).text;
  return versions[choose({ path: [], mine: textOf(mine), theirs: textOf(theirs) })];
}

const personOf = (row: unknown) => {
  const { firstName, lastName } = Object(row);
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
  const base = new Map([...numbers.base].filter(([id]) => mine.has(id) && numbers.theirs.has(id)));
  const given = [...mergeRecords({ ...numbers, base, mine }, choose)];
  const sorted = new Map(given.sort(([a], [b]) => Number(a) - Number(b)));
  const fileWith = (file: string, records: Records, versionsOf: Versions<Bytes>) => {
    const bytes = versionsOf.mine ?? versionsOf.theirs;
    return bytes && withRecords(file, bytes, records);
  };
  return {
    members: fileWith(files.members, list, versions.members),
    numbers: fileWith(files.numbers, sorted, versions.numbers),
  };
}
