// Run by hand (`npm run utah-base`) when us-atlas has a new version. Writes the map's own base,
// src/finder/map/utah-base.json: Utah's outline, its county lines and its larger cities.
// Deterministic. Source: U.S. Census Bureau, through us-atlas (ISC) and the site's gazetteer.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, Polygon, Topology } from 'topojson-specification';
import { gazetteerSchema } from '#schemas/gazetteer.ts';

const utah = '49';
/** Cities people steer by, the first four already when all of Utah is in view. */
const cityNames = [
  'Salt Lake City',
  'Provo',
  'Ogden',
  'St. George',
  'Logan',
  'Cedar City',
  'Moab',
  'Vernal',
  'Price',
  'Richfield',
  'Park City',
  'Tooele',
  'Kanab',
  'Delta',
];

type Atlas = Topology<{ counties: GeometryCollection }>;
const atlas: Atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json');
const inUtah = ({ id }: { id?: string | number | undefined }) => String(id).startsWith(utah);
const isArea = (geometry: { type: string | null }): geometry is Polygon =>
  geometry.type === 'Polygon';

const counties: GeometryCollection = {
  ...atlas.objects.counties,
  geometries: atlas.objects.counties.geometries.filter(inUtah),
};

/** A thousandth of a degree is about 100 m, a pixel at zoom 11. */
const round = (coordinates: unknown): unknown =>
  typeof coordinates === 'number'
    ? Math.round(coordinates * 1000) / 1000
    : Array.isArray(coordinates)
      ? coordinates.map(round)
      : coordinates;
const rounded = (coordinates: readonly unknown[]) => coordinates.map(round);

const lines = mesh(atlas, counties, (a, b) => a !== b);
const outline = merge(atlas, counties.geometries.filter(isArea));
const gazetteer = gazetteerSchema.parse(JSON.parse(readFileSync('public/gazetteer.json', 'utf8')));
const cities = cityNames.map((name) => {
  const row = gazetteer.cities.find(([city]) => city === name);
  if (!row) throw new Error(`The gazetteer does not know ${name}.`);
  return row;
});

const rows = (all: readonly unknown[]) => all.map((row) => JSON.stringify(row)).join(',\n');
const text = [
  '{',
  `"outline": [\n${rows(rounded(outline.coordinates))}\n],`,
  `"lines": [\n${rows(rounded(lines.coordinates))}\n],`,
  `"cities": [\n${rows(cities)}\n]`,
  '}\n',
].join('\n');
writeFileSync('src/finder/map/utah-base.json', text);
console.log(`src/finder/map/utah-base.json: ${text.length} bytes`);
