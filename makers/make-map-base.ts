// Writes region/map-base.json of the selected edition: the outline of the state, its water, its county lines and its
// larger cities. Sources: U.S. Census Bureau, through us-atlas (ISC), Natural Earth (public domain), through water.json,
// and the edition's gazetteer.
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { countiesInAtlas, merge, mesh, pairs } from './state-counties.ts';
import { waterIn } from './water.ts';
import { readRegion, writeGenerated } from './write-generated.ts';

const region = readRegion();
const { atlas, counties } = countiesInAtlas(region.name);

/** A thousandth of a degree is about 100 m, a pixel at zoom 11. */
const round = (coordinates: unknown): unknown =>
  typeof coordinates === 'number'
    ? Math.round(coordinates * 1000) / 1000
    : Array.isArray(coordinates)
      ? coordinates.map(round)
      : coordinates;
const rounded = (coordinates: readonly unknown[]) => coordinates.map(round);

const lines = mesh(atlas, counties, (a, b) => a !== b);
const outline = merge(atlas, counties.geometries);
const water = waterIn(outline.coordinates.map(pairs));
const gazetteer = edition.gazetteer.read();
const cities = region.map.cities.map((name) => {
  const row = gazetteer.cities.find(([city]) => city === name);
  if (row) return row.slice(0, 3);
  const reason = `The gazetteer has no city called "${name}".`;
  const hint = 'Fix the spelling, or remove the city.';
  throw new ContentError(edition.pathOf('region.yaml'), [{ field: 'map.cities', reason, hint }]);
});

writeGenerated(edition.mapBase.file, {
  outline: rounded(outline.coordinates),
  water: rounded(water),
  lines: rounded(lines.coordinates),
  cities,
});
