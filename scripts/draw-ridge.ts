// Run by hand (`npm run ridge`) when this profile or the colors of the theme change: draws
// src/drawings/ridge.svg, the skyline that recurs in all drawings of the site, wide enough for the hero,
// lit from the upper left.
import { writeFileSync } from 'node:fs';
import { themeColor } from '#build/theme-color.ts';

type Corner = readonly [x: number, y: number];

/** The one profile of the range, west to east: distance and height above the valley. */
const profile: readonly Corner[] = [
  [0, 34],
  [34, 52],
  [52, 45],
  [92, 78],
  [108, 68],
  [122, 74],
  [160, 40],
  [184, 56],
  [200, 50],
  [236, 92],
  [250, 84],
  [262, 100],
  [290, 66],
  [304, 74],
  [332, 44],
  [352, 58],
  [366, 52],
  [402, 86],
  [418, 76],
  [432, 82],
  [468, 48],
  [486, 56],
  [510, 38],
  [548, 70],
  [562, 62],
  [576, 72],
  [612, 42],
  [640, 60],
  [656, 52],
  [690, 74],
  [720, 40],
];

const width = 1920;
const height = 240;
const scale = 2;
const valley = height - 26;

/** The range is low in the west and highest where the hero's contour lines are closest. */
const swell = (x: number) => 0.62 + 0.75 / (1 + Math.exp(-(x - 900) / 240));

const repeated = [...profile, ...profile.slice(1).map(([x, y]): Corner => [x + 720, y])];
const skyline = repeated
  .map(([x, y]): Corner => [(x - 250) * scale, valley - y * 1.15 * swell((x - 250) * scale)])
  .filter(([x]) => x > -120 && x < width + 120);

const point = ([x, y]: Corner) => `${Math.round(x)} ${Math.round(y)}`;
const polygon = (corners: readonly Corner[]) => `M${corners.map(point).join('L')}`;

/** Right of each summit the flank lies in the shade, down to a torn lower edge. */
const shades = skyline.flatMap((summit, at) => {
  const [before, after] = [skyline[at - 1], skyline[at + 1]];
  if (!before || !after || summit[1] >= before[1] || summit[1] >= after[1]) return [];
  const [across, down] = [after[0] - summit[0], Math.max(after[1] - summit[1], 20)];
  const torn = ([right, drop]: Corner): Corner => [
    summit[0] + across * right,
    Math.min(height, summit[1] + down * drop),
  ];
  const edge: readonly Corner[] = [
    [0.56, 1.62],
    [0.3, 1.12],
    [0.36, 0.8],
    [-0.05, 0.46],
  ];
  return [`${polygon([summit, after, ...edge.map(torn)])}z`];
});

const style = [
  `.l{fill:none;stroke:#1d3f36;stroke-width:2;stroke-linejoin:round}.s{fill:${themeColor('sand')}}.t{fill:#cdbb96}`,
  `@media(prefers-color-scheme:dark){.l{stroke:#e9dfca}.s{fill:${themeColor('sand', 'dark')}}.t{fill:${themeColor('line', 'dark')}}}`,
].join('');
const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
  `<style>${style}</style>`,
  `<path class="s" d="${polygon([[-9, height], ...skyline, [width + 9, height]])}z"/>`,
  `<path class="t" d="${shades.join('')}"/><path class="l" d="${polygon(skyline)}"/></svg>\n`,
].join('');
writeFileSync('src/drawings/ridge.svg', svg);
console.log(`src/drawings/ridge.svg: ${svg.length} bytes`);
