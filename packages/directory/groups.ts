// The answer to a search near a place: who is there, and who is nearby.
import type { Appraiser, Point } from './appraiser.ts';
import { radii, type SearchType } from './criteria.ts';
import { milesBetween, milesOfLatitude } from './distance.ts';
import { gather } from './gather.ts';
import type { MemberIndex, Spot } from './members.ts';
import { byTurns } from './turns.ts';

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

type SpotAway = { readonly spot: Spot; readonly miles: number };

const placeOrder = new Intl.Collator('en');

const nearestFirst = (a: SpotAway, b: SpotAway): number =>
  a.miles - b.miles ||
  placeOrder.compare(a.spot.zip, b.spot.zip) ||
  placeOrder.compare(a.spot.city, b.spot.city);

/** The spots at most `reach` miles away, in no order. */
function spotsAway(spots: readonly Spot[], origin: Point, reach: number): SpotAway[] {
  const away: SpotAway[] = [];
  for (const spot of spots) {
    if (milesOfLatitude(origin, spot) > reach) continue;
    const miles = milesBetween(origin, spot);
    if (miles <= reach) away.push({ spot, miles });
  }
  return away;
}

/** The spots within the radius in miles, nearest first, ties by place name. */
export const spotsWithin = (
  spots: readonly Spot[],
  origin: Point,
  radius: number,
): readonly SpotAway[] => spotsAway(spots, origin, radius).sort(nearestFirst);

const membersOf = (spots: readonly SpotAway[]): number =>
  spots.reduce((sum, { spot }) => sum + spot.appraisers.length, 0);

/** Each radius wider than `radius` that finds more than the one before; `there` are found by all. */
function widerSearches(
  others: readonly SpotAway[],
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
  together: readonly [SpotAway, ...SpotAway[]],
  day: number,
): SearchGroup {
  return {
    type,
    location,
    distance: together[0].miles,
    appraisers: byTurns(together, ({ spot }) => spot.appraisers, day).map(({ member }) => member),
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
  primary: readonly Spot[],
  day = 0,
): { groups: readonly SearchGroup[]; wider: readonly WiderSearch[] } {
  const locationOf = ({ spot }: SpotAway) => (by === 'zip' ? spot.zip : spot.city);
  const keyOf = ({ spot }: SpotAway) => (by === 'zip' ? spot.zip : spot.cityKey);
  const isPrimary = new Set(primary);

  const there = spotsWithin(primary, origin, Number.POSITIVE_INFINITY);
  const others = spotsAway(index.spots, origin, Math.max(radius, ...radii)).filter(
    ({ spot }) => !isPrimary.has(spot),
  );
  const nearby = others.filter(({ miles }) => miles <= radius).sort(nearestFirst);
  const nearbyGroups = [...gather(nearby, keyOf).values()]
    .map((together) => group('nearby', locationOf(together[0]), together, day))
    .sort((a, b) => a.distance - b.distance || placeOrder.compare(a.location, b.location));
  const [first, ...rest] = there;
  return {
    groups: first
      ? [group('primary', locationOf(first), [first, ...rest], day), ...nearbyGroups]
      : nearbyGroups,
    wider: widerSearches(others, radius, membersOf(there)),
  };
}
