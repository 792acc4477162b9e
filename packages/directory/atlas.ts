// The points of ZIP codes and of place names.
import type { Place } from './appraiser.ts';
import { groupBy, type NonEmpty } from './group-by.ts';
import type { PlaceNames } from './place-names.ts';

/** A county, parish or borough: an area, which has no single point. */
export type CountyPlace = {
  /** The full name, such as "Kane County". */
  readonly name: string;
  /** The name without its last word. */
  readonly shortName: string;
  /** Its ZIPs. */
  readonly zips: NonEmpty<Place>;
};

export type Atlas = {
  readonly zips: ReadonlyMap<string, Place>;
  readonly cities: ReadonlyMap<string, Place>;
  /** By the key of the full name, of the short one, and of the short one with "Co." */
  readonly counties: ReadonlyMap<string, CountyPlace>;
};

export type ZipRow = readonly [
  zip: string,
  lat: number,
  lng: number,
  town?: string,
  /** The number of its county. */
  county?: number | undefined,
  /** 1 for a ZIP of post boxes, which has no area. */
  isBox?: 0 | 1,
];
export type CityRow = readonly [
  name: string,
  lat: number,
  lng: number,
  county?: number | undefined,
  /** Its ZIPs at the same point, with spaces between them: those that people live in, and those of post boxes. */
  zips?: string,
  boxes?: string,
];

/**
 * Makes an atlas from rows with points in degrees. The first row of a ZIP or of a name counts, and a ZIP of its
 * own before one at the point of its town.
 */
export function atlas(
  zips: readonly ZipRow[],
  cities: readonly CityRow[],
  { placeKey }: PlaceNames,
  counties: readonly string[] = [],
): Atlas {
  const zipPlaces = [...zips, ...cities.flatMap(zipsAtTown)].map(
    ([name, lat, lng, town, county = -1, isBox]): Place => ({
      ...placeAt(name, lat, lng, counties[county]),
      ...(town !== undefined && { town }),
      ...(isBox !== 1 && { hasArea: true }),
    }),
  );
  const cityPlaces = cities.map(([name, lat, lng, county = -1]) =>
    placeAt(name, lat, lng, counties[county]),
  );
  const byCounty = groupBy(zipPlaces, ({ county = '' }) => county);
  return {
    zips: firstOf(zipPlaces, ({ name }) => name),
    cities: firstOf(cityPlaces, ({ name }) => placeKey(name)),
    counties: new Map(
      counties.flatMap((name) => {
        const ofCounty = byCounty.get(name);
        const shortName = name.replace(/ \S+$/u, '');
        const keys = [name, shortName, `${shortName} Co`].map(placeKey);
        if (!ofCounty) return [];
        const county = { name, shortName, zips: ofCounty };
        return keys.map((key) => [key, county] as const);
      }),
    ),
  };
}

const zipsAtTown = ([town, lat, lng, county, zips = '', boxes = '']: CityRow): readonly ZipRow[] =>
  [zips, boxes].flatMap((list, isBox) =>
    list
      .split(' ')
      .filter(Boolean)
      .map((zip): ZipRow => [zip, lat, lng, town, county, isBox === 0 ? 0 : 1]),
  );

const placeAt = (name: string, lat: number, lng: number, county: string | undefined): Place =>
  county === undefined ? { name, lat, lng } : { name, lat, lng, county };

const firstOf = (places: readonly Place[], keyOf: (place: Place) => string) =>
  new Map([...groupBy(places, keyOf)].map(([key, [first]]) => [key, first] as const));
