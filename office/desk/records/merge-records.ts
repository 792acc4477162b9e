// A three-way merge of records: rows of a table, entries of a list, fields of a file. Every record has a key. One
// that only one side changed merges; one that both changed is a conflict. Takes time in proportion to the records.
import { isDeepStrictEqual } from 'node:util';

/** Records by their keys, in their order. A record may have records of its own, such as the entries of a list. */
export type Records = ReadonlyMap<string, unknown>;

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
  const merged = new Map<string, unknown>();
  for (const key of mergedKeys(base, mine, theirs)) {
    const versions = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) };
    const value = mergeRecord(versions, choose, [...path, key]);
    if (value !== undefined) merged.set(key, value);
  }
  return merged;
}

function mergeRecord(
  { base, mine, theirs }: Versions<unknown>,
  choose: Choose,
  path: readonly string[],
): unknown {
  if (isRecords(mine) && isRecords(theirs))
    return mergeRecords({ base: isRecords(base) ? base : new Map(), mine, theirs }, choose, path);
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return mine;
  if (isDeepStrictEqual(base, mine)) return theirs;
  return choose({ path, mine, theirs }) === 'mine' ? mine : theirs;
}

/** Whether the records that both have are in the same order. */
function isSameOrder(a: Records, b: Records): boolean {
  const [inBoth, others] = [
    [...a.keys()].filter((key) => b.has(key)),
    [...b.keys()].filter((key) => a.has(key)),
  ];
  return inBoth.every((key, at) => key === others[at]);
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
  const keys = [...(added.get(undefined) ?? [])];
  for (const key of order.keys()) keys.push(key, ...(added.get(key) ?? []));
  return keys;
}
