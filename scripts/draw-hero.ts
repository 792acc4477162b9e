// Run by hand (`npm run hero`) to draw public/art/hero.svg anew: a range of mountains in plan, as
// contour lines computed from a height field, over the profile of the same range. Deterministic.
import { writeFileSync } from 'node:fs';
import { contours } from 'd3-contour';

const width = 480;
const height = 200;
const step = 1.25;
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

const round = (value: number) => Math.round(value * 10) / 10;
/** Relative line commands: half the bytes of absolute ones. */
function path(points: readonly (readonly [number, number])[], close: boolean): string {
  let [x, y] = [round(points[0]?.[0] ?? 0), round(points[0]?.[1] ?? 0)];
  const lines = points.slice(1).map(([nextX, nextY]) => {
    const [dx, dy] = [round(round(nextX) - x), round(round(nextY) - y)];
    [x, y] = [round(x + dx), round(y + dy)];
    return `${dx} ${dy}`;
  });
  const start = `M${round(points[0]?.[0] ?? 0)} ${round(points[0]?.[1] ?? 0)}`;
  return `${start}l${lines.join(' ')}${close ? 'z' : ''}`
    .replace(/ -/g, '-')
    .replace(/\b0\./g, '.');
}

/** Contour rings end at the sheet's edge; the edge itself is not drawn. */
function openAtEdges(ring: readonly (readonly [number, number])[]) {
  const onEdge = ([x, y]: readonly [number, number]) =>
    x <= 0.3 || y <= 0.3 || x >= width - 0.3 || y >= height - 0.3;
  const pieces: [number, number][][] = [[]];
  for (const [x, y] of ring) {
    if (onEdge([x, y])) pieces.push([]);
    else pieces.at(-1)?.push([x, y]);
  }
  return pieces.filter((piece) => piece.length > 14);
}

/** Leaves out the points that a straight line would pass within the tolerance (Douglas-Peucker). */
function simplify(points: readonly [number, number][], tolerance = 0.11): [number, number][] {
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
    .map((points) => path(simplify(points), false))
    .join('');
  return `<path class="${level % 5 === 0 ? 'i' : 'c'}" d="${d}"/>`;
});

const style = [
  '.c,.i{fill:none;stroke:#cdb990;stroke-width:.34}.i{stroke-width:.62}',
  '@media(prefers-color-scheme:dark){.c,.i{stroke:#2f4f44}}',
].join('');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="1920" height="800"><style>${style}</style>${drawn.join('')}</svg>\n`;
writeFileSync('public/art/hero.svg', svg);
console.log(`public/art/hero.svg: ${svg.length} bytes`);
