// The answer to a search near a place: who is there, and who is nearby.
import type { Appraiser, Point } from './appraiser.ts';
import type { SearchType } from './criteria.ts';
import { milesBetween, milesOfLatitude } from './distance.ts';
import { gather } from './gather.ts';
import type { MemberIndex, Spot } from './members.ts';

export type SearchGroup = {
  /** The ZIP of a ZIP search, the city of a city search. */
  readonly location: string;
  readonly type: 'primary' | 'nearby';
  /** Miles from the origin to the group's nearest member. */
  readonly distance: number;
  readonly appraisers: readonly Appraiser[];
};

type SpotAway = { readonly spot: Spot; readonly miles: number };

const placeOrder = new Intl.Collator('en');

/** The spots within the radius in miles, nearest first, ties by place name. */
export function spotsWithin(
  spots: readonly Spot[],
  origin: Point,
  radius: number,
): readonly SpotAway[] {
  const near: SpotAway[] = [];
  for (const spot of spots) {
    if (milesOfLatitude(origin, spot) > radius) continue;
    const miles = milesBetween(origin, spot);
    if (miles <= radius) near.push({ spot, miles });
  }
  return near.sort(
    (a, b) =>
      a.miles - b.miles ||
      placeOrder.compare(a.spot.zip, b.spot.zip) ||
      placeOrder.compare(a.spot.city, b.spot.city),
  );
}

function group(
  type: SearchGroup['type'],
  location: string,
  together: readonly [SpotAway, ...SpotAway[]],
): SearchGroup {
  return {
    type,
    location,
    distance: together[0].miles,
    appraisers: together.flatMap(({ spot }) => spot.appraisers),
  };
}

/**
 * The primary group, made of the spots given (none for a place without members), then the others
 * within the radius in miles, gathered by ZIP or by city, nearest group first, ties by location.
 */
export function groupsAround(
  index: MemberIndex,
  origin: Point,
  by: SearchType,
  radius: number,
  primary: readonly Spot[],
): readonly SearchGroup[] {
  const locationOf = ({ spot }: SpotAway) => (by === 'zip' ? spot.zip : spot.city);
  const keyOf = ({ spot }: SpotAway) => (by === 'zip' ? spot.zip : spot.cityKey);
  const isPrimary = new Set(primary);

  const [first, ...rest] = spotsWithin(primary, origin, Number.POSITIVE_INFINITY);
  const nearby = spotsWithin(index.spots, origin, radius).filter(
    ({ spot }) => !isPrimary.has(spot),
  );
  const nearbyGroups = [...gather(nearby, keyOf).values()]
    .map((together) => group('nearby', locationOf(together[0]), together))
    .sort((a, b) => a.distance - b.distance || placeOrder.compare(a.location, b.location));
  return first
    ? [group('primary', locationOf(first), [first, ...rest]), ...nearbyGroups]
    : nearbyGroups;
}
