// A three-way merge of files by their records: rows of a table, entries of a list, fields of a page. One that only one
// side changed merges; one that both changed is a conflict. Takes time in proportion to the records.
import { isDeepStrictEqual } from 'node:util';
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

/** Numbers of members are never given twice, so a row stays when one side, or an undo, removes it. */
const keepsRows = (file: string) => file === 'member-numbers.csv';

const keptBase = ({ base, mine, theirs }: Versions<Records>): Records =>
  new Map([...base].filter(([key]) => mine.has(key) && theirs.has(key)));

/** A file with the changes of both. One without records is chosen as a whole, and so is one that a side removed. */
export function mergeFile(file: string, versions: Versions<Bytes>, choose: Choose): Bytes {
  const { mine, theirs } = versions;
  const bytes = mine ?? theirs;
  const read = readVersions(file, versions);
  // A table that isn't there has no rows.
  if (read && bytes && (file.endsWith('.csv') || (mine && theirs))) {
    const base = keepsRows(file) ? keptBase(read) : read.base;
    return withRecords(file, bytes, mergeRecords({ ...read, base }, choose));
  }
  const textOf = (side: Bytes) => side && textFileOf(side).text;
  return versions[choose({ path: [], mine: textOf(mine), theirs: textOf(theirs) })];
}
