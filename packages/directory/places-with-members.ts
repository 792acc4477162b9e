// The places that have members, each with its members, its point and the address of its page.
import type { Appraiser, Place } from './appraiser.ts';
import type { Atlas } from './atlas.ts';
import { membersAround, milesToTown } from './distance.ts';
import { townName } from './find-place.ts';
import type { NonEmpty } from './group-by.ts';
import { byName, centroid, type MemberIndex, type MemberLocation } from './members.ts';
import { type PlaceNames, slugOf } from './place-names.ts';

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
 * starts at the same point.
 */
export function memberPlaces(
  { names, locationsByCity }: MemberIndex,
  gazetteer: Atlas,
): readonly MemberPlace[] {
  const places = [...locationsByCity].map(([key, locations]) => {
    const known = gazetteer.cities.get(key);
    const { lat, lng } = known ?? centroid(locations);
    const name = known ? townName(known, locations) : spelling(locations, names.withoutState);
    const appraisers = locations.flatMap((location) => location.appraisers).sort(byName);
    return { name, lat, lng, appraisers, locations };
  });
  const slugs = placeSlugs(
    places.map(({ name }) => name),
    names,
  );
  return places
    .map((place) => ({ ...place, slug: slugs.get(place.name) ?? '' }))
    .sort((a, b) => placeOrder.compare(a.name, b.name) || (a.slug < b.slug ? -1 : 1));
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
  const milesTo = (locations: readonly MemberLocation[]) => {
    const [nearest] = membersAround(locations, [here]);
    return nearest ? milesToTown(here, nearest, radius) : 0;
  };
  const others = places
    .filter((place) => place !== here)
    .map((place) => ({ place, miles: milesTo(place.locations) }))
    .sort((a, b) => a.miles - b.miles || placeOrder.compare(a.place.name, b.place.name));
  const within = others.filter(({ miles }) => miles <= radius);
  return within.length > 0 ? within : others.slice(0, atLeast);
}

/**
 * A slug for each name: "St. Paul" has its page at /appraisers/saint-paul. It depends on the name alone,
 * so a page keeps its address when members join or leave. Names that share their ASCII letters get
 * numbers, in the order of their keys.
 */
export function placeSlugs(
  placeNames: readonly string[],
  { placeKey, placeWords }: Pick<PlaceNames, 'placeKey' | 'placeWords'>,
): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const free = (slug: string, count = 1): string => {
    const candidate = count === 1 ? slug : `${slug}-${count}`;
    return taken.has(candidate) ? free(slug, count + 1) : candidate;
  };
  const inOrder = placeNames
    .map((name) => ({ name, key: placeKey(name) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return new Map(
    inOrder.map(({ name }) => {
      const slug = free(slugOf(placeWords(name)) || 'place');
      taken.add(slug);
      return [name, slug];
    }),
  );
}
