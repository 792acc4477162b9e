// The places of an edition as rows of the directory's file, its own table first.
import type { CityRow, ZipRow } from '@appraisers/directory/atlas.ts';
import { milesBetween } from '@appraisers/directory/distance.ts';
import { groupBy } from '@appraisers/directory/group-by.ts';
import type { Gazetteer, Places } from '#schemas/places.ts';

const townKey = (...town: readonly [name: string, lat: number, lng: number, county: number]) =>
  town.join(' ');

export function placeRows({ counties, zips, cities }: Gazetteer, own: Places) {
  /** The county of the nearest place. */
  const countyAt = (lat: number, lng: number) =>
    cities
      .map(([, cityLat, cityLng, county]) => ({
        county,
        miles: milesBetween({ lat, lng }, { lat: cityLat, lng: cityLng }),
      }))
      .sort((a, b) => a.miles - b.miles)[0]?.county;
  const atTown = groupBy(zips, ([, lat, lng, town, county]) => townKey(town, lat, lng, county));
  const towns = new Set(cities.map((city) => townKey(...city)));
  const zipRows: ZipRow[] = [
    ...own.zips.map(
      ({ zip, lat, lng, name }): ZipRow => [zip, lat, lng, name, countyAt(lat, lng), 1],
    ),
    ...[...atTown]
      .filter(([key]) => !towns.has(key))
      .flatMap(([, rows]) => rows)
      .map(([zip, lat, lng, town, county, hasArea]): ZipRow => {
        const place = [zip, lat, lng, town, county] as const;
        return hasArea === 1 ? place : [...place, 1];
      }),
  ];
  const cityRows: CityRow[] = [
    ...own.names.map(({ name, lat, lng }): CityRow => [name, lat, lng, countyAt(lat, lng)]),
    ...cities.map((city): CityRow => {
      const there = atTown.get(townKey(...city)) ?? [];
      const zipsOf = (area: 0 | 1) =>
        there.flatMap(([zip, , , , , hasArea]) => (hasArea === area ? zip : [])).join(' ');
      const [areas, boxes] = [zipsOf(1), zipsOf(0)];
      if (boxes) return [...city, areas, boxes];
      return areas ? [...city, areas] : city;
    }),
  ];
  return { counties, zips: zipRows, cities: cityRows };
}
