// The places of an edition as rows of the directory's file, its own table first.
import type { CityRow, ZipRow } from '@appraisers/directory/atlas.ts';
import { milesBetween } from '@appraisers/directory/distance.ts';
import { groupBy } from '@appraisers/directory/group-by.ts';
import type { Edition } from './open-edition.ts';

type PlaceRows = {
  readonly counties: readonly string[];
  readonly zips: readonly ZipRow[];
  readonly cities: readonly CityRow[];
};

export function placeRows(edition: Edition): PlaceRows {
  const { counties, zips, cities } = edition.gazetteer.read();
  const own = edition.places.read();
  /** The county of the nearest place. */
  const countyAt = (lat: number, lng: number) =>
    cities.reduce(
      (nearest, [, cityLat, cityLng, county]) => {
        const miles = milesBetween({ lat, lng }, { lat: cityLat, lng: cityLng });
        return miles < nearest.miles ? { miles, county } : nearest;
      },
      { miles: Number.POSITIVE_INFINITY, county: -1 },
    ).county;
  const townKey = (name: string, lat: number, lng: number, county: number) =>
    `${name} ${lat} ${lng} ${county}`;
  const towns = new Set(cities.map((city) => townKey(...city)));
  const isAtTown = ([, lat, lng, town, county]: (typeof zips)[number]) =>
    towns.has(townKey(town, lat, lng, county));
  const atTown = groupBy(zips.filter(isAtTown), ([, lat, lng, town, county]) =>
    townKey(town, lat, lng, county),
  );
  return {
    counties,
    zips: [
      ...own.zips.map(
        ({ zip, lat, lng, name }): ZipRow => [
          ...([zip, lat, lng, name, countyAt(lat, lng), 1] as const),
        ],
      ),
      ...zips
        .filter((row) => !isAtTown(row))
        .map(([zip, lat, lng, town, county, hasArea]): ZipRow => {
          const place = [zip, lat, lng, town, county] as const;
          return hasArea === 1 ? place : [...place, 1];
        }),
    ],
    cities: [
      ...own.names.map(({ name, lat, lng }): CityRow => [name, lat, lng, countyAt(lat, lng)]),
      ...cities.map((city): CityRow => {
        const there = atTown.get(townKey(...city)) ?? [];
        const zipsOf = (area: 0 | 1) =>
          there.flatMap(([zip, , , , , hasArea]) => (hasArea === area ? zip : [])).join(' ');
        const [areas, boxes] = [zipsOf(1), zipsOf(0)];
        if (boxes) return [...city, areas, boxes];
        return areas ? [...city, areas] : city;
      }),
    ],
  };
}
