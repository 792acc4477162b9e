// Where an edition's members are, and who has none nearby.
import { defaults } from '@appraisers/directory/criteria.ts';
import { indexMembers } from '@appraisers/directory/members.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import type { County, PeopleOfZip } from '@appraisers/edition/schemas/census.ts';
import type { Member } from '@appraisers/edition/schemas/member.ts';
import type { MapBase } from '@appraisers/edition/schemas/places.ts';
import type { Region } from '@appraisers/edition/schemas/region.ts';
import {
  type CountyCoverage,
  coverRegion,
  type RegionCoverage,
  type ZipCoverage,
  type ZipPlace,
} from './region-coverage.ts';

export type ReportInput = {
  readonly region: Region;
  readonly members: readonly Member[];
  readonly zips: readonly ZipPlace[];
  readonly counties: readonly County[];
  readonly people: ReadonlyMap<string, PeopleOfZip>;
  readonly mapBase: MapBase;
};

type Sum = { readonly all: number; readonly served: number };

export type CoverageReport = Omit<ReportInput, 'zips' | 'counties' | 'people'> &
  RegionCoverage & {
    /** In miles, the default of the search. */
    readonly radius: number;
    readonly zipSum: Sum;
    readonly peopleSum: Sum;
    /** ZIPs without a member within the radius, most people first, then the farthest. */
    readonly gaps: readonly ZipCoverage[];
    /** Counties without a member, most people first. */
    readonly emptyCounties: readonly CountyCoverage[];
  };

const peopleOf = (zips: readonly ZipCoverage[]) =>
  zips.reduce((sum, { people = 0 }) => sum + people, 0);

const miles = ({ nearest }: ZipCoverage) => nearest?.miles ?? Number.POSITIVE_INFINITY;

/** Deterministic: the same input gives the same report. */
export function makeReport({
  zips: places,
  counties: land,
  people,
  ...input
}: ReportInput): CoverageReport {
  const radius = defaults.within;
  const index = indexMembers(input.members, placeNames(input.region));
  const { zips, counties } = coverRegion(index, { zips: places, counties: land, people }, radius);
  const served = zips.filter(({ within }) => within > 0);
  return {
    ...input,
    radius,
    zips,
    counties,
    zipSum: { all: zips.length, served: served.length },
    peopleSum: { all: peopleOf(zips), served: peopleOf(served) },
    gaps: zips
      .filter(({ within }) => within === 0)
      .sort((a, b) => (b.people ?? 0) - (a.people ?? 0) || miles(b) - miles(a)),
    emptyCounties: counties
      .filter(({ members }) => members === 0)
      .sort((a, b) => b.people - a.people),
  };
}
