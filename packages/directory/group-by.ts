// `Map.groupBy` does the same, but older phones lack it.

export type NonEmpty<T> = readonly [T, ...T[]];

/** The items by key, keys in order of first appearance, items in their own order. */
export function groupBy<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): ReadonlyMap<string, NonEmpty<T>> {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const members = groups.get(key);
    if (members) members.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
