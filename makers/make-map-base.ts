// Run by hand (`npm run map-base`) for a new edition, after a change of its region.yaml, and when
// us-atlas has a new version. Writes region/map-base.json of the edition that CONTENT_DIR names: the
// outline of the state, its county lines and its larger cities.
// Deterministic. Source: U.S. Census Bureau, through us-atlas (ISC) and the edition's gazetteer.
import { writeFileSync } from 'node:fs';
import { exitOnContentError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { countiesInAtlas } from '@appraisers/office/coverage/place-data/state-counties.ts';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon } from 'topojson-specification';

exitOnContentError();
const region = edition.region.read();
const { atlas, geometries } = countiesInAtlas(region.name);
const counties: GeometryCollection = { ...atlas.objects.counties, geometries: [...geometries] };
/** A county is one area, or several where it has islands. */
const isArea = (geometry: { type: string | null }): geometry is Polygon | MultiPolygon =>
  geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';

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
const gazetteer = edition.gazetteer.read();
const cities = region.map.cities.map((name) => {
  const row = gazetteer.cities.find(([city]) => city === name);
  if (!row) throw new Error(`The gazetteer does not know ${name}; see region.yaml, "map.cities".`);
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
const file = edition.pathOf(edition.mapBase.file);
writeFileSync(file, text);
console.log(`${file}: ${text.length} bytes`);
