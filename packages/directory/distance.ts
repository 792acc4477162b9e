// Distances in a straight line over the earth's surface, and the members by their distance.
import type { Appraiser, Point } from './appraiser.ts';
import type { SearchType } from './criteria.ts';
import { groupBy } from './group-by.ts';
import { type MemberIndex, type MemberLocation, pointOf } from './members.ts';

/** Mean radius of the earth, in miles. */
export const earthRadiusMiles = 3959;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Great-circle distance in miles between two points in degrees.
 * Haversine formula: R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68 (1984).
 */
export function milesBetween(a: Point, b: Point): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2);
  const h =
    halfLat * halfLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng * halfLng;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Miles that the difference in latitude alone accounts for. Except for rounding, it is never more than
 * `milesBetween`. It is far cheaper, and excludes most of a large directory.
 */
export const milesOfLatitude = (a: Point, b: Point): number =>
  earthRadiusMiles * radians(Math.abs(a.lat - b.lat));

/** The distance as visitors see it, with one decimal. */
export const formatMiles = (miles: number): string => `${miles.toFixed(1)} mi`;

export type LocationAway = { readonly location: MemberLocation; readonly miles: number };

/**
 * The miles to show to the town of its nearest members: from town to town, so that they are the same in both
 * directions. For members within the radius, they are not more than it.
 */
export function milesToTown(
  from: Point,
  { location, miles }: LocationAway,
  radius: number,
): number {
  const toTown = milesBetween(from, location.town);
  return miles <= radius && toTown > radius ? miles : toTown;
}

const placeOrder = new Intl.Collator('en');

/** Nearest first, ties by place name. */
export const byDistance = (a: LocationAway, b: LocationAway): number =>
  a.miles - b.miles ||
  placeOrder.compare(a.location.zip, b.location.zip) ||
  placeOrder.compare(a.location.city, b.location.city);

/** The locations within the radius in miles of any of the points, in no order. */
export function locationsAround(
  locations: readonly MemberLocation[],
  points: readonly Point[],
  radius: number,
  by: SearchType = 'zip',
): LocationAway[] {
  const away: LocationAway[] = [];
  for (const location of locations) {
    const there = pointOf(location, by);
    let miles = Number.POSITIVE_INFINITY;
    for (const point of points) {
      if (milesOfLatitude(point, there) <= Math.min(radius, miles))
        miles = Math.min(miles, milesBetween(point, there));
    }
    if (miles <= radius) away.push({ location, miles });
  }
  return away;
}

/**
 * The same members in another order. Each day the next one is first, so each is first equally often.
 * @param day any whole number that grows by one each day; day 0 keeps the order
 */
export function rotate<T>(equals: readonly T[], day: number): readonly T[] {
  const length = Math.max(equals.length, 1);
  const first = ((day % length) + length) % length;
  return [...equals.slice(first), ...equals.slice(0, first)];
}

export type NearestAppraiser = { readonly appraiser: Appraiser; readonly miles: number };

/** The members at these locations, nearest first. The order of equals rotates daily. */
export const membersByDistance = (
  sorted: readonly LocationAway[],
  day: number,
): readonly NearestAppraiser[] =>
  [...groupBy(sorted, ({ miles }) => `${miles}`).values()].flatMap((tied) =>
    rotate(
      tied.flatMap(({ location }) => location.appraisers),
      day,
    ).map((appraiser) => ({ appraiser, miles: tied[0].miles })),
  );

type NearestOptions = {
  readonly day?: number;
  /** Locations of the place itself, which count as 0 miles away. */
  readonly there?: readonly MemberLocation[] | undefined;
  readonly by?: SearchType;
};

/** At most `count` members nearest to the origin, at any distance. The order of equals rotates daily. */
export const nearestAppraisers = (
  { locations }: Pick<MemberIndex, 'locations'>,
  origin: Point,
  count: number,
  { day = 0, there = [], by }: NearestOptions = {},
): readonly NearestAppraiser[] =>
  membersByDistance(
    locationsAround(locations, [origin], Number.POSITIVE_INFINITY, by)
      .map((away) => (there.includes(away.location) ? { ...away, miles: 0 } : away))
      .sort(byDistance),
    day,
  ).slice(0, count);
