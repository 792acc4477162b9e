// How well a place is served: who is nearest to it, and how many are near enough to be offered there.
import type { Point } from './appraiser.ts';
import { locationsWithin } from './groups.ts';
import type { MemberIndex } from './members.ts';
import { type NearestAppraiser, nearestAppraisers } from './nearest.ts';

export type Coverage = {
  /** Undefined in a directory of no one. */
  readonly nearest: NearestAppraiser | undefined;
  /** Members within the radius. */
  readonly within: number;
};

/** What a search from the point finds within the radius in miles, and the nearest however far. */
export const coverageAt = (index: MemberIndex, point: Point, radius: number): Coverage => ({
  nearest: nearestAppraisers(index, point, 1)[0],
  within: locationsWithin(index.locations, point, radius).reduce(
    (sum, { spot: location }) => sum + location.appraisers.length,
    0,
  ),
});
