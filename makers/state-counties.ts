// The counties of a state, as us-atlas has them: U.S. Census Bureau, 1:10,000,000.
import { createRequire } from 'node:module';
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification';

type Area = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;
type Areas = { type: 'GeometryCollection'; geometries: Area[] };

const atlas: Topology<{ counties: Areas; states: Areas }> = createRequire(import.meta.url)(
  'us-atlas/counties-10m.json',
);

/**
 * The counties of a state, with the atlas that has their lines.
 * @throws Error when the atlas has no state of this name.
 */
export function countiesInAtlas(state: string) {
  const named = atlas.objects.states.geometries.find(
    ({ properties }) => properties?.name === state,
  );
  if (!named) throw new Error(`us-atlas has no state called ${state}; see region.yaml, "name".`);
  // The FIPS code of a county starts with that of its state.
  const geometries = atlas.objects.counties.geometries.filter(({ id }) =>
    String(id).startsWith(String(named.id)),
  );
  const counties: Areas = { type: 'GeometryCollection', geometries };
  return { atlas, counties };
}
