// What stands on the map at one scale: markers that would overlap become one mark with their sum.
import type { NonEmpty } from './gather.ts';
import type { ZipMarker } from './zip-markers.ts';

export type MapMark = {
  /** The first is where the mark stands; the others, if any, are the ZIPs that it covers. */
  readonly markers: NonEmpty<ZipMarker>;
  /** Members of all its ZIPs. */
  readonly count: number;
  /** "12345 Middleton, 6 appraisers", or "3 ZIP codes around 12345 Middleton, 9 …". */
  readonly name: string;
};

/** A place on the screen in px. */
type Spot = { readonly x: number; readonly y: number };

/** What can be pressed is a square: how far apart two are, along the axis on which they are farther. */
const pixelsBetween = (a: Spot, b: Spot) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/**
 * The marks of these markers, squares of `apart` px that do not overlap: each marker, the fullest first, joins the
 * nearest mark that it would touch, or stands by itself. A marker with room around it is a mark of
 * its own.
 */
export function mapMarks(
  markers: readonly ZipMarker[],
  spotOf: (marker: ZipMarker) => Spot,
  apart: number,
): readonly MapMark[] {
  const marks: { spot: Spot; markers: [ZipMarker, ...ZipMarker[]] }[] = [];
  for (const marker of [...markers].sort((a, b) => b.count - a.count || (a.zip < b.zip ? -1 : 1))) {
    const spot = spotOf(marker);
    const near = marks
      .map((mark) => ({ mark, px: pixelsBetween(mark.spot, spot) }))
      .filter(({ px }) => px < apart)
      .sort((a, b) => a.px - b.px)[0];
    if (near) near.mark.markers.push(marker);
    else marks.push({ spot, markers: [marker] });
  }
  return marks.map(({ markers: together }) => {
    const count = together.reduce((sum, marker) => sum + marker.count, 0);
    return { markers: together, count, name: nameOf(together, count) };
  });
}

function nameOf([first, ...others]: NonEmpty<ZipMarker>, count: number): string {
  const people = count === 1 ? '1 appraiser' : `${count} appraisers`;
  return others.length === 0
    ? `${first.place}, ${people}`
    : `${others.length + 1} ZIP codes around ${first.place}, ${people}`;
}
