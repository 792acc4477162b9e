// The places that a search knows: ZIPs, towns and counties.
import type { Appraiser, Point } from './appraiser.ts';
import { groupBy, type NonEmpty } from './group-by.ts';
import type { PlaceNames } from './place-names.ts';

/** The members of one ZIP and one city. They share the point of the ZIP, and that of the city. */
export type MemberLocation = Point & {
  /** The point of the city, which a search by city shows the miles to: in both directions, they are the same. */
  readonly town: Point;
  readonly zip: string;
  readonly city: string;
  readonly cityKey: string;
  /** The full name of the county of the ZIP. */
  readonly county: string | undefined;
  readonly appraisers: readonly Appraiser[];
};

/** A place that a search can start from. The point of a county is the middle of its ZIPs. */
export type Place = Point & {
  readonly kind: 'zip' | 'town' | 'county';
  readonly name: string;
  /** The town of a ZIP. */
  readonly town?: string | undefined;
  /** The full name of its county. */
  readonly county?: string | undefined;
  /** A ZIP that people live in, rather than one of post boxes. */
  readonly hasArea?: true;
  /** Where distances count from: its own point, or for a county the nearest of its ZIPs. */
  readonly points: NonEmpty<Point>;
  readonly locations: readonly MemberLocation[];
};

export type Atlas = ReturnType<typeof atlas>;

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

export type PlaceRows = {
  /** The places of the association's own table come first. */
  readonly zips: readonly ZipRow[];
  readonly cities: readonly CityRow[];
  readonly counties: readonly string[];
};

/** The name of a county without its last word. */
export const shortCounty = (name: string): string => name.replace(/ \S+$/u, '');

/** A place without members. */
export const placeAt = (place: Pick<Place, 'kind' | 'name' | 'county'>, at: Point): Place => {
  const { lat, lng } = at;
  return { ...place, lat, lng, points: [{ lat, lng }], locations: [] };
};

/**
 * Makes an atlas from rows with points in degrees. The first row of a ZIP or of a name counts, and a ZIP of its
 * own before one at the point of its town.
 */
export function atlas({ zips, cities, counties }: PlaceRows, { placeKey }: PlaceNames) {
  const zipPlaces = [...zips, ...cities.flatMap(zipsAtTown)].map(
    ([name, lat, lng, town, county = -1, isBox]): Place => ({
      ...placeAt({ kind: 'zip', name, county: counties[county] }, { lat, lng }),
      town,
      ...(isBox !== 1 && { hasArea: true }),
    }),
  );
  const towns = cities.map(([name, lat, lng, county = -1]) =>
    placeAt({ kind: 'town', name, county: counties[county] }, { lat, lng }),
  );
  const byCounty = groupBy(zipPlaces, ({ county = '' }) => county);
  return {
    zips: firstOf(zipPlaces, ({ name }) => name),
    cities: firstOf(towns, ({ name }) => placeKey(name)),
    /** By the key of the full name, such as "Kane County", of the short one, and of the short one with "Co." */
    counties: new Map(
      counties.flatMap((name) => {
        const points = byCounty.get(name);
        if (!points) return [];
        const at = placeAt({ kind: 'county', name, county: name }, meanPoint(points));
        const short = shortCounty(name);
        return [name, short, `${short} Co`].map((key) => [placeKey(key), { ...at, points }]);
      }),
    ),
  };
}

const zipsAtTown = ([town, lat, lng, county, zips = '', boxes = '']: CityRow): readonly ZipRow[] =>
  [zips, boxes].flatMap((list, isBox) =>
    (list.match(/\d+/g) ?? []).map((zip) => [zip, lat, lng, town, county, isBox === 0 ? 0 : 1]),
  );

const firstOf = (places: readonly Place[], keyOf: (place: Place) => string) =>
  new Map([...groupBy(places, keyOf)].map(([key, [first]]) => [key, first]));

export function meanPoint(points: readonly Point[]): Point {
  const mean = (axis: 'lat' | 'lng') =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return { lat: mean('lat'), lng: mean('lng') };
}
