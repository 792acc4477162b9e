// Whether a city is a place of the state, and lies at a ZIP.
import type { Point } from '@appraisers/directory/appraiser.ts';
import { milesBetween } from '@appraisers/directory/distance.ts';
import { groupBy } from '@appraisers/directory/group-by.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import type { Gazetteer, Places } from '#schemas/places.ts';
import type { Region } from '#schemas/region.ts';

/**
 * A town may be farther from the point of a ZIP that carries another's name. Of the members of
 * the first edition, one was 6.8 miles from the point of its ZIP; towns that no one should confuse are
 * 15 apart.
 */
const maxMilesTownFromZip = 10;

type Row = readonly [name: string, lat: number, lng: number];
type ZipRow = readonly [...row: Row, postOffice: string];

/** The places of the region: those of the extra table and those of the gazetteer. */
export type Geography = {
  readonly region: Region;
  readonly pointOf: (zip: string) => Point | undefined;
  readonly knows: (city: string) => boolean;
  /** The name of the ZIP's post office. */
  readonly postOfficeOf: (zip: string) => string | undefined;
  /** Whether a member of this ZIP may say to be of this city. */
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
  // The first row of a ZIP counts: that of the association's own table.
  const zipRows = new Map([...zips].reverse().map((row) => [row[0], row]));
  const pointIn = ([, lat, lng]: Row | ZipRow): Point => ({ lat, lng });
  const towns = groupBy(cities, ([name]) => placeKey(name));
  const postOffices = groupBy(zips, ([, , , name]) => placeKey(name));

  const lookAt = (city: string, zip: string) => {
    const key = placeKey(city);
    const row = zipRows.get(zip);
    if (!row) return false;
    if (placeKey(row[3]) === key) return true;
    return (towns.get(key) ?? []).map(pointIn).some((town) => {
      const miles = milesBetween(town, pointIn(row));
      if (miles <= maxMilesTownFromZip) return true;
      // In the open country a town may be far from every ZIP: the nearest is its own.
      return zips.every((other) => milesBetween(town, pointIn(other)) >= miles);
    });
  };
  // A long list has few places, and each many times.
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
    isAt: (city, zip) => remembered(`${city}\n${zip}`, () => lookAt(city, zip)),
  };
}
