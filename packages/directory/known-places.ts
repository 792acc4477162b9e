// Every place that a visitor can search for, once: from members, the extra table and the gazetteer.
import type { Point } from './appraiser.ts';
import { emptyAtlas } from './atlas.ts';
import type { SearchType } from './criteria.ts';
import { centroid, type MemberLocation } from './members.ts';
import type { PlaceNames } from './place-names.ts';
import type { Knowledge } from './search.ts';

export type KnownPlace = {
  readonly by: SearchType;
  /** The text of a search for it: a ZIP, or the name of a city. */
  readonly near: string;
  /** The town of a ZIP. */
  readonly town?: string | undefined;
  readonly origin: Point;
  /** How many members are there. */
  readonly here: number;
  /** Its spellings without spaces and punctuation. The first identifies it. */
  readonly keys: readonly string[];
  /** Its name from the second word on, from the third on, and so on. */
  readonly tails: readonly string[];
};

const count = (locations: readonly MemberLocation[]) =>
  locations.reduce((sum, { appraisers }) => sum + appraisers.length, 0);

export function knownPlaces(knowledge: Omit<Knowledge, 'zipPrefixes'>): readonly KnownPlace[] {
  const { members, extra, gazetteer = emptyAtlas } = knowledge;
  const places = new Map<string, KnownPlace>();
  const add = (place: KnownPlace) => {
    const key = `${place.by} ${place.keys[0]}`;
    if (!places.has(key)) places.set(key, place);
  };
  for (const [zip, locations] of members.locationsByZip)
    add(zipPlace(zip, locations[0].city, locations[0], count(locations)));
  for (const [key, locations] of members.locationsByCity) {
    const origin = gazetteer.cities.get(key) ?? centroid(locations);
    add(cityPlace(locations[0].city, origin, count(locations), members.names));
  }
  for (const { zips, cities } of [extra, gazetteer]) {
    for (const place of zips.values()) add(zipPlace(place.name, place.town, place, 0));
    for (const place of cities.values()) add(cityPlace(place.name, place, 0, members.names));
  }
  return [...places.values()];
}

const zipPlace = (
  zip: string,
  town: string | undefined,
  { lat, lng }: Point,
  here: number,
): KnownPlace => ({
  by: 'zip',
  near: zip,
  town,
  origin: { lat, lng },
  here,
  keys: [zip],
  tails: [],
});

function cityPlace(
  name: string,
  { lat, lng }: Point,
  here: number,
  { placeKey, plainKey }: PlaceNames,
): KnownPlace {
  const words = name.split(' ');
  return {
    by: 'city',
    near: name,
    origin: { lat, lng },
    here,
    keys: [...new Set([placeKey(name), plainKey(name)])],
    tails: words.slice(1).map((_, at) => plainKey(words.slice(at + 1).join(' '))),
  };
}
