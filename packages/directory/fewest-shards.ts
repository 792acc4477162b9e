// Which files of a large directory to load for some members: each card is in several.
import { shardName } from './member-shards.ts';

/** Lists of members' numbers, such as of those who speak a language, by the name of the list. */
export type Families = ReadonlyMap<string, readonly number[]>;

/** Whether shards by area have enough of the members. Those of an answer by need or by name are far apart. */
const areNeighbors = (members: number, files: number) => files <= 3 || members / files >= 8;

/**
 * The names of a few shards with the cards of members: by area, or else repeatedly the shard that has the most of
 * those still missing. Finding the fewest possible would take too long.
 * @param numbers of the members, by area
 * @param moreFamilies makes the other families, which takes long
 */
export function fewestShards(
  numbers: readonly number[],
  moreFamilies: () => Families,
): readonly string[] {
  const left = new Set(numbers);
  const shards = new Map<string, number[]>();
  const add = (name: string, number: number) => {
    const members = shards.get(name);
    if (members) members.push(number);
    else shards.set(name, [number]);
  };
  for (const number of numbers) add(shardName('area', number), number);
  if (areNeighbors(numbers.length, shards.size)) return [...shards.keys()];
  for (const [family, list] of moreFamilies())
    for (const [place, number] of list.entries())
      if (left.has(number)) add(shardName(family, place), number);
  const found: string[] = [];
  while (left.size > 0) {
    let [best, most] = ['', 0];
    for (const [name, members] of shards) {
      const count = members.filter((one) => left.has(one)).length;
      if (count > most) [best, most] = [name, count];
    }
    found.push(best);
    for (const number of shards.get(best) ?? []) left.delete(number);
  }
  return found;
}
