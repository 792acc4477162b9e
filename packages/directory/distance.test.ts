import { describe, expect, it } from 'vitest';
import type { Point } from './appraiser.ts';
import { formatMiles, membersAround, milesBetween } from './distance.ts';
import { member, sampleNames } from './members.fixture.ts';
import { indexMembers } from './members.ts';

const at = (lat: number, lng: number): Point => ({ lat, lng });

describe('the distance in miles', () => {
  it.each([
    ['one degree of latitude', at(40, -111), at(41, -111), (3959 * Math.PI) / 180],
    ['one degree of the equator', at(0, -111), at(0, -112), (3959 * Math.PI) / 180],
    ['the equator to a pole', at(0, 20), at(90, -70), (3959 * Math.PI) / 2],
    ['a quarter turn at 45 degrees', at(45, 0), at(45, 90), (3959 * Math.PI) / 3],
    ['over the date line', at(0, 179), at(0, -179), (3959 * Math.PI) / 90],
    ['the other side of the earth', at(0, 0), at(0, 180), 3959 * Math.PI],
  ])('of %s is known from geometry', (_what, a, b, miles) => {
    expect(milesBetween(a, b)).toBeCloseTo(miles, 6);
  });
});

describe('a distance shown', () => {
  it.each([
    [0.04, '0.0 mi'],
    [7, '7.0 mi'],
    [29.96, '30.0 mi'],
    [247.24, '247.2 mi'],
  ])('of %d miles reads %s', (miles, text) => {
    expect(formatMiles(miles)).toBe(text);
  });
});

it('members sort by distance, ties by ZIP and then by city', () => {
  const point = { lat: 40.3, lng: -111.6 };
  const { locations } = indexMembers(
    [
      member({ id: 1, zip: '84002', city: 'Alta', ...point }),
      member({ id: 2, zip: '84001', city: 'Moab', ...point }),
      member({ id: 3, zip: '84001', city: 'Delta', ...point }),
      member({ id: 4, zip: '84009', city: 'Roy', lat: 40.2, lng: -111.6 }),
    ],
    sampleNames,
  );
  const near = membersAround(locations, { points: [{ lat: 40.2, lng: -111.6 }] });
  expect(near.map(({ location }) => `${location.zip} ${location.city}`)).toEqual([
    '84009 Roy',
    '84001 Delta',
    '84001 Moab',
    '84002 Alta',
  ]);
});
