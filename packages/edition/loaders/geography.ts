// The places of an edition, from its own table and the gazetteer, and what must lie where.
import type { Point } from '@appraisers/directory/appraiser.ts';
import { atlas, type CityRow, type PlaceRows, type ZipRow } from '@appraisers/directory/atlas.ts';
import { milesBetween } from '@appraisers/directory/distance.ts';
import { groupBy } from '@appraisers/directory/group-by.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { shownValue } from '#schemas/issue-message.ts';
import type { Gazetteer, Places } from '#schemas/places.ts';
import type { Region } from '#schemas/region.ts';
import type { YamlIssue } from './cross-checks.ts';

/** The places as rows of the directory's file, those of the edition's own table first. */
export function placeRows({ counties, zips, cities }: Gazetteer, own: Places) {
  /** The county of the nearest place. */
  const countyAt = (point: Point) =>
    cities
      .map(([, lat, lng, county]) => ({ county, miles: milesBetween(point, { lat, lng }) }))
      .sort((a, b) => a.miles - b.miles)[0]?.county;
  const atTown = groupBy(zips, ([, lat, lng, town, county]) => [town, lat, lng, county].join(' '));
  const towns = new Set(cities.map((city) => city.join(' ')));
  const zipRows: ZipRow[] = [
    ...own.zips.map(({ zip, name, ...at }): ZipRow => [zip, at.lat, at.lng, name, countyAt(at), 1]),
    ...[...atTown]
      .filter(([town]) => !towns.has(town))
      .flatMap(([, rows]) => rows)
      .map(([zip, lat, lng, town, county, hasArea]): ZipRow => {
        return [zip, lat, lng, town, county, hasArea === 1 ? 0 : 1];
      }),
  ];
  const cityRows: CityRow[] = [
    ...own.names.map(({ name, ...at }): CityRow => [name, at.lat, at.lng, countyAt(at)]),
    ...cities.map((city): CityRow => {
      const there = atTown.get(city.join(' ')) ?? [];
      const zipsOf = (area: 0 | 1) =>
        there.flatMap(([zip, , , , , hasArea]) => (hasArea === area ? zip : [])).join(' ');
      return [...city, zipsOf(1), zipsOf(0)];
    }),
  ];
  return { counties, zips: zipRows, cities: cityRows };
}

/**
 * How far a town may be from a ZIP with another name. The point of a ZIP is where most of its people live: a small town
 * in it is 10.7 miles away in the first edition. Towns that must not be confused are 15 miles apart.
 */
const maxMilesTownFromZip = 12;

/** What the cities and ZIPs of members are checked against. */
export function geographyOf(region: Region, rows: PlaceRows) {
  const names = placeNames(region);
  const { placeKey } = names;
  const { zips, cities } = atlas(rows, names);
  const postOffices = new Map([...zips.values()].map(({ town = '' }) => [placeKey(town), town]));
  return {
    region,
    pointOf(zip: string): Point | undefined {
      const place = zips.get(zip);
      return place && { lat: place.lat, lng: place.lng };
    },
    /** The usual spelling of a place that we know. */
    spelled: (city: string) => cities.get(placeKey(city))?.name ?? postOffices.get(placeKey(city)),
    /** The name of the ZIP's post office. */
    postOfficeOf: (zip: string) => zips.get(zip)?.town,
    /** Whether a member with this ZIP may list this city. */
    isAt(city: string, zip: string): boolean {
      const there = zips.get(zip);
      const town = cities.get(placeKey(city));
      if (placeKey(there?.town ?? '') === placeKey(city)) return true;
      if (!there || !town) return false;
      const miles = milesBetween(town, there);
      if (miles <= maxMilesTownFromZip) return true;
      // In open country a town may be far from every ZIP. Then the nearest ZIP is its own.
      return [...zips.values()].every((other) => milesBetween(town, other) >= miles);
    },
  };
}

export type Geography = ReturnType<typeof geographyOf>;

/** The degrees of a point that are outside the bounds of the region. */
export function outside({ name, bounds }: Pick<Region, 'name' | 'bounds'>, { lat, lng }: Point) {
  const { south, north, west, east } = bounds;
  const check = (field: string, degrees: number, min: number, max: number) => {
    const reason = `${degrees} is outside ${name}.`;
    const hint = `Enter degrees from ${min} to ${max}.`;
    return degrees < min || degrees > max ? [{ field, reason, hint }] : [];
  };
  return [...check('lat', lat, south, north), ...check('lng', lng, west, east)];
}

/** An issue for every place outside the state. */
export const validatePlaces = ({ zips, names }: Places, region: Region): YamlIssue[] => [
  ...zips.flatMap(({ zip }, at) => {
    if (region.zipPrefixes.some((prefix) => zip.startsWith(prefix))) return [];
    const reason = `${shownValue(zip)} isn't a ZIP code in ${region.name}.`;
    const hint = `Enter one that starts with ${region.zipPrefixes.join(' or ')}, or add its first digits to zipPrefixes in region.yaml.`;
    return { path: ['zips', at, 'zip'], reason, hint };
  }),
  ...Object.entries({ zips, names }).flatMap(([list, points]) =>
    points.flatMap((point, at) =>
      outside(region, point).map((issue) => ({ ...issue, path: [list, at, issue.field] })),
    ),
  ),
];
