// Entries that repeat an earlier one.

/** The places of keys that are there already, each with the place of the first one. Empty keys don't count. */
export function repeats(keys: readonly (string | undefined)[]) {
  const firsts = new Map<string, number>();
  return keys.flatMap((key, at) => {
    if (!key) return [];
    const first = firsts.get(key);
    if (first !== undefined) return { at, first };
    firsts.set(key, at);
    return [];
  });
}
