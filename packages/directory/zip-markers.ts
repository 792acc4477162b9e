// The markers of a map: one for each ZIP that has members.
import type { Appraiser, Point } from './appraiser.ts';
import type { MemberIndex } from './members.ts';

export type ZipMarker = Point & {
  readonly zip: string;
  /** Members of the ZIP. */
  readonly count: number;
  /** "12345 Middleton". */
  readonly place: string;
};

/** Degrees between two markers that would else stand at one point: a third of a mile. */
const offset = 0.005;

/**
 * One marker for each ZIP, by ZIP, at the point its members share. Post-box ZIPs may share the point
 * of their town: each after the first stands a step to the east, so that all can be told apart.
 */
export function zipMarkers(index: MemberIndex): readonly ZipMarker[] {
  const taken = new Map<string, number>();
  const free = ({ lat, lng }: Point): Point => {
    const at = `${lat} ${lng}`;
    const steps = taken.get(at) ?? 0;
    taken.set(at, steps + 1);
    return { lat, lng: lng + steps * offset };
  };
  return [...index.locationsByZip.values()]
    .sort(([a], [b]) => (a.zip < b.zip ? -1 : 1))
    .map((locations): ZipMarker => {
      const [{ zip }] = locations;
      const count = locations.reduce((sum, { appraisers }) => sum + appraisers.length, 0);
      const cities = [...new Set(locations.map(({ city }) => city))].join(' and ');
      return { zip, ...free(locations[0]), count, place: `${zip} ${cities}` };
    });
}

/** The ZIPs that some appraisers are in. */
export const zipsOf = (appraisers: readonly Appraiser[]): ReadonlySet<string> =>
  new Set(appraisers.map(({ zip }) => zip));
