// Run by hand (`npm run hero`) when this land or the colors of the theme change: draws
// src/drawings/hero.svg, a range of mountains in plan, as contour lines computed from a height field,
// over the profile of the same range. Deterministic.
import { writeFileSync } from 'node:fs';
import { contours } from 'd3-contour';
import { themeColor } from '#build/theme-color.ts';
import { land } from './hero/land.ts';
import { openAtEdges, path, simplify } from './hero/lines.ts';
import { drawnScale, height, width } from './hero/sheet.ts';

const step = 1.25;
const columns = width / step + 1;
const rows = height / step + 1;

const field = Array.from({ length: columns * rows }, (_, at) =>
  land((at % columns) * step, Math.floor(at / columns) * step),
);

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
  `.c,.i{fill:none;stroke:${themeColor('contour')};stroke-width:1.36}.i{stroke-width:2.48}`,
  `@media(prefers-color-scheme:dark){.c,.i{stroke:${themeColor('contour', 'dark')}}}`,
].join('');
const size = `${width * drawnScale} ${height * drawnScale}`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" width="${width * drawnScale}" height="${height * drawnScale}"><style>${style}</style>${drawn.join('')}</svg>\n`;
writeFileSync('src/drawings/hero.svg', svg);
console.log(`src/drawings/hero.svg: ${svg.length} bytes`);
