// What to offer a visitor beyond the answer: wider circles, and the nearest members of all.
import type { Appraiser, Point } from './appraiser.ts';
import { type Criteria, radii } from './criteria.ts';
import { spotsWithin } from './groups.ts';
import type { MemberIndex } from './members.ts';
import { appraisersIn, type Knowledge, search } from './search.ts';

export type WiderSearch = { readonly within: number; readonly count: number };

/** Each wider radius, in miles, that finds more members than the one before, with its count. */
export function widerSearches(criteria: Criteria, knowledge: Knowledge): readonly WiderSearch[] {
  const countWithin = (within: number) =>
    appraisersIn(search({ ...criteria, within }, knowledge)).length;
  const wider: WiderSearch[] = [];
  let most = countWithin(criteria.within);
  for (const within of radii) {
    if (within <= criteria.within) continue;
    const count = countWithin(within);
    if (count > most) wider.push({ within, count });
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
