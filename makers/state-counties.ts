// The counties of a state in us-atlas: U.S. Census Bureau, 1:10,000,000.
import { createRequire } from 'node:module';
import type { Area } from '@appraisers/directory/area.ts';
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { feature, neighbors } from 'topojson-client';
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification';

type Shape = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;
type Shapes = { type: 'GeometryCollection'; geometries: Shape[] };

const atlas: Topology<{ counties: Shapes; states: Shapes }> = createRequire(import.meta.url)(
  'us-atlas/counties-10m.json',
);

/**
 * The counties of the region's state, and the atlas with their lines.
 * @throws ContentError when the atlas has no such state.
 */
export function countiesInAtlas(state: string) {
  const named = atlas.objects.states.geometries.find(
    ({ properties }) => properties?.name === state,
  );
  if (!named) {
    const reason = `us-atlas has no state called "${state}".`;
    const hint = 'Enter the full name of a state or territory.';
    throw new ContentError(edition.pathOf('region.yaml'), [{ field: 'name', reason, hint }]);
  }
  // The FIPS code of a county starts with that of its state.
  const geometries = atlas.objects.counties.geometries.filter(({ id }) =>
    String(id).startsWith(String(named.id)),
  );
  const counties: Shapes = { type: 'GeometryCollection', geometries };
  return { atlas, counties };
}

/** The counties of a state by name, each with its area in degrees. */
export function countyAreas(state: string): { readonly name: string; readonly area: Area }[] {
  const { atlas, counties } = countiesInAtlas(state);
  return feature(atlas, counties)
    .features.map(({ geometry, properties: { name } }) => {
      if (geometry.type === 'Polygon') return { name, area: [geometry.coordinates].map(pairs) };
      if (geometry.type === 'MultiPolygon') return { name, area: geometry.coordinates.map(pairs) };
      return { name, area: [] };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The rings of a polygon with points of exactly two numbers. */
const pairs = (rings: number[][][]) =>
  rings.map((ring) => ring.map(([lng = 0, lat = 0]): [number, number] => [lng, lat]));

/** The names of the states that share a border with a state. */
export function neighborsOf(state: string): readonly string[] {
  const { geometries } = atlas.objects.states;
  const at = geometries.findIndex(({ properties }) => properties?.name === state);
  return (neighbors(geometries)[at] ?? []).flatMap(
    (neighbor) => geometries[neighbor]?.properties?.name ?? [],
  );
}
