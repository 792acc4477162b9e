// The markers of a map: one for each ZIP that has members.
import type { Appraiser, Point } from './appraiser.ts';
import type { MemberIndex } from './members.ts';

export type ZipMarker = Point & {
  readonly zip: string;
  /** Members of the ZIP. */
  readonly count: number;
  /** "84101 Salt Lake City, 6 appraisers". */
  readonly name: string;
};

/** One marker for each ZIP, by ZIP, at the point its members share. */
export function zipMarkers(index: MemberIndex): readonly ZipMarker[] {
  return [...index.spotsByZip.values()]
    .map((spots): ZipMarker => {
      const [{ zip, lat, lng }] = spots;
      const count = spots.reduce((sum, { appraisers }) => sum + appraisers.length, 0);
      const cities = [...new Set(spots.map(({ city }) => city))].join(' and ');
      const people = count === 1 ? '1 appraiser' : `${count} appraisers`;
      return { zip, lat, lng, count, name: `${zip} ${cities}, ${people}` };
    })
    .sort((a, b) => (a.zip < b.zip ? -1 : 1));
}

/** The ZIPs that some appraisers are in. */
export const zipsOf = (appraisers: readonly Appraiser[]): ReadonlySet<string> =>
  new Set(appraisers.map(({ zip }) => zip));
