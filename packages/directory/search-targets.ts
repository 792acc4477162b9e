// Everything that a visitor can search for, once each: ZIPs, towns, counties and appraisers.
import { fullName, type Place, type Point } from './appraiser.ts';
import type { Directory, SearchTarget } from './directory.ts';
import { countyOf } from './find-place.ts';
import { groupBy } from './group-by.ts';
import { centroid, countMembers, meanPoint } from './members.ts';
import type { PlaceNames } from './place-names.ts';

export function searchTargets(
  directory: Omit<Directory, 'targets' | 'paths'>,
): readonly SearchTarget[] {
  const { names, gazetteer } = directory;
  const targets = new Map<string, SearchTarget>();
  const add = (target: SearchTarget) => {
    const key = `${target.kind} ${target.keys[0]}`;
    if (!targets.has(key)) targets.set(key, target);
  };
  for (const [zip, locations] of directory.locationsByZip) {
    const [{ city, lat, lng }] = locations;
    const known = gazetteer.zips.get(zip) ?? { lat, lng };
    add(zipTarget({ ...known, name: zip, town: city }, countMembers(locations)));
  }
  for (const [key, locations] of directory.locationsByCity) {
    const origin = gazetteer.cities.get(key) ?? centroid(locations);
    add(named('town', locations[0].city, origin, countMembers(locations), names));
  }
  for (const place of gazetteer.zips.values()) add(zipTarget(place, 0));
  for (const place of gazetteer.cities.values()) add(named('town', place.name, place, 0, names));
  for (const { name, shortName, zips } of new Set(gazetteer.counties.values())) {
    const here = directory.locations.filter((location) => countyOf(location, gazetteer) === name);
    const target = named('county', name, meanPoint(zips), countMembers(here), names);
    add({ ...target, keys: [...target.keys, names.plainKey(shortName)] });
  }
  for (const [name, [first, ...rest]] of groupBy(directory.appraisers, (appraiser) =>
    fullName(appraiser),
  )) {
    const target = named('appraiser', name, first, 1 + rest.length, names);
    const lastFirst = names.plainKey(`${first.lastName} ${first.firstName}`);
    add({ ...target, town: first.city, keys: [...target.keys, lastFirst] });
  }
  return [...targets.values()];
}

const zipTarget = ({ name, town, lat, lng, hasArea }: Place, here: number): SearchTarget => ({
  kind: 'zip',
  by: 'zip',
  near: name,
  town,
  origin: { lat, lng },
  hasArea,
  here,
  keys: [name],
  tails: [],
});

function named(
  kind: SearchTarget['kind'],
  name: string,
  { lat, lng }: Point,
  here: number,
  { placeKey, plainKey }: PlaceNames,
): SearchTarget {
  const words = name.split(' ');
  return {
    kind,
    by: 'city',
    near: name,
    origin: { lat, lng },
    here,
    keys: [...new Set([placeKey(name), plainKey(name)])],
    tails: words.slice(1).map((_, at) => plainKey(words.slice(at + 1).join(' '))),
  };
}
