import type { Point } from '@appraisers/directory/appraiser.ts';
import type { Area } from '@appraisers/directory/area.ts';
import { earthRadiusMiles } from '@appraisers/directory/distance.ts';

const milesPerDegree = (earthRadiusMiles * Math.PI) / 180;

/**
 * Miles from a point to the nearest line of an outline. Around the point, degrees count as a plane, which is
 * exact to a percent within a hundred miles.
 */
export function milesToOutline({ lat, lng }: Point, outline: Area): number {
  const eastward = milesPerDegree * Math.cos((lat * Math.PI) / 180);
  const milesFrom = ([x, y]: readonly [lng: number, lat: number]) =>
    [(x - lng) * eastward, (y - lat) * milesPerDegree] as const;
  let least = Number.POSITIVE_INFINITY;
  for (const ring of outline.flat()) {
    let before = ring.at(-1);
    for (const corner of ring) {
      if (before) least = Math.min(least, milesToSegment(milesFrom(before), milesFrom(corner)));
      before = corner;
    }
  }
  return least;
}

type Pair = readonly [x: number, y: number];

/** The distance of the origin from the segment between two points. */
function milesToSegment([ax, ay]: Pair, [bx, by]: Pair): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / length));
  return Math.hypot(ax + along * dx, ay + along * dy);
}
