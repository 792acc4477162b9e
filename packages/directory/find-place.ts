// The place that a text names: a ZIP, a town or a county, with its members.
import type { Appraiser, Place, Point } from './appraiser.ts';
import type { Atlas, CountyPlace } from './atlas.ts';
import type { SearchType } from './criteria.ts';
import type { Directory, SearchTarget } from './directory.ts';
import { type MemberAway, membersAround } from './distance.ts';
import type { NonEmpty } from './group-by.ts';
import { byPlace, centroid, type MemberLocation, meanPoint } from './members.ts';
import { plainWords } from './place-names.ts';

type CountyOrigin = Place & { readonly zips: NonEmpty<Place> };

/** What a search starts from: a place, or a county with its ZIPs. */
export type Origin = Place | CountyOrigin;

/** The points that distances count from: for a county, the nearest of its ZIPs counts. */
export const pointsOf = (origin: Point | CountyOrigin): NonEmpty<Point> =>
  'zips' in origin ? origin.zips : [origin];

export type KnownPlace = {
  readonly origin: Origin;
  readonly primary: readonly MemberLocation[];
  /** The full name of its county, if the gazetteer has it. */
  readonly county?: string | undefined;
};

const hasAccent = (name: string) => /[^\p{ASCII}]/u.test(name);

/** The name of a known town, with accents if a member has them. */
export const townName = (known: Place, locations: readonly MemberLocation[]): string =>
  locations.find(({ city }) => hasAccent(city) && plainWords(city) === plainWords(known.name))
    ?.city ?? known.name;

/** A place with its members, if the finder knows it: a town counts before a county of the same name. */
export function findPlace(
  name: string,
  by: SearchType,
  directory: Directory,
): KnownPlace | undefined {
  const { names, gazetteer } = directory;
  const key = by === 'zip' ? name : names.placeKey(name);
  const known = (by === 'zip' ? gazetteer.zips : gazetteer.cities).get(key);
  const own = (by === 'zip' ? directory.locationsByZip : directory.locationsByCity).get(key);
  if (own) {
    const { lat, lng } = known ?? centroid(own);
    const town = known ? townName(known, own) : own[0].city;
    return {
      origin: { name: by === 'zip' ? key : town, lat, lng },
      primary: own,
      county: known?.county ?? countyOf(own[0], gazetteer),
    };
  }
  if (known) return { origin: known, primary: [], county: known.county };
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

/** Members whose ZIP or city contains the text, by place. A city matches as written and spelled out. */
export function partialMatches(
  { names, locations }: Directory,
  by: SearchType,
  text: string,
): readonly Appraiser[] {
  const [spelledOut, written] = [names.placeKey(text), names.plainKey(text)];
  const matches = ({ zip, city, cityKey }: MemberLocation) =>
    by === 'zip'
      ? zip.includes(text)
      : cityKey.includes(spelledOut) || names.plainKey(city).includes(written);
  if (written === '') return [];
  return byPlace(locations.filter(matches));
}

/** The places of the region whose names go on after the text, in alphabetical order. */
export function placesStartingWith(
  text: string,
  { names, gazetteer }: Directory,
): readonly Place[] {
  const start = `${names.placeWords(text)} `;
  return start.length < 5
    ? []
    : [...gazetteer.cities.values()].filter(({ name }) => names.placeWords(name).startsWith(start));
}

/** The members of a place, and everyone around it. */
export function placeWithin(
  { origin, primary }: Pick<KnownPlace, 'origin' | 'primary'>,
  { locations }: Pick<Directory, 'locations'>,
) {
  const here = new Set(primary);
  const all = membersAround(locations, pointsOf(origin));
  return {
    isHere: ({ location }: MemberAway) => here.has(location),
    /** The members of the place, and those within the radius in miles, nearest first. */
    within: (radius: number) =>
      all.filter(({ location, miles }) => here.has(location) || miles <= radius),
  };
}

/** How many members a search for a place finds within the radius in miles, without its groups. */
export function countFor(
  { near, by }: Pick<SearchTarget, 'near' | 'by'>,
  radius: number,
  directory: Directory,
): number {
  const place = findPlace(near, by, directory);
  return place ? placeWithin(place, directory).within(radius).length : 0;
}
