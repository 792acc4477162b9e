// Gathering things that share a key. `Map.groupBy` does the same, but not yet on older phones.

export type NonEmpty<T> = readonly [T, ...T[]];

/** The items by key, keys in order of first appearance, items in their own order. */
export function groupBy<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): ReadonlyMap<string, NonEmpty<T>> {
  const gathered = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const members = gathered.get(key);
    if (members) members.push(item);
    else gathered.set(key, [item]);
  }
  return gathered;
}
