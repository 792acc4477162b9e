// Where the members of a place are: a ZIP, a town or a county.
import type { Appraiser, Point } from './appraiser.ts';
import { appraisersNamed } from './appraisers-named.ts';
import type { Atlas, CountyPlace } from './atlas.ts';
import type { SearchType } from './criteria.ts';
import type { Directory } from './directory.ts';
import { locationsAround } from './distance.ts';
import type { NonEmpty } from './group-by.ts';
import { byPlace, centroid, type MemberLocation } from './members.ts';
import { type Origin, pointsOf } from './sections.ts';

export type KnownPlace = {
  readonly origin: Origin;
  readonly primary: readonly MemberLocation[];
  /** The full name of its county, if the gazetteer has it. */
  readonly county?: string | undefined;
};

/** A place with its members, if the finder knows it: a town counts before a county of the same name. */
export function findPlace(
  name: string,
  by: SearchType,
  directory: Directory,
): KnownPlace | undefined {
  const { names, extra, gazetteer } = directory;
  const key = by === 'zip' ? name : names.placeKey(name);
  const table = by === 'zip' ? 'zips' : 'cities';
  const known = gazetteer[table].get(key);
  const own = (by === 'zip' ? directory.locationsByZip : directory.locationsByCity).get(key);
  if (own) {
    const { zip, city, lat, lng } = own[0];
    const county = known?.county ?? countyOf(own[0], gazetteer);
    if (by === 'zip') return { origin: { name: zip, lat, lng }, primary: own, county };
    const point = known ?? centroid(own);
    return { origin: { ...point, name: city }, primary: own, county };
  }
  const place = extra[table].get(key) ?? known;
  if (place) return { origin: place, primary: [], county: known?.county };
  const county = by === 'city' ? gazetteer.counties.get(key) : undefined;
  return (
    county && {
      county: county.name,
      origin: { ...county, ...meanPoint(county.zips) },
      primary: directory.locations.filter(
        (location) => countyOf(location, gazetteer) === county.name,
      ),
    }
  );
}

/** The full name of the county of a member: that of the ZIP, or else of the city. */
export const countyOf = (
  { zip, cityKey }: Pick<MemberLocation, 'zip' | 'cityKey'>,
  { zips, cities }: Atlas,
): CountyPlace['name'] | undefined => zips.get(zip)?.county ?? cities.get(cityKey)?.county;

/** The mean of some points. */
export function meanPoint(points: NonEmpty<Point>): Point {
  const mean = (axis: 'lat' | 'lng') =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return { lat: mean('lat'), lng: mean('lng') };
}

/** Members whose ZIP or city contains the text, by place. A city matches as written and spelled out. */
export function partialMatches(
  { names, locations }: Pick<Directory, 'names' | 'locations'>,
  by: SearchType,
  text: string,
): readonly Appraiser[] {
  const { placeKey, plainKey } = names;
  const [spelledOut, written] = [placeKey(text), plainKey(text)];
  const matches = ({ zip, cityKey, plainCity }: MemberLocation) =>
    by === 'zip' ? zip.includes(text) : cityKey.includes(spelledOut) || plainCity.includes(written);
  if (written === '') return [];
  return byPlace(locations.filter(matches));
}

/** How many members a search by place or name finds within the radius in miles, without its groups. */
export function countFor(
  { near, by }: { readonly near: string; readonly by: SearchType },
  radius: number,
  directory: Directory,
): number {
  const place = findPlace(near, by, directory);
  if (!place)
    return partialMatches(directory, by, near).length || appraisersNamed(directory, near).length;
  const { origin, primary } = place;
  const isPrimary = new Set(primary);
  const around = locationsAround(directory.locations, pointsOf(origin), radius);
  return [
    ...primary,
    ...around.map(({ location }) => location).filter((one) => !isPrimary.has(one)),
  ]
    .map(({ appraisers }) => appraisers.length)
    .reduce((sum, count) => sum + count, 0);
}
