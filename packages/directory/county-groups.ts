// Members who cover the county of a place, and work from farther away than the radius.
import type { Appraiser } from './appraiser.ts';
import type { CountyPlace } from './atlas.ts';
import {
  byDistance,
  locationsAround,
  membersByDistance,
  type NearestAppraiser,
} from './distance.ts';
import { type Origin, partsFor, pointsOf, type SearchGroup } from './groups.ts';
import type { MemberIndex } from './members.ts';
import type { Fit, Need } from './need.ts';

/** The members of a fit who cover the county from beyond the radius, nearest first. */
type CountyGroup = {
  readonly fit?: Fit;
  readonly members: readonly NearestAppraiser[];
};

/** A county that members state they cover. */
export type CoveredCounty = Pick<CountyPlace, 'name' | 'shortName'> & {
  /** With a need, one group for each fit. Empty when all of the members are within the radius. */
  readonly groups: readonly CountyGroup[];
};

/** Who covers a county, besides the members in `groups`. Undefined when no member states that county. */
export function coveredCounty(
  { locationsByCounty }: MemberIndex,
  county: CountyPlace | undefined,
  origin: Origin,
  groups: readonly SearchGroup[],
  day = 0,
  need: Need = {},
): CoveredCounty | undefined {
  const stated = county && locationsByCounty.get(county.shortName);
  if (!stated) return undefined;
  const shown = new Set<Appraiser>(groups.flatMap(({ appraisers }) => appraisers));
  const away = locationsAround(stated, pointsOf(origin), Number.POSITIVE_INFINITY).sort(byDistance);
  return {
    name: county.name,
    shortName: county.shortName,
    groups: partsFor(need).flatMap(({ fit, only }) => {
      const members = membersByDistance(only(away), day).filter(
        ({ appraiser }) => !shown.has(appraiser),
      );
      return members.length > 0 ? [{ ...(fit && { fit }), members }] : [];
    }),
  };
}
