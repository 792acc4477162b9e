// Water inside the states: on a map it is no land.
import { contains } from '@appraisers/directory/area.ts';
import { landOf } from '@appraisers/edition/schemas/places.ts';
import { expect, it } from 'vitest';
import { countiesInAtlas, merge, pairs } from './state-counties.ts';
import { waterIn } from './water.ts';

/** The outline of a state and the water inside it. */
function areasOf(state: string) {
  const { atlas, counties } = countiesInAtlas(state);
  const outline = merge(atlas, counties.geometries).coordinates.map(pairs);
  return { outline, water: waterIn(outline) };
}

it.each([
  ['Utah', 'the Great Salt Lake', { lat: 41.2, lng: -112.5 }],
  ['Louisiana', 'Lake Pontchartrain', { lat: 30.2, lng: -90.1 }],
  ['Vermont', 'Lake Champlain', { lat: 44.53, lng: -73.3 }],
  ['New York', 'Lake Champlain', { lat: 44.53, lng: -73.36 }],
  ['Florida', 'Lake Okeechobee', { lat: 26.95, lng: -80.8 }],
  ['Michigan', 'Lake Michigan', { lat: 44, lng: -87 }],
])('in %s, %s is no land', (state, _, point) => {
  expect(contains(landOf(areasOf(state)), point)).toBe(false);
});

it.each([
  ['Utah', 'Antelope Island', { lat: 40.96, lng: -112.21 }],
  ['Vermont', 'Grand Isle', { lat: 44.72, lng: -73.3 }],
  ['Louisiana', 'New Orleans', { lat: 29.95, lng: -90.08 }],
])('in %s, %s is land', (state, _, point) => {
  expect(contains(landOf(areasOf(state)), point)).toBe(true);
});

it('water ends at the border of the state', () => {
  const { outline, water } = areasOf('Vermont');
  const farOut = water
    .flat(2)
    .filter(([lng, lat]) => !contains(outline, { lng: lng + 0.02, lat }))
    .filter(([lng, lat]) => !contains(outline, { lng: lng - 0.02, lat }));
  expect(water.length).toBeGreaterThan(0);
  expect(farOut).toEqual([]);
});
