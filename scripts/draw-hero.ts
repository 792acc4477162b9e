// Run by hand (`npm run hero`) to draw public/art/hero.svg anew: a range of mountains in plan, as
// contour lines computed from a height field, over the profile of the same range. Deterministic.
import { writeFileSync } from 'node:fs';
import { contours } from 'd3-contour';

const width = 480;
const height = 200;
const step = 1.25;
/** Pixels of the drawing for a unit of the land. */
const drawnScale = 4;
const columns = width / step + 1;
const rows = height / step + 1;

/** A number from 0 to 1 that depends on the lattice point alone. */
function lattice(x: number, y: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ 0x2009;
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** Gradient noise from about -0.7 to 0.7 (K. Perlin, "Improving Noise", 2002), in two dimensions. */
function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  const slope = (i: number, j: number) => {
    const angle = 2 * Math.PI * lattice(left + i, top + j);
    return Math.cos(angle) * (dx - i) + Math.sin(angle) * (dy - j);
  };
  const upper = mix(slope(0, 0), slope(1, 0), ease(dx));
  const lower = mix(slope(0, 1), slope(1, 1), ease(dx));
  return mix(upper, lower, ease(dy));
}

/** From 0 in the valleys to about 1 on the crests, which run where the noise changes its sign. */
function ridges(x: number, y: number): number {
  const rounded = (value: number) => Math.sqrt(value * value + 0.006);
  const large = 1 - 2.1 * rounded(noise(x, y));
  const small = 1 - 2.1 * rounded(noise(x * 2.3 + 31, y * 2.3));
  return 0.78 * large + 0.22 * small * Math.max(0, large);
}

/** Height of the land from 0 to about 1: a basin in the west, a range that rises to the east. */
function land(x: number, y: number): number {
  // Bending the sheet keeps the crests from running straight.
  const bentX = x + 26 * noise(x / 70 + 3, y / 70);
  const bentY = y + 26 * noise(x / 70, y / 70 + 8);
  const front = 0.5 + 0.09 * noise(y / 60, 2.5);
  const rise = 1 / (1 + Math.exp(-(bentX / width - front) * 7.5));
  const basin = 0.1 + 0.16 * noise(bentX / 130 + 5, bentY / 90);
  return basin + rise * (0.3 + 0.72 * ridges(bentX / 105 + 2, bentY / 82 + 6));
}

const field = Array.from({ length: columns * rows }, (_, at) =>
  land((at % columns) * step, Math.floor(at / columns) * step),
);

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
function path(points: readonly Point[]): string {
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
function openAtEdges(ring: readonly Point[]) {
  const onEdge = ([x, y]: Point) => x <= 0.3 || y <= 0.3 || x >= width - 0.3 || y >= height - 0.3;
  const pieces: [number, number][][] = [[]];
  for (const [x, y] of ring) {
    if (onEdge([x, y])) pieces.push([]);
    else pieces.at(-1)?.push([x, y]);
  }
  return pieces.filter((piece) => piece.length > 14);
}

/** Leaves out the points that a straight line would pass within the tolerance (Douglas-Peucker). */
function simplify(points: readonly [number, number][], tolerance = 0.25): [number, number][] {
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

const levels = Array.from({ length: 22 }, (_, at) => 0.02 + at * 0.046);
const toSheet = ([x = 0, y = 0]: readonly number[]): [number, number] => [
  (x - 0.5) * step,
  (y - 0.5) * step,
];
const lines = contours().size([columns, rows]).thresholds(levels)(field);
const drawn = lines.map(({ coordinates }, level) => {
  const d = coordinates
    .flat()
    .flatMap((ring) => openAtEdges(ring.map(toSheet)))
    .map((points) => path(simplify(points)))
    .join('');
  return d && `<path class="${level % 5 === 0 ? 'i' : 'c'}" d="${d}"/>`;
});

const style = [
  '.c,.i{fill:none;stroke:#cdb990;stroke-width:1.36}.i{stroke-width:2.48}',
  '@media(prefers-color-scheme:dark){.c,.i{stroke:#2f4f44}}',
].join('');
const size = `${width * drawnScale} ${height * drawnScale}`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" width="${width * drawnScale}" height="${height * drawnScale}"><style>${style}</style>${drawn.join('')}</svg>\n`;
writeFileSync('public/art/hero.svg', svg);
console.log(`public/art/hero.svg: ${svg.length} bytes`);
