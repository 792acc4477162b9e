// The coverage of a region, by ZIP and by county: where members are, and how many people have none nearby.
import type { Point } from '@appraisers/directory/appraiser.ts';
import { type MemberAway, membersAround } from '@appraisers/directory/distance.ts';
import { countMembers, type MemberIndex } from '@appraisers/directory/members.ts';
import type { County, PeopleOfZip } from '@appraisers/edition/schemas/census.ts';
import { geoContains } from 'd3-geo';

/** A ZIP code with the name of its post office. */
export type ZipPlace = Point & { readonly zip: string; readonly town: string };

export type ZipCoverage = ZipPlace & {
  /** Undefined in a directory without members. */
  readonly nearest: Pick<MemberAway, 'appraiser' | 'miles'> | undefined;
  /** Members within the radius. */
  readonly within: number;
  /** The county where most of its people live; undefined when its point is outside all counties. */
  readonly county: string | undefined;
  /** Undefined if the Census has no count, as for PO boxes. */
  readonly people: number | undefined;
  /** Members with this ZIP. */
  readonly members: number;
};

export type CountyCoverage = {
  readonly fips: string;
  readonly name: string;
  readonly people: number;
  /** People in ZIPs without a member within the radius. */
  readonly peopleWithout: number;
  readonly members: number;
  readonly area: County['area'];
};

export type RegionCoverage = {
  /** In numeric order. */
  readonly zips: readonly ZipCoverage[];
  /** By name. */
  readonly counties: readonly CountyCoverage[];
};

type Land = {
  readonly zips: readonly ZipPlace[];
  readonly counties: readonly County[];
  readonly people: ReadonlyMap<string, PeopleOfZip>;
};

type Share = { readonly county: County; readonly share: number };

/**
 * The counties of a ZIP, starting with the one where most of its people live. A ZIP without people, or with
 * counties that the atlas doesn't know, is in the county of its point.
 */
function sharesOf({ zip, lat, lng }: ZipPlace, { counties, people }: Land): readonly Share[] {
  const shares = people.get(zip)?.shares ?? {};
  const known = counties
    .map((county) => ({ county, share: shares[county.fips] ?? 0 }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
  if (known.length > 0) return known;
  const around = counties.find(({ area }) => geoContains(area, [lng, lat]));
  return around ? [{ county: around, share: 1 }] : [];
}

/** The coverage of every ZIP and every county, within the radius in miles. */
export function coverRegion(index: MemberIndex, land: Land, radius: number): RegionCoverage {
  const rows = [...land.zips]
    .sort((a, b) => (a.zip < b.zip ? -1 : 1))
    .map((place) => {
      const shares = sharesOf(place, land);
      const around = membersAround(index.locations, { points: [place] });
      const row: ZipCoverage = {
        ...place,
        nearest: around[0],
        within: around.filter(({ miles }) => miles <= radius).length,
        county: shares[0]?.county.name,
        people: land.people.get(place.zip)?.people,
        members: countMembers(index.zips.get(place.zip)?.locations ?? []),
      };
      return { row, shares };
    });
  const counties = land.counties.map(({ fips, name, area }): CountyCoverage => {
    const ofCounty = rows.map(({ row, shares }) => {
      const share = shares.find(({ county }) => county.fips === fips)?.share ?? 0;
      return { row, people: (row.people ?? 0) * share, main: shares[0]?.county.fips === fips };
    });
    const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
    return {
      fips,
      name,
      area,
      people: Math.round(sum(ofCounty.map(({ people }) => people))),
      peopleWithout: Math.round(
        sum(ofCounty.map(({ row, people }) => (row.within === 0 ? people : 0))),
      ),
      members: sum(ofCounty.map(({ row, main }) => (main ? row.members : 0))),
    };
  });
  return { zips: rows.map(({ row }) => row), counties };
}
