// The towns that have members, each with its members and the addresses of its pages.
import { type Appraiser, fullName } from './appraiser.ts';
import type { Place } from './atlas.ts';
import { membersAround, milesToTown } from './distance.ts';
import { byName, type MemberIndex, nameOrder } from './members.ts';
import { slugOf } from './place-names.ts';

export type MemberPlace = Place & {
  /** The last part of the address of its page. */
  readonly slug: string;
  /** Its members by name. */
  readonly appraisers: readonly Appraiser[];
};

/**
 * Every town that has members, in alphabetical order, once for all spellings of its name. "St. Paul" has its page at
 * /appraisers/saint-paul.
 */
export function memberPlaces({ names, cities }: MemberIndex): readonly MemberPlace[] {
  const taken = new Set<string>();
  return [...cities.values()]
    .filter(({ locations }) => locations.length > 0)
    .sort((a, b) => nameOrder.compare(a.name, b.name))
    .map((place) => {
      const { name, locations } = place;
      const usual = slugOf(names.placeWords(name)) || 'place';
      // Names that share their ASCII letters.
      const slug = taken.has(usual) ? `${usual}-${locations[0]?.zip}` : usual;
      taken.add(slug);
      const appraisers = locations.flatMap((location) => location.appraisers).sort(byName);
      return { ...place, slug, appraisers };
    });
}

/**
 * The path of each member's page, by id: /appraisers/provo/desta-haile. It depends on the name and the place. Of
 * members with one name in one place, the one listed first keeps it, and the others get their ids, which no one
 * else ever has.
 */
export function memberPaths(places: readonly MemberPlace[]): ReadonlyMap<number, string> {
  const paths = new Map<number, string>();
  const taken = new Set<string>();
  const members = places
    .flatMap(({ slug, appraisers }) => appraisers.map((member) => ({ slug, member })))
    .sort((a, b) => a.member.id - b.member.id);
  for (const { slug, member } of members) {
    const path = `/appraisers/${slug}/${slugOf(fullName(member)) || 'appraiser'}`;
    paths.set(member.id, taken.has(path) ? `${path}-${member.id}` : path);
    taken.add(path);
  }
  return paths;
}

/**
 * The other places within the radius in miles, nearest first, ties by name. Without any, the nearest
 * three, each with the miles in a straight line. A search for the place shows the same miles.
 */
export function nearbyPlaces(here: MemberPlace, places: readonly MemberPlace[], radius: number) {
  const others = places
    .flatMap((place) => {
      const [nearest] = place === here ? [] : membersAround(place.locations, here);
      return nearest ? { place, miles: milesToTown(here, nearest, radius) } : [];
    })
    .sort((a, b) => a.miles - b.miles || nameOrder.compare(a.place.name, b.place.name));
  const within = others.filter(({ miles }) => miles <= radius);
  return within.length > 0 ? within : others.slice(0, 3);
}
