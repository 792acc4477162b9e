// The markers of a map: one for each ZIP that has members, and clusters of markers that would overlap.
import type { Point } from './appraiser.ts';
import { groupBy, type NonEmpty } from './group-by.ts';
import { countMembers, type MemberIndex } from './members.ts';

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
export function zipMarkers({ locations }: Pick<MemberIndex, 'locations'>): readonly ZipMarker[] {
  const taken = new Map<string, number>();
  return [...groupBy(locations, ({ zip }) => zip).values()]
    .sort(([a], [b]) => (a.zip < b.zip ? -1 : 1))
    .map((there): ZipMarker => {
      const [{ zip, lat, lng }] = there;
      const steps = taken.get(`${lat} ${lng}`) ?? 0;
      taken.set(`${lat} ${lng}`, steps + 1);
      const place = `${zip} ${[...new Set(there.map(({ city }) => city))].join(' and ')}`;
      return { zip, lat, lng: lng + steps * offset, count: countMembers(there), place };
    });
}

/** A place on the screen in px. */
type Pixel = { readonly x: number; readonly y: number };

export type Cluster = {
  /** The cluster is drawn at the first marker, and covers the others. */
  readonly markers: NonEmpty<ZipMarker>;
  /** Members of all its ZIPs. */
  readonly count: number;
};

/** A marker is a square, so the longer of the two axes counts. */
const pixelsBetween = (a: Pixel, b: Pixel) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/**
 * Clusters of markers, squares of `size` px that do not overlap. The fullest marker goes first, ties in
 * their order. Each joins the nearest cluster that it would touch, or starts a new one.
 */
export function clusterMarkers(
  markers: readonly ZipMarker[],
  pixelOf: (marker: ZipMarker) => Pixel,
  size: number,
): readonly Cluster[] {
  const clusters: { pixel: Pixel; markers: [ZipMarker, ...ZipMarker[]]; count: number }[] = [];
  for (const marker of [...markers].sort((a, b) => b.count - a.count)) {
    const pixel = pixelOf(marker);
    let near: (typeof clusters)[number] | undefined;
    let least = size;
    for (const cluster of clusters) {
      const px = pixelsBetween(cluster.pixel, pixel);
      if (px < least) [near, least] = [cluster, px];
    }
    if (near) {
      near.markers.push(marker);
      near.count += marker.count;
    } else clusters.push({ pixel, markers: [marker], count: marker.count });
  }
  return clusters;
}
