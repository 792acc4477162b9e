// A three-way merge of files by their records: rows of a table, entries of a list, fields of a page. One that only one
// side changed merges; one that both changed is a conflict. Takes time in proportion to the records.
import { isDeepStrictEqual } from 'node:util';
import { type Bytes, textFileOf } from '#desk/writing/text-bytes.ts';
import { keyOf } from '#desk/writing/write-yaml.ts';
import { contentOf, fileWith, type Records, recordsAt } from './file-records.ts';

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

/** The value with the changes of both sides. `choose` decides which side of a conflict stays. */
export function mergeValues(
  { base, mine, theirs }: Versions<unknown>,
  choose: Choose,
  path: readonly string[] = [],
): unknown {
  const [was = new Map(), own, other] = [base, mine, theirs].map((side) => recordsAt(path, side));
  if (own && other) {
    const merged = mergedKeys(was, own, other).map((key) => {
      const versions = { base: was.get(key), mine: own.get(key), theirs: other.get(key) };
      return [key, mergeValues(versions, choose, [...path, key])] as const;
    });
    const records = new Map(merged.filter(([, record]) => record !== undefined));
    return Array.isArray(mine) ? [...records.values()] : Object.fromEntries(records);
  }
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return mine;
  if (isDeepStrictEqual(base, mine)) return theirs;
  return choose({ path, mine, theirs }) === 'mine' ? mine : theirs;
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

/** Numbers of members are never given twice. A row that is gone on a side counts as new on the other, so it stays. */
function keptRows(base: unknown, ...sides: readonly unknown[]): unknown {
  const rows = sides.map((side) => recordsAt([], side));
  const isKept = (row: unknown) => rows.every((side) => side?.has(String(keyOf(row))));
  return Array.isArray(base) ? base.filter(isKept) : base;
}

/** A file with the changes of both. One without records is chosen as a whole, and so is one that a side removed. */
export function mergeFile(file: string, versions: Versions<Bytes>, choose: Choose): Bytes {
  const { base, mine, theirs } = versions;
  const bytes = mine ?? theirs;
  if (!bytes) return undefined;
  // A table that isn't there has no rows.
  const missing = file.endsWith('.csv') ? [] : undefined;
  const [was, own, other] = [base, mine, theirs].map((side) =>
    side ? contentOf(file, side) : missing,
  );
  if (own !== undefined && other !== undefined) {
    const known = file === 'member-numbers.csv' ? keptRows(was, own, other) : was;
    const merged = mergeValues({ base: known, mine: own, theirs: other }, choose);
    return fileWith(file, bytes).write(merged);
  }
  const textOf = (side: Bytes) => side && textFileOf(side).text;
  return versions[choose({ path: [], mine: textOf(mine), theirs: textOf(theirs) })];
}
