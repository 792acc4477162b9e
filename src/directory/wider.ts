// What to offer a visitor beyond the answer: wider circles, and the nearest members of all.
import type { Appraiser, Point } from './appraiser.ts';
import { radii } from './criteria.ts';
import { spotsWithin } from './groups.ts';
import type { MemberIndex } from './members.ts';

export type WiderSearch = { readonly within: number; readonly count: number };

/** Each wider radius, in miles, that finds more members than the one before, with its count. */
export function widerSearches(
  index: MemberIndex,
  origin: Point,
  within: number,
  found: number,
): readonly WiderSearch[] {
  const wider: WiderSearch[] = [];
  let most = found;
  for (const radius of radii) {
    if (radius <= within) continue;
    const count = spotsWithin(index.spots, origin, radius).reduce(
      (sum, { spot }) => sum + spot.appraisers.length,
      0,
    );
    if (count > most) wider.push({ within: radius, count });
    most = Math.max(most, count);
  }
  return wider;
}

export type NearestAppraiser = { readonly appraiser: Appraiser; readonly miles: number };

/** The members nearest to the origin, however far, at most `count`. */
export function nearestAppraisers(
  index: MemberIndex,
  origin: Point,
  count: number,
): readonly NearestAppraiser[] {
  return spotsWithin(index.spots, origin, Number.POSITIVE_INFINITY)
    .flatMap(({ spot, miles }) => spot.appraisers.map((appraiser) => ({ appraiser, miles })))
    .slice(0, count);
}
