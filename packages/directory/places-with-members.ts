// The places that have members, each with its members, its point and the addresses of its pages.
import { type Appraiser, fullName, type Place } from './appraiser.ts';
import type { Atlas } from './atlas.ts';
import { membersAround, milesToTown } from './distance.ts';
import { townName } from './find-place.ts';
import type { NonEmpty } from './group-by.ts';
import { byName, centroid, type MemberIndex, type MemberLocation } from './members.ts';
import { slugOf } from './place-names.ts';

export type MemberPlace = Place & {
  /** The last part of the address of its page. */
  readonly slug: string;
  /** Its members by name. */
  readonly appraisers: readonly Appraiser[];
  readonly locations: NonEmpty<MemberLocation>;
};

export type PlaceAway = {
  readonly place: MemberPlace;
  /** Miles in a straight line from another place. */
  readonly miles: number;
};

const placeOrder = new Intl.Collator('en');

/**
 * Every place that has members, in alphabetical order, once for all spellings of its name. A search for the place
 * starts at the same point. "St. Paul" has its page at /appraisers/saint-paul.
 */
export function memberPlaces(
  { names, locationsByCity }: Pick<MemberIndex, 'names' | 'locationsByCity'>,
  gazetteer: Pick<Atlas, 'cities'>,
): readonly MemberPlace[] {
  const taken = new Set<string>();
  return [...locationsByCity]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, locations]) => {
      const known = gazetteer.cities.get(key);
      const { lat, lng } = known ?? centroid(locations);
      const name = known ? townName(known, locations) : spelling(locations, names.withoutState);
      const usual = slugOf(names.placeWords(name)) || 'place';
      // Names that share their ASCII letters.
      const slug = taken.has(usual) ? `${usual}-${locations[0].zip}` : usual;
      taken.add(slug);
      const appraisers = locations.flatMap((location) => location.appraisers).sort(byName);
      return { name, lat, lng, slug, appraisers, locations };
    })
    .sort((a, b) => placeOrder.compare(a.name, b.name) || (a.slug < b.slug ? -1 : 1));
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

/** Of several spellings that are in no table, the first in the alphabet. */
const spelling = (locations: NonEmpty<MemberLocation>, plain: (name: string) => string): string =>
  locations.map(({ city }) => plain(city).trim()).sort(placeOrder.compare)[0] ?? '';

/** How many nearby places to name when none is within the radius. */
const atLeast = 3;

/**
 * The other places within the radius in miles, nearest first, ties by name. Without any, the nearest
 * three. A search for the place shows the same miles.
 */
export function nearbyPlaces(
  here: MemberPlace,
  places: readonly MemberPlace[],
  radius: number,
): readonly PlaceAway[] {
  const others = places
    .flatMap((place) => {
      const [nearest] = place === here ? [] : membersAround(place.locations, [here]);
      return nearest ? { place, miles: milesToTown(here, nearest, radius) } : [];
    })
    .sort((a, b) => a.miles - b.miles || placeOrder.compare(a.place.name, b.place.name));
  const within = others.filter(({ miles }) => miles <= radius);
  return within.length > 0 ? within : others.slice(0, atLeast);
}
