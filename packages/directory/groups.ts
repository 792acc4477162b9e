// The answer to a search near a place: who is there, and who is nearby.
import type { Appraiser, Point } from './appraiser.ts';
import { radii, type SearchType } from './criteria.ts';
import { milesBetween, milesOfLatitude } from './distance.ts';
import { groupBy } from './group-by.ts';
import type { MemberIndex, MemberLocation } from './members.ts';
import { rotateTies } from './rotate.ts';

export type SearchGroup = {
  /** The ZIP of a ZIP search, the city of a city search. */
  readonly location: string;
  readonly type: 'primary' | 'nearby';
  /** Miles from the origin to the group's nearest member. */
  readonly distance: number;
  readonly appraisers: readonly Appraiser[];
};

/** A wider radius in miles that finds more members, and how many it finds. */
export type WiderSearch = { readonly within: number; readonly count: number };

type LocationAway = { readonly spot: MemberLocation; readonly miles: number };

const placeOrder = new Intl.Collator('en');

const nearestFirst = (a: LocationAway, b: LocationAway): number =>
  a.miles - b.miles ||
  placeOrder.compare(a.spot.zip, b.spot.zip) ||
  placeOrder.compare(a.spot.city, b.spot.city);

/** The spots at most `reach` miles away, in no order. */
function locationsByDistance(
  locations: readonly MemberLocation[],
  origin: Point,
  reach: number,
): LocationAway[] {
  const away: LocationAway[] = [];
  for (const location of locations) {
    if (milesOfLatitude(origin, location) > reach) continue;
    const miles = milesBetween(origin, location);
    if (miles <= reach) away.push({ spot: location, miles });
  }
  return away;
}

/** The spots within the radius in miles, nearest first, ties by place name. */
export const locationsWithin = (
  locations: readonly MemberLocation[],
  origin: Point,
  radius: number,
): readonly LocationAway[] => locationsByDistance(locations, origin, radius).sort(nearestFirst);

const membersOf = (locations: readonly LocationAway[]): number =>
  locations.reduce((sum, { spot: location }) => sum + location.appraisers.length, 0);

/** Each radius wider than `radius` that finds more than the one before; `there` are found by all. */
function widerSearches(
  others: readonly LocationAway[],
  radius: number,
  there: number,
): readonly WiderSearch[] {
  const countWithin = (within: number) =>
    there + membersOf(others.filter(({ miles }) => miles <= within));
  const wider: WiderSearch[] = [];
  let most = countWithin(radius);
  for (const within of radii) {
    if (within <= radius) continue;
    const count = countWithin(within);
    if (count > most) wider.push({ within, count });
    most = count;
  }
  return wider;
}

function group(
  type: SearchGroup['type'],
  location: string,
  members: readonly [LocationAway, ...LocationAway[]],
  day: number,
): SearchGroup {
  return {
    type,
    location,
    distance: members[0].miles,
    appraisers: rotateTies(members, ({ spot }) => spot.appraisers, day).map(({ member }) => member),
  };
}

/**
 * The primary group, made of the spots given (none for a place without members), then the others
 * within the radius in miles, gathered by ZIP or by city, nearest group first, ties by location.
 * And what wider radii would find, counted from the same distances. Who is equally far takes turns by
 * the number of the day.
 */
export function groupsAround(
  index: MemberIndex,
  origin: Point,
  by: SearchType,
  radius: number,
  primary: readonly MemberLocation[],
  day = 0,
): { groups: readonly SearchGroup[]; wider: readonly WiderSearch[] } {
  const locationOf = ({ spot: location }: LocationAway) =>
    by === 'zip' ? location.zip : location.city;
  const keyOf = ({ spot: location }: LocationAway) =>
    by === 'zip' ? location.zip : location.cityKey;
  const isPrimary = new Set(primary);

  const there = locationsWithin(primary, origin, Number.POSITIVE_INFINITY);
  const others = locationsByDistance(index.locations, origin, Math.max(radius, ...radii)).filter(
    ({ spot: location }) => !isPrimary.has(location),
  );
  const nearby = others.filter(({ miles }) => miles <= radius).sort(nearestFirst);
  const nearbyGroups = [...groupBy(nearby, keyOf).values()]
    .map((members) => group('nearby', locationOf(members[0]), members, day))
    .sort((a, b) => a.distance - b.distance || placeOrder.compare(a.location, b.location));
  const [first, ...rest] = there;
  return {
    groups: first
      ? [group('primary', locationOf(first), [first, ...rest], day), ...nearbyGroups]
      : nearbyGroups,
    wider: widerSearches(others, radius, membersOf(there)),
  };
}
