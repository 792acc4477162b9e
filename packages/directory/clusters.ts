// What stands on the map at one scale: markers that would overlap become one mark with their sum.
import type { NonEmpty } from './group-by.ts';
import type { ZipMarker } from './zip-markers.ts';

export type Cluster = {
  /** The first is where the mark stands; the others, if any, are the ZIPs that it covers. */
  readonly markers: NonEmpty<ZipMarker>;
  /** Members of all its ZIPs. */
  readonly count: number;
  /** "12345 Middleton, 6 appraisers", or "3 ZIP codes around 12345 Middleton, 9 …". */
  readonly name: string;
};

/** A place on the screen in px. */
type Pixel = { readonly x: number; readonly y: number };

/** What can be pressed is a square: how far apart two are, along the axis on which they are farther. */
const pixelsBetween = (a: Pixel, b: Pixel) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/**
 * The marks of these markers, squares of `apart` px that do not overlap: each marker, the fullest first, joins the
 * nearest mark that it would touch, or stands by itself. A marker with room around it is a mark of
 * its own.
 */
export function clusterMarkers(
  markers: readonly ZipMarker[],
  pixelOf: (marker: ZipMarker) => Pixel,
  apart: number,
): readonly Cluster[] {
  const clusters: { spot: Pixel; markers: [ZipMarker, ...ZipMarker[]] }[] = [];
  for (const marker of [...markers].sort((a, b) => b.count - a.count || (a.zip < b.zip ? -1 : 1))) {
    const pixel = pixelOf(marker);
    const near = clusters
      .map((cluster) => ({ mark: cluster, px: pixelsBetween(cluster.spot, pixel) }))
      .filter(({ px }) => px < apart)
      .sort((a, b) => a.px - b.px)[0];
    if (near) near.mark.markers.push(marker);
    else clusters.push({ spot: pixel, markers: [marker] });
  }
  return clusters.map(({ markers: members }) => {
    const count = members.reduce((sum, marker) => sum + marker.count, 0);
    return { markers: members, count, name: clusterName(members, count) };
  });
}

function clusterName([first, ...others]: NonEmpty<ZipMarker>, count: number): string {
  const people = count === 1 ? '1 appraiser' : `${count} appraisers`;
  return others.length === 0
    ? `${first.place}, ${people}`
    : `${others.length + 1} ZIP codes around ${first.place}, ${people}`;
}
