import { describe, expect, it } from 'vitest';
import type { Point } from './appraiser.ts';
import { earthRadiusMiles, formatMiles, milesBetween } from './distance.ts';
import { zipPoints } from './members.fixture.ts';

const at = (lat: number, lng: number): Point => ({ lat, lng });

describe('the distance in miles', () => {
  it('is measured on a sphere of 3959 miles', () => {
    expect(earthRadiusMiles).toBe(3959);
  });

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

  // Worked out by hand from the points of the ZIPs.
  it.each([
    ['84604', '84057', 6.99],
    ['84604', '84601', 8.9],
    ['84604', '84003', 11.89],
    ['84770', '84790', 7.52],
    ['84741', '84790', 72.74],
    ['84101', '84741', 247.24],
  ] as const)('from %s to %s is %d', (from, to, miles) => {
    expect(milesBetween(zipPoints[from], zipPoints[to])).toBeCloseTo(miles, 2);
  });
});

describe('a distance shown', () => {
  it.each([
    [0.04, '0.0 mi'],
    [0.06, '0.1 mi'],
    [7, '7.0 mi'],
    [12.34, '12.3 mi'],
    [29.96, '30.0 mi'],
    [247.24, '247.2 mi'],
  ])('of %d miles reads %s', (miles, text) => {
    expect(formatMiles(miles)).toBe(text);
  });
});
