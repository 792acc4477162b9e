// Whether a point lies in an area.
import type { Point } from './appraiser.ts';

/** Polygons with their rings, each point longitude first, as the coordinates of a GeoJSON MultiPolygon. */
export type Area = readonly (readonly (readonly (readonly [lng: number, lat: number])[])[])[];

/**
 * Whether a point lies in an area, by the even-odd rule. Degrees count as a plane, which is exact enough
 * for areas that do not cross the 180th meridian.
 * Source: M. Shimrat, "Algorithm 112: Position of point relative to polygon", CACM 5 (1962).
 */
export function contains(area: Area, { lat, lng }: Point): boolean {
  let inside = false;
  for (const ring of area.flat()) {
    let before = ring.at(-1);
    for (const corner of ring) {
      if (before && corner[1] > lat !== before[1] > lat) {
        const along = (lat - before[1]) / (corner[1] - before[1]);
        if (lng < before[0] + along * (corner[0] - before[0])) inside = !inside;
      }
      before = corner;
    }
  }
  return inside;
}
