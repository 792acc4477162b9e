/**
 * Adds an id to a stored list, or removes it, as packages/directory/shortlist.ts does: importing that would
 * make more files to load. Undefined when the list is full.
 */
export function toggleStored(stored: string | null, id: string): string | undefined {
  const ids = storedIds(stored);
  const others = ids.filter((other) => other !== id);
  if (others.length === ids.length) {
    if (ids.length >= 20) return undefined;
    others.push(id);
  }
  return `1:${others.join('.')}`;
}

export const storedIds = (stored: string | null): readonly string[] =>
  /^1:([\d.]+)$/.exec(stored ?? '')?.[1]?.split('.') ?? [];
