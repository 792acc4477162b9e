// The clusters of markers that the map draws: those in view, and only so many.
import {
  type Cluster,
  clusterMarkers,
  fullestFirst,
  type ZipMarker,
} from '@appraisers/directory/zip-markers.ts';
import type { Pixel } from './label-places.ts';

/** The part of the map in view, in px of the whole world at its zoom. */
export type View = {
  readonly zoom: number;
  readonly min: Pixel;
  readonly max: Pixel;
};

/** At most this many markers are drawn. Each has two elements. */
export const maxMarkers = 150;

/** How much farther apart the clusters are at each attempt to draw fewer. */
const wider = 1.25;

export const includesZip = ({ markers }: Cluster, zip: string | undefined): boolean =>
  zip !== undefined && markers.some((marker) => marker.zip === zip);

/**
 * The clusters of a view. They stay the same while the map moves at one zoom, unless too many are in view.
 * @param worldPoint the point of a marker in px of the whole world at zoom 0
 * @param size the side of a marker in px
 */
export function clustersInView(
  markers: readonly ZipMarker[],
  worldPoint: (marker: ZipMarker) => Pixel,
  size: number,
): (view: View, keptZip?: string) => readonly Cluster[] {
  const sorted = [...markers].sort(fullestFirst);
  const points = new Map(sorted.map((marker) => [marker, worldPoint(marker)]));
  let clusters: readonly Cluster[] = [];
  let clusteredAt = Number.NaN;
  let distance = size;

  function cluster(zoom: number): void {
    const scale = 2 ** zoom;
    const pixelOf = (marker: ZipMarker): Pixel => {
      const { x, y } = points.get(marker) ?? worldPoint(marker);
      return { x: Math.round(x * scale), y: Math.round(y * scale) };
    };
    clusters = clusterMarkers(sorted, pixelOf, distance);
    clusteredAt = zoom;
  }

  return ({ zoom, min, max }, keptZip) => {
    const half = size / 2;
    const inView = () =>
      clusters.filter(
        ({ pixel: { x, y } }) =>
          x > min.x - half && x < max.x + half && y > min.y - half && y < max.y + half,
      );
    if (zoom !== clusteredAt) {
      distance = size;
      cluster(zoom);
    }
    let shown = inView();
    while (shown.length > maxMarkers) {
      distance *= wider;
      cluster(zoom);
      shown = inView();
    }
    const kept = keptZip && clusters.find((one) => includesZip(one, keptZip));
    return kept && !shown.includes(kept) ? [...shown, kept] : shown;
  };
}
