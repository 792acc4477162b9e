import { expect, it } from 'vitest';
import { type Area, contains } from './area.ts';

const square = (west: number, south: number, size: number): [number, number][] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
];
/** A square with a hole, and another square. */
const area: Area = [[square(0, 0, 10), square(4, 4, 2)], [square(20, 0, 5)]];

it.each([
  ['in a polygon', 1, 1, true],
  ['in its hole', 5, 5, false],
  ['in the other polygon', 2, 22, true],
  ['between the two', 2, 15, false],
  ['west of both', 2, -3, false],
  ['north of both', 30, 5, false],
])('a point %s', (_where, lat, lng, inside) => {
  expect(contains(area, { lat, lng })).toBe(inside);
});
