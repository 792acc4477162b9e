// Contour rings as smooth lines of few bytes.
import { drawnScale, height, width } from './sheet.ts';

type Point = readonly [x: number, y: number];

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** A ring that starts and ends half way to its second point has no corner where it closes. */
function fromHalfWay(points: readonly Point[]): readonly Point[] {
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last || first[0] !== last[0] || first[1] !== last[1]) return points;
  const start = between(first, second);
  return [start, ...points.slice(1), start];
}

/**
 * A quadratic B-spline with the points as its controls, in whole pixels. "t" mirrors the last
 * control, which for such a spline is the next one: a curve costs no more bytes than a line.
 */
export function path(points: readonly Point[]): string {
  const [start, second, ...others] = fromHalfWay(points).map(
    ([x, y]): Point => [Math.round(x * drawnScale), Math.round(y * drawnScale)],
  );
  if (!start || !second) return '';
  let [at, control] = [start, second];
  const moves = others.map((next, index) => {
    const [x, y] = index === others.length - 1 ? next : between(control, next);
    const [dx, dy] = [Math.round(x) - at[0], Math.round(y) - at[1]];
    at = [at[0] + dx, at[1] + dy];
    // From what was rounded, or the errors would add up along the line.
    control = [2 * at[0] - control[0], 2 * at[1] - control[1]];
    return `${dx} ${dy}`;
  });
  const [first, ...rest] = moves;
  const smooth = rest.length > 0 ? `t${rest.join(' ')}` : '';
  const lead = `q${second[0] - start[0]} ${second[1] - start[1]} ${first}`;
  return `M${start.join(' ')}${lead}${smooth}`.replace(/ -/g, '-');
}

/** Contour rings end at the sheet's edge; the edge itself is not drawn. */
export function openAtEdges(ring: readonly Point[]) {
  const onEdge = ([x, y]: Point) => x <= 0.3 || y <= 0.3 || x >= width - 0.3 || y >= height - 0.3;
  const pieces: [number, number][][] = [[]];
  for (const [x, y] of ring) {
    if (onEdge([x, y])) pieces.push([]);
    else pieces.at(-1)?.push([x, y]);
  }
  return pieces.filter((piece) => piece.length > 14);
}

/** Leaves out the points that a straight line would pass within the tolerance (Douglas-Peucker). */
export function simplify(
  points: readonly [number, number][],
  tolerance = 0.25,
): [number, number][] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let [farthest, at] = [0, 0];
  points.forEach(([x, y], index) => {
    const away =
      length === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs(dy * (x - first[0]) - dx * (y - first[1])) / length;
    if (away > farthest) [farthest, at] = [away, index];
  });
  if (farthest <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(at), tolerance),
  ];
}
