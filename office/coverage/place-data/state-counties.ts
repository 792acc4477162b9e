// The counties of a state, as us-atlas has them: U.S. Census Bureau, 1:10,000,000.
import { createRequire } from 'node:module';
import type { GeoPermissibleObjects } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Atlas = Topology<{ counties: GeometryCollection; states: GeometryCollection }>;

const atlas: Atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json');

const nameOf = ({ properties }: { properties?: object | undefined }) =>
  properties === undefined ? undefined : Reflect.get(properties, 'name');

/**
 * The counties of a state with the atlas that they are drawn in.
 * @throws Error when the atlas knows no state of this name.
 */
export function countiesInAtlas(state: string) {
  const named = atlas.objects.states.geometries.find((geometry) => nameOf(geometry) === state);
  if (!named) throw new Error(`us-atlas has no state called ${state}; see region.yaml, "name".`);
  // Counties carry the number of their state in front (FIPS).
  const geometries = atlas.objects.counties.geometries.filter(({ id }) =>
    String(id).startsWith(String(named.id)),
  );
  return { atlas, geometries };
}

export type County = {
  /** The five digits of its FIPS code. */
  readonly fips: string;
  /** As it is called without "County". */
  readonly name: string;
  readonly area: GeoPermissibleObjects;
};

/** The counties of a state by name, each as an area on the sphere. */
export const stateCounties = (state: string): readonly County[] =>
  countiesInAtlas(state)
    .geometries.map((geometry) => ({
      fips: String(geometry.id),
      name: String(nameOf(geometry)),
      area: feature(atlas, geometry),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
