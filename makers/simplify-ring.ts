// Fewer points for a line on a map.

type Point = readonly [lng: number, lat: number];

/** The distance of a point from the line through two others, or from the first where the two are one. */
function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs(dx * (fromY - y) - dy * (fromX - x)) / length;
}

/**
 * The line with only the points that are farther than `tolerance` from a straight line between the others.
 * Source: D. Douglas, T. Peucker, "Algorithms for the reduction of the number of points" (1973).
 */
export function simplify(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [far, at] = [0, 0];
  for (const [index, point] of line.entries()) {
    const away = distance(point, first, last);
    if (away > far) [far, at] = [away, index];
  }
  if (far <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(at), tolerance),
  ];
}
