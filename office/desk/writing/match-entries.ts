// Matches the entries of a list with those it had before, so that they keep their comments.
import { isDeepStrictEqual } from 'node:util';

/** The fields that identify an entry: the first of them that it has. */
const keys = ['id', 'zip', 'name', 'title', 'label', 'url', 'heading'] as const;

/** What identifies an entry; undefined if it has none of these fields. */
export function keyOf(entry: unknown): unknown {
  if (entry === null || typeof entry !== 'object') return undefined;
  return keys.map((key) => Reflect.get(entry, key)).find((value) => value !== undefined);
}

/** For each entry of the new list its index in the old one; undefined for a new entry. */
export function matchEntries(
  before: readonly unknown[],
  after: readonly unknown[],
): readonly (number | undefined)[] {
  const matches: (number | undefined)[] = after.map(() => undefined);
  const free = new Set(before.keys());
  const take = (isOne: (old: unknown, at: number) => boolean, now: number) => {
    if (matches[now] !== undefined) return;
    const found = [...free].find((at) => isOne(before[at], at));
    if (found === undefined) return;
    matches[now] = found;
    free.delete(found);
  };
  // First entries that are the same in the same place, then moved ones, then changed ones.
  for (const [now, entry] of after.entries())
    take((old, at) => at === now && isDeepStrictEqual(old, entry), now);
  for (const [now, entry] of after.entries()) take((old) => isDeepStrictEqual(old, entry), now);
  for (const [now, entry] of after.entries()) {
    const key = keyOf(entry);
    if (key !== undefined) take((old) => keyOf(old) === key, now);
  }
  if (before.length === after.length)
    for (const now of after.keys()) take((_, at) => at === now, now);
  return matches;
}
