import { describe, expect, it } from 'vitest';
import type { Point } from './appraiser.ts';
import { formatMiles, milesBetween } from './distance.ts';

const at = (lat: number, lng: number): Point => ({ lat, lng });

describe('the distance in miles', () => {
  it.each([
    ['one degree of latitude', at(40, -111), at(41, -111), (3959 * Math.PI) / 180],
    ['a quarter turn at 45 degrees', at(45, 0), at(45, 90), (3959 * Math.PI) / 3],
    ['over the date line', at(0, 179), at(0, -179), (3959 * Math.PI) / 90],
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
