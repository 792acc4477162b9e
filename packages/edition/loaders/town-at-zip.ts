// Whether a city is a place in the state, and whether it is at a ZIP.
import type { Point } from '@appraisers/directory/appraiser.ts';
import { milesBetween } from '@appraisers/directory/distance.ts';
import { groupBy } from '@appraisers/directory/group-by.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import type { Gazetteer, Places } from '#schemas/places.ts';
import type { Region } from '#schemas/region.ts';

/**
 * How far a town may be from a ZIP with another name. One member of the first edition was 6.8 miles from
 * the ZIP's point. Towns that must not be confused are 15 miles apart.
 */
const maxMilesTownFromZip = 10;

type Row = readonly [name: string, lat: number, lng: number, ...rest: unknown[]];
type ZipRow = readonly [zip: string, lat: number, lng: number, town: string, ...rest: unknown[]];

/** The places of the region, from the extra table and the gazetteer. */
export type Geography = {
  readonly region: Region;
  readonly pointOf: (zip: string) => Point | undefined;
  readonly knows: (city: string) => boolean;
  /** The name of the ZIP's post office. */
  readonly postOfficeOf: (zip: string) => string | undefined;
  /** Whether a member with this ZIP may list this city. */
  readonly isAt: (city: string, zip: string) => boolean;
};

export function geographyOf(region: Region, places: Places, gazetteer: Gazetteer): Geography {
  const { placeKey } = placeNames(region);
  const zips: readonly ZipRow[] = [
    ...places.zips.map(({ zip, lat, lng, name }): ZipRow => [zip, lat, lng, name]),
    ...gazetteer.zips,
  ];
  const cities: readonly Row[] = [
    ...places.names.map(({ name, lat, lng }): Row => [name, lat, lng]),
    ...gazetteer.cities,
  ];
  // The first row of a ZIP counts, so the association's own table overrides the gazetteer.
  const zipRows = new Map([...zips].reverse().map((row) => [row[0], row]));
  const pointIn = ([, lat, lng]: Row | ZipRow): Point => ({ lat, lng });
  const towns = groupBy(cities, ([name]) => placeKey(name));
  const postOffices = groupBy(zips, ([, , , name]) => placeKey(name));

  const isNear = (city: string, zip: string) => {
    const key = placeKey(city);
    const row = zipRows.get(zip);
    if (!row) return false;
    if (placeKey(row[3]) === key) return true;
    return (towns.get(key) ?? []).map(pointIn).some((town) => {
      const miles = milesBetween(town, pointIn(row));
      if (miles <= maxMilesTownFromZip) return true;
      // In open country a town may be far from every ZIP. Then the nearest ZIP is its own.
      return zips.every((other) => milesBetween(town, pointIn(other)) >= miles);
    });
  };
  // A long list repeats a few places often.
  const answers = new Map<string, boolean>();
  const remembered = (question: string, answer: () => boolean) => {
    const known = answers.get(question) ?? answer();
    answers.set(question, known);
    return known;
  };
  return {
    region,
    pointOf: (zip) => {
      const row = zipRows.get(zip);
      return row && pointIn(row);
    },
    knows: (city) =>
      remembered(city, () => towns.has(placeKey(city)) || postOffices.has(placeKey(city))),
    postOfficeOf: (zip) => zipRows.get(zip)?.[3],
    isAt: (city, zip) => remembered(`${city}\n${zip}`, () => isNear(city, zip)),
  };
}
