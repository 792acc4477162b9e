// The counties of a state in us-atlas: U.S. Census Bureau, 1:10,000,000.
import type { Area } from '@appraisers/directory/area.ts';
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { loadPackage } from './load-package.ts';

const topojson: typeof import('topojson-client') = loadPackage('topojson-client');
export const { feature, merge, mesh } = topojson;

type Shape = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;
type Shapes = { type: 'GeometryCollection'; geometries: Shape[] };

const atlas: Topology<{ counties: Shapes; states: Shapes }> = loadPackage(
  'us-atlas/counties-10m.json',
);

/** The counties of a state of the postal service, and the atlas with their lines. */
export function countiesInAtlas(state: string) {
  const { geometries: states } = atlas.objects.states;
  const named =
    states.find(({ properties }) => properties?.name === state) ??
    // The atlas has the full names of some territories.
    states.find(({ properties }) => properties?.name.endsWith(` ${state}`));
  if (!named) throw new Error(`us-atlas has no outline of ${state}.`);
  // The FIPS code of a county starts with that of its state.
  const geometries = atlas.objects.counties.geometries.filter(({ id }) =>
    String(id).startsWith(String(named.id)),
  );
  const counties: Shapes = { type: 'GeometryCollection', geometries };
  return { atlas, counties };
}

type CountyArea = {
  /** Its FIPS code, which starts with that of the state. */
  readonly id: string;
  readonly name: string;
  readonly area: Area;
};

/** A city that is in no county. */
const isCity = ({ id }: CountyArea) => Number(id.slice(2)) >= 510;

/** The full names, such as "Kane County". A district is no county. */
export const countyNames = (counties: readonly CountyArea[], countyWord: string): string[] =>
  counties.map((county) => {
    const { name } = county;
    if (counties.length === 1) return name;
    if (isCity(county)) return name.endsWith(' City') ? name : `${name} City`;
    return `${name} ${countyWord}`;
  });

/** The counties of a state by name, each with its area in degrees. */
export function countyAreas(state: string): CountyArea[] {
  const { atlas, counties } = countiesInAtlas(state);
  return (
    feature(atlas, counties)
      .features.map(({ id, geometry, properties: { name } }) => {
        const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : [];
        const areas = geometry.type === 'MultiPolygon' ? geometry.coordinates : polygons;
        return { id: `${id}`, name, area: areas.map(pairs) };
      })
      // A search for a name finds the last county that has it: the county before a city of the same name.
      .sort((a, b) => a.name.localeCompare(b.name, 'en') || Number(isCity(b)) - Number(isCity(a)))
  );
}

/** The rings of a polygon with points of exactly two numbers. */
export const pairs = (rings: number[][][]) =>
  rings.map((ring) => ring.map(([lng = 0, lat = 0]): [number, number] => [lng, lat]));

/** The names of the states that share a border with a state. */
export function neighborsOf(state: string): readonly string[] {
  const { geometries } = atlas.objects.states;
  const at = geometries.findIndex(({ properties }) => properties?.name === state);
  return (topojson.neighbors(geometries)[at] ?? []).flatMap(
    (neighbor) => geometries[neighbor]?.properties?.name ?? [],
  );
}
