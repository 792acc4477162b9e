// The markers of a map: one for each ZIP that has members, and clusters of markers that would overlap.
import type { Appraiser, Point } from './appraiser.ts';
import type { NonEmpty } from './group-by.ts';
import type { MemberIndex } from './members.ts';

export type ZipMarker = Point & {
  readonly zip: string;
  /** Members of the ZIP. */
  readonly count: number;
  /** "12345 Middleton". */
  readonly place: string;
};

/** Degrees between two markers whose ZIPs share a point: a third of a mile. */
const offset = 0.005;

/**
 * One marker for each ZIP, sorted by ZIP, at the point its members share. PO box ZIPs may share the
 * point of their town. Each marker after the first moves a step to the east.
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

/** The ZIPs of these appraisers. */
export const zipsOf = (appraisers: readonly Appraiser[]): ReadonlySet<string> =>
  new Set(appraisers.map(({ zip }) => zip));

export type Cluster = {
  /** The cluster is drawn at the first marker, and covers the others. */
  readonly markers: NonEmpty<ZipMarker>;
  /** Members of all its ZIPs. */
  readonly count: number;
};

/** A place on the screen in px. */
type Pixel = { readonly x: number; readonly y: number };

/** A marker is a square, so the longer of the two axes counts. */
const pixelsBetween = (a: Pixel, b: Pixel) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/**
 * Clusters of markers, squares of `size` px that do not overlap. The fullest marker goes first. Each
 * joins the nearest cluster that it would touch, or starts a new one.
 */
export function clusterMarkers(
  markers: readonly ZipMarker[],
  pixelOf: (marker: ZipMarker) => Pixel,
  size: number,
): readonly Cluster[] {
  const clusters: { pixel: Pixel; markers: [ZipMarker, ...ZipMarker[]] }[] = [];
  for (const marker of [...markers].sort((a, b) => b.count - a.count || (a.zip < b.zip ? -1 : 1))) {
    const pixel = pixelOf(marker);
    const [near] = clusters
      .map((cluster) => ({ cluster, px: pixelsBetween(cluster.pixel, pixel) }))
      .filter(({ px }) => px < size)
      .sort((a, b) => a.px - b.px);
    if (near) near.cluster.markers.push(marker);
    else clusters.push({ pixel, markers: [marker] });
  }
  return clusters.map(({ markers: covered }) => ({
    markers: covered,
    count: covered.reduce((sum, { count }) => sum + count, 0),
  }));
}
