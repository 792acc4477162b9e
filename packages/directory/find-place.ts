// Where the members of a place are: a ZIP, a town or a county.
import type { Appraiser, Point } from './appraiser.ts';
import { type Atlas, type CountyPlace, emptyAtlas } from './atlas.ts';
import type { SearchType } from './criteria.ts';
import { locationsAround } from './distance.ts';
import type { NonEmpty } from './group-by.ts';
import { type Origin, pointsOf } from './groups.ts';
import { byPlace, centroid, type MemberIndex, type MemberLocation } from './members.ts';

export type PlaceKnowledge = {
  readonly members: MemberIndex;
  /** The association's own table of places. */
  readonly extra: Atlas;
  /** Undefined before it has loaded, and when it fails to load. */
  readonly gazetteer?: Atlas | undefined;
};

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
  { members, extra, gazetteer = emptyAtlas }: PlaceKnowledge,
): KnownPlace | undefined {
  const key = by === 'zip' ? name : members.names.placeKey(name);
  const table = by === 'zip' ? 'zips' : 'cities';
  const known = gazetteer[table].get(key);
  const own = (by === 'zip' ? members.locationsByZip : members.locationsByCity).get(key);
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
      primary: members.locations.filter(
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
  members: MemberIndex,
  by: SearchType,
  text: string,
): readonly Appraiser[] {
  const { placeKey, plainKey } = members.names;
  const [spelledOut, written] = [placeKey(text), plainKey(text)];
  const matches = ({ zip, cityKey, plainCity }: MemberLocation) =>
    by === 'zip' ? zip.includes(text) : cityKey.includes(spelledOut) || plainCity.includes(written);
  if (written === '') return [];
  return byPlace(members.locations.filter(matches));
}

/** How many members are at a place and within the radius in miles: as many as its groups have. */
export function countAround(
  { origin, primary }: KnownPlace,
  { locations }: MemberIndex,
  radius: number,
): number {
  const isPrimary = new Set(primary);
  const near = locationsAround(locations, pointsOf(origin), radius);
  return [...primary, ...near.map(({ location }) => location).filter((one) => !isPrimary.has(one))]
    .map(({ appraisers }) => appraisers.length)
    .reduce((sum, count) => sum + count, 0);
}
