// Which entry of a list, as it was, an entry of the new list is: the rest of its words are kept.
import { isDeepStrictEqual } from 'node:util';

/** The fields an entry is known by, the first that it has. */
const marks = ['id', 'zip', 'name', 'title', 'label', 'url', 'heading'] as const;

function markOf(entry: unknown): unknown {
  if (entry === null || typeof entry !== 'object') return undefined;
  return marks.map((mark) => Reflect.get(entry, mark)).find((value) => value !== undefined);
}

/** For each entry of the new list its place in the old one; nothing for one that is new. */
export function placesBefore(
  before: readonly unknown[],
  after: readonly unknown[],
): readonly (number | undefined)[] {
  const places: (number | undefined)[] = after.map(() => undefined);
  const free = new Set(before.keys());
  const take = (isOne: (old: unknown, at: number) => boolean, now: number) => {
    if (places[now] !== undefined) return;
    const found = [...free].find((at) => isOne(before[at], at));
    if (found === undefined) return;
    places[now] = found;
    free.delete(found);
  };
  // What stands where it stood is found first, then what was moved, then what was changed.
  for (const [now, entry] of after.entries())
    take((old, at) => at === now && isDeepStrictEqual(old, entry), now);
  for (const [now, entry] of after.entries()) take((old) => isDeepStrictEqual(old, entry), now);
  for (const [now, entry] of after.entries()) {
    const mark = markOf(entry);
    if (mark !== undefined) take((old) => markOf(old) === mark, now);
  }
  if (before.length === after.length)
    for (const now of after.keys()) take((_, at) => at === now, now);
  return places;
}
