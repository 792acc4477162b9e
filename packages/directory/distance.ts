// Distances in a straight line over the earth's surface, and the members by their distance.
import type { Appraiser, Point } from './appraiser.ts';
import type { MemberLocation, Place } from './atlas.ts';
import type { SearchType } from './criteria.ts';
import { groupBy } from './group-by.ts';

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

/** Miles from the nearest of some points. */
export const milesFrom = (points: readonly Point[], there: Point): number =>
  Math.min(...points.map((point) => milesBetween(point, there)));

/** The distance as visitors see it, with one decimal. */
export const formatMiles = (miles: number): string => `${miles.toFixed(1)} mi`;

/** A member, and the miles from the place searched for. */
export type MemberAway = {
  readonly appraiser: Appraiser;
  readonly location: MemberLocation;
  readonly miles: number;
  /** Whether the place is the member's own. */
  readonly isHere: boolean;
};

/**
 * The members at these locations by their miles from a place, nearest first, ties in the order of the locations.
 * @param by a search by city measures to the city of a member, so that the miles are the same in both directions
 */
export function membersAround(
  all: readonly MemberLocation[],
  { points, locations }: Pick<Place, 'points'> & Partial<Pick<Place, 'locations'>>,
  by: SearchType = 'zip',
): readonly MemberAway[] {
  const here = new Set(locations);
  return all
    .map((location) => {
      const there = by === 'zip' ? location : location.town;
      return { location, miles: milesFrom(points, there) };
    })
    .sort((a, b) => a.miles - b.miles)
    .flatMap(({ location, miles }) => {
      const isHere = here.has(location);
      return location.appraisers.map((appraiser) => ({ appraiser, location, miles, isHere }));
    });
}

/** The members of the place, and those within the radius in miles. */
export const membersWithin = (around: readonly MemberAway[], radius: number) =>
  around.filter(({ isHere, miles }) => isHere || miles <= radius);

/**
 * The miles to show to the town of its nearest member: from town to town. For a member within the radius, they are
 * not more than it.
 */
export function milesToTown(from: Point, { location, miles }: MemberAway, radius = 0): number {
  const toTown = milesBetween(from, location.town);
  return miles <= radius && toTown > radius ? miles : toTown;
}

/**
 * Members who come nearest first, those at the same distance in another order each day: the next one is first, so
 * each is first equally often.
 * @param day a whole number that grows by one each day; day 0 keeps the order
 */
export const rotateTies = (sorted: readonly MemberAway[], day: number): readonly MemberAway[] =>
  [...groupBy(sorted, ({ miles }) => `${miles}`).values()].flatMap((tied) => {
    const first = day % tied.length;
    return [...tied.slice(first), ...tied.slice(0, first)];
  });
