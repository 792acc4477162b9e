import type { Point } from './appraiser.ts';

/** The curve visits a grid of this many rows, so that near points are near each other on it. */
const gridSize = 1024;

/**
 * The place of a point on a Hilbert curve over an area.
 * Source: D. Hilbert, "Über die stetige Abbildung einer Linie auf ein Flächenstück", Math. Ann. 38 (1891).
 */
export function placeOnCurve(point: Point, south: Point, north: Point): number {
  const step = (value: number, min: number, max: number) =>
    Math.min(gridSize - 1, Math.floor(((value - min) / (max - min || 1)) * gridSize));
  let x = step(point.lng, south.lng, north.lng);
  let y = step(point.lat, south.lat, north.lat);
  let place = 0;
  for (let square = gridSize / 2; square >= 1; square /= 2) {
    const right = x >= square ? 1 : 0;
    const upper = y >= square ? 1 : 0;
    place += square * square * (right ? 3 - upper : upper);
    x %= square;
    y %= square;
    if (!upper) {
      if (right) [x, y] = [square - 1 - x, square - 1 - y];
      [x, y] = [y, x];
    }
  }
  return place;
}
