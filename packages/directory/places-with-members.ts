// The places that have members, each with its people, its point and the address of its page.
import type { Appraiser, Place } from './appraiser.ts';
import type { Atlas } from './atlas.ts';
import { milesBetween } from './distance.ts';
import type { NonEmpty } from './group-by.ts';
import { byName, centroid, type MemberIndex, type MemberLocation } from './members.ts';
import { placeSlugs } from './place-slugs.ts';

export type MemberPlace = Place & {
  /** The last part of its page's address. */
  readonly slug: string;
  /** Its members by name. */
  readonly appraisers: readonly Appraiser[];
  /** Where in the place they are. */
  readonly spots: NonEmpty<MemberLocation>;
};

export type PlaceAway = {
  readonly place: MemberPlace;
  /** Miles in a straight line, from the middle of another place to the nearest member here. */
  readonly miles: number;
};

const placeOrder = new Intl.Collator('en');

/**
 * Every place that has members, once however its name is written, in alphabetical order. It is called
 * as the gazetteer or the extra table calls it, and its point is that of a search for it.
 */
export function memberPlaces(
  { names, locationsByCity }: MemberIndex,
  extra: Atlas,
  gazetteer: Atlas,
): readonly MemberPlace[] {
  const places = [...locationsByCity].map(([key, locations]) => {
    const known = gazetteer.cities.get(key);
    const { lat, lng } = known ?? centroid(locations);
    const name = (known ?? extra.cities.get(key))?.name ?? spelling(locations, names.withoutState);
    const appraisers = locations.flatMap((location) => location.appraisers).sort(byName);
    return { name, lat, lng, appraisers, spots: locations };
  });
  const slugs = placeSlugs(
    places.map(({ name }) => name),
    names,
  );
  return places
    .map((place) => ({ ...place, slug: slugs.get(place.name) ?? '' }))
    .sort((a, b) => placeOrder.compare(a.name, b.name) || (a.slug < b.slug ? -1 : 1));
}

/** Of several spellings that no table knows the first by alphabet, anyone who is listed first. */
const spelling = (locations: NonEmpty<MemberLocation>, plain: (name: string) => string): string =>
  locations.map(({ city }) => plain(city).trim()).sort(placeOrder.compare)[0] ?? '';

/** How many are named where none is within the radius. */
const atLeast = 3;

/**
 * The other places within the radius in miles, the nearest first, ties by name; where there is none,
 * the nearest three. The miles are those that a search for the place gives.
 */
export function nearbyPlaces(
  here: MemberPlace,
  places: readonly MemberPlace[],
  radius: number,
): readonly PlaceAway[] {
  const others = places
    .filter((place) => place !== here)
    .map((place) => ({
      place,
      miles: Math.min(...place.spots.map((location) => milesBetween(here, location))),
    }))
    .sort((a, b) => a.miles - b.miles || placeOrder.compare(a.place.name, b.place.name));
  const within = others.filter(({ miles }) => miles <= radius);
  return within.length > 0 ? within : others.slice(0, atLeast);
}
