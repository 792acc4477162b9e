// Everything that a visitor can search for, once each: ZIPs, towns, counties and appraisers.
import { fullName, type Point } from './appraiser.ts';
import type { Directory, SearchTarget } from './directory.ts';
import { countyOf } from './find-place.ts';
import { groupBy } from './group-by.ts';
import { centroid, countMembers, meanPoint } from './members.ts';

export function searchTargets(
  directory: Omit<Directory, 'targets' | 'paths'>,
): readonly SearchTarget[] {
  const { names, gazetteer, locations, locationsByZip, locationsByCity } = directory;
  const { placeKey, plainKey } = names;
  const named = (
    kind: SearchTarget['kind'],
    near: string,
    { lat, lng }: Point,
    here: number,
    otherKeys: readonly string[] = [],
  ): SearchTarget => {
    const words = near.split(' ');
    const keys = [...new Set([placeKey(near), plainKey(near), ...otherKeys])];
    const tails = words.slice(1).map((_, at) => plainKey(words.slice(at + 1).join(' ')));
    return { kind, by: 'city', near, origin: { lat, lng }, here, keys, tails };
  };
  const zips = [...new Set([...locationsByZip.keys(), ...gazetteer.zips.keys()])].flatMap((zip) => {
    const there = locationsByZip.get(zip) ?? [];
    const place = gazetteer.zips.get(zip) ?? there[0];
    if (!place) return [];
    const { lat, lng } = place;
    const { town, hasArea } = gazetteer.zips.get(zip) ?? {};
    const target = { kind: 'zip', by: 'zip', near: zip, keys: [zip], tails: [], hasArea } as const;
    const here = countMembers(there);
    return { ...target, town: there[0]?.city ?? town, origin: { lat, lng }, here };
  });
  const towns = [...new Set([...locationsByCity.keys(), ...gazetteer.cities.keys()])].flatMap(
    (key) => {
      const there = locationsByCity.get(key);
      const known = gazetteer.cities.get(key);
      const point = known ?? (there && centroid(there));
      const name = there?.[0].city ?? known?.name ?? '';
      return point ? named('town', name, point, countMembers(there ?? [])) : [];
    },
  );
  const counties = [...new Set(gazetteer.counties.values())].map(({ name, shortName, zips }) => {
    const here = locations.filter((location) => countyOf(location, gazetteer) === name);
    return named('county', name, meanPoint(zips), countMembers(here), [plainKey(shortName)]);
  });
  const people = [...groupBy(directory.appraisers, fullName)].map(([name, members]) => {
    const [{ firstName, lastName, city, ...point }] = members;
    const lastFirst = plainKey(`${lastName} ${firstName}`);
    return { ...named('appraiser', name, point, members.length, [lastFirst]), town: city };
  });
  return [...zips, ...towns, ...counties, ...people];
}
