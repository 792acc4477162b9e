// The members nearest to a place, for visitors who would else find no one.
import type { Appraiser, Point } from './appraiser.ts';
import { locationsWithin } from './groups.ts';
import type { MemberIndex } from './members.ts';
import { rotateTies } from './rotate.ts';

export type NearestAppraiser = { readonly appraiser: Appraiser; readonly miles: number };

/** The members nearest to the origin, however far, at most `count`. Equals take turns by day. */
export function nearestAppraisers(
  index: MemberIndex,
  origin: Point,
  count: number,
  day = 0,
): readonly NearestAppraiser[] {
  const away = locationsWithin(index.locations, origin, Number.POSITIVE_INFINITY);
  return rotateTies(away, ({ spot: location }) => location.appraisers, day)
    .slice(0, count)
    .map(({ member, miles }) => ({ appraiser: member, miles }));
}
