// The members nearest to a place, for visitors who would else find nobody.
import type { Appraiser, Point } from './appraiser.ts';
import { spotsWithin } from './groups.ts';
import type { MemberIndex } from './members.ts';

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
