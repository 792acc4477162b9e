// The groups of an answer: the members at a place, then those around it.
import type { Appraiser, Place, Point } from './appraiser.ts';
import { radii, type SearchType } from './criteria.ts';
import {
  byDistance,
  countMembers,
  type LocationAway,
  locationsAround,
  membersByDistance,
} from './distance.ts';
import { groupBy, type NonEmpty } from './group-by.ts';
import type { MemberIndex, MemberLocation } from './members.ts';
import { type Fit, fitOf, fits, hasNeed, type Need } from './need.ts';

export type SearchGroup = {
  /** The ZIP in a search by ZIP, the city or the county in a search by city. */
  readonly location: string;
  readonly type: 'primary' | 'nearby';
  /** Miles from the origin to the group's nearest member. 0 for the place searched for. */
  readonly distance: number;
  readonly appraisers: readonly Appraiser[];
  /** How well they fit what the visitor needs. Undefined without a need. */
  readonly fit?: Fit;
};

/** A wider radius in miles that finds more members, and how many it finds. */
export type WiderSearch = { readonly within: number; readonly count: number };

type CountyOrigin = Place & { readonly zips: NonEmpty<Place> };

/** What a search starts from: a place, or a county with its ZIPs. */
export type Origin = Place | CountyOrigin;

export type Groups = {
  readonly groups: readonly SearchGroup[];
  readonly wider: readonly WiderSearch[];
};

const placeOrder = new Intl.Collator('en');

/** The points that distances count from: for a county, the nearest of its ZIPs counts. */
export const pointsOf = (origin: Point | CountyOrigin): NonEmpty<Point> =>
  'zips' in origin ? origin.zips : [origin];

type Part = {
  readonly fit?: Fit;
  /** The locations with only the members of the part. */
  readonly only: (away: readonly LocationAway[]) => readonly LocationAway[];
};

/** The parts of an answer: one for each fit, best first, or all in one without a need. */
export const partsFor = (need: Need): readonly Part[] =>
  hasNeed(need)
    ? fits.map((fit) => ({
        fit,
        only: (away) =>
          away.flatMap(({ location, miles }) => {
            const appraisers = location.appraisers.filter((one) => fitOf(one, need) === fit);
            return appraisers.length > 0 ? [{ location: { ...location, appraisers }, miles }] : [];
          }),
      }))
    : [{ only: (away) => away }];

/**
 * The primary group, made of its locations, then the others within the radius in miles by ZIP or city,
 * nearest group first, ties by location. With a need, all of these for each fit, best first. And what
 * wider radii would find.
 * @param primary empty for a place without members
 */
export function groupsAround(
  index: MemberIndex,
  origin: Point | CountyOrigin,
  by: SearchType,
  radius: number,
  primary: readonly MemberLocation[],
  day = 0,
  need: Need = {},
): Groups {
  const county = 'zips' in origin ? origin : undefined;
  const points = pointsOf(origin);
  const nameOf = (type: SearchGroup['type'], { zip, city }: MemberLocation): string =>
    type === 'primary' && county ? county.name : by === 'zip' ? zip : city;
  const groupOf = (
    type: SearchGroup['type'],
    away: NonEmpty<LocationAway>,
    fit: Fit | undefined,
  ): SearchGroup => ({
    type,
    location: nameOf(type, away[0].location),
    distance: type === 'primary' ? 0 : away[0].miles,
    appraisers: membersByDistance(away, day).map(({ appraiser }) => appraiser),
    ...(fit && { fit }),
  });
  const isPrimary = new Set(primary);
  const there = locationsAround(primary, points, Number.POSITIVE_INFINITY).sort(byDistance);
  const others = locationsAround(index.locations, points, Math.max(radius, ...radii)).filter(
    ({ location }) => !isPrimary.has(location),
  );
  const near = others.filter(({ miles }) => miles <= radius).sort(byDistance);
  const groups = partsFor(need).flatMap(({ fit, only }) => {
    const nearby = groupBy(only(near), ({ location }) =>
      by === 'zip' ? location.zip : location.cityKey,
    );
    const [first, ...rest] = only(there);
    return [
      ...(first ? [groupOf('primary', [first, ...rest], fit)] : []),
      ...[...nearby.values()]
        .map((away) => groupOf('nearby', away, fit))
        .sort((a, b) => a.distance - b.distance || placeOrder.compare(a.location, b.location)),
    ];
  });
  return { groups, wider: widerSearches(others, radius, countMembers(there)) };
}

/** Each radius wider than `radius` that finds more than the one before. All of them find `there`. */
function widerSearches(
  others: readonly LocationAway[],
  radius: number,
  there: number,
): readonly WiderSearch[] {
  const counts = [radius, ...radii.filter((wider) => wider > radius)].map((within) => ({
    within,
    count: there + countMembers(others.filter(({ miles }) => miles <= within)),
  }));
  return counts.filter(({ count }, at) => at > 0 && count > (counts[at - 1]?.count ?? 0));
}
