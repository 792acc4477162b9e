// Which files of a large directory to load for some members: each card is in several.
import { shardName } from './member-shards.ts';

/** A list of members, such as those who speak a language: the place of each member's number in it. */
export type Family = readonly [name: string, places: ReadonlyMap<number, number>];

/** The families of some lists of members' numbers. */
export const familiesOf = (lists: ReadonlyMap<string, readonly number[]>): readonly Family[] =>
  [...lists].map(([name, list]) => [name, new Map(list.map((number, place) => [number, place]))]);

/** Whether shards by area have enough of the members. Those of an answer by need or by name are far apart. */
const areNeighbors = (members: number, files: number) => files <= 3 || members / files >= 16;

/**
 * The names of a few shards with the cards of members: by area, or by the family that has most of them in each file,
 * then of the others.
 * @param numbers of the members, by area
 * @param moreFamilies makes the other families, which takes long
 */
export function fewestShards(
  numbers: readonly number[],
  moreFamilies: () => readonly Family[],
): readonly string[] {
  const byArea = new Set(numbers.map((number) => shardName('area', number)));
  if (areNeighbors(numbers.length, byArea.size)) return [...byArea];
  const area = new Map(numbers.map((number) => [number, number]));
  const families: readonly Family[] = [['area', area], ...moreFamilies()];
  const found: string[] = [];
  let left = numbers;
  while (left.length > 0) {
    let best = { names: new Set<string>(), rest: left, each: 0 };
    for (const [family, places] of families) {
      const covered = left.flatMap((number) => places.get(number) ?? []);
      const names = new Set(covered.map((place) => shardName(family, place)));
      const each = covered.length / names.size;
      if (each > best.each)
        best = { names, rest: left.filter((number) => !places.has(number)), each };
    }
    found.push(...best.names);
    left = best.rest;
  }
  return found;
}
