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
  // By latitude, then by longitude: texts as keys take several times as long.
  const taken = new Map<number, Map<number, number>>();
  const free = ({ lat, lng }: Point): Point => {
    const atLatitude = taken.get(lat) ?? new Map<number, number>();
    const steps = atLatitude.get(lng) ?? 0;
    taken.set(lat, atLatitude.set(lng, steps + 1));
    return { lat, lng: lng + steps * offset };
  };
  return [...index.locationsByZip.values()]
    .sort(([a], [b]) => (a.zip < b.zip ? -1 : 1))
    .map((locations): ZipMarker => {
      const [first, ...others] = locations;
      const count = locations.reduce((sum, { appraisers }) => sum + appraisers.length, 0);
      const cities =
        others.length === 0
          ? first.city
          : [...new Set(locations.map(({ city }) => city))].join(' and ');
      return { zip: first.zip, ...free(first), count, place: `${first.zip} ${cities}` };
    });
}

/** The ZIPs of these appraisers. */
export const zipsOf = (appraisers: readonly Appraiser[]): ReadonlySet<string> =>
  new Set(appraisers.map(({ zip }) => zip));

/** A place on the screen in px. */
type Pixel = { readonly x: number; readonly y: number };

export type Cluster = {
  /** The cluster is drawn at the first marker, and covers the others. */
  readonly markers: NonEmpty<ZipMarker>;
  /** The place of the first marker. */
  readonly pixel: Pixel;
  /** Members of all its ZIPs. */
  readonly count: number;
};

/** A marker is a square, so the longer of the two axes counts. */
const pixelsBetween = (a: Pixel, b: Pixel) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** The order in which markers start clusters: the fullest first, then by ZIP. */
const fullestFirst = (a: ZipMarker, b: ZipMarker): number =>
  b.count - a.count || (a.zip < b.zip ? -1 : 1);

type PlacedCluster = { readonly pixel: Pixel; readonly markers: [ZipMarker, ...ZipMarker[]] };

/** More columns than a map of the world has at its closest zoom. */
const columns = 2 ** 24;

/** The clusters by the square of `size` px that they are in. Two that are apart are never in one square. */
class Grid {
  readonly #bySquare = new Map<number, PlacedCluster>();
  readonly #size: number;
  constructor(size: number) {
    this.#size = size;
  }
  #squareOf({ x, y }: Pixel): number {
    return Math.floor(y / this.#size) * columns + Math.floor(x / this.#size);
  }
  add(cluster: PlacedCluster): void {
    this.#bySquare.set(this.#squareOf(cluster.pixel), cluster);
  }
  /** The nearest cluster that a marker at this pixel would touch. */
  nearest(pixel: Pixel): PlacedCluster | undefined {
    const middle = this.#squareOf(pixel);
    let nearest: PlacedCluster | undefined;
    let least = this.#size;
    for (let row = -columns; row <= columns; row += columns) {
      for (let column = -1; column <= 1; column += 1) {
        const cluster = this.#bySquare.get(middle + row + column);
        if (!cluster) continue;
        const px = pixelsBetween(cluster.pixel, pixel);
        if (px < least) [nearest, least] = [cluster, px];
      }
    }
    return nearest;
  }
}

/**
 * Clusters of markers, squares of `size` px that do not overlap. The fullest marker goes first. Each
 * joins the nearest cluster that it would touch, or starts a new one. The time grows with the number of
 * markers, not with their pairs.
 */
export function clusterMarkers(
  markers: readonly ZipMarker[],
  pixelOf: (marker: ZipMarker) => Pixel,
  size: number,
): readonly Cluster[] {
  const clusters: PlacedCluster[] = [];
  const grid = new Grid(size);
  for (const marker of [...markers].sort(fullestFirst)) {
    const pixel = pixelOf(marker);
    const near = grid.nearest(pixel);
    if (near) near.markers.push(marker);
    else {
      const cluster: PlacedCluster = { pixel, markers: [marker] };
      clusters.push(cluster);
      grid.add(cluster);
    }
  }
  return clusters.map(({ pixel, markers: covered }) => ({
    pixel,
    markers: covered,
    count: covered.reduce((sum, { count }) => sum + count, 0),
  }));
}
