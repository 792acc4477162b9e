import fc from 'fast-check';
import { expect, it } from 'vitest';
import { labelOffsets } from './label-places.ts';

const town = { x: 100, y: 100, width: 60, height: 14 };
const right = { x: 8, y: -7 };

it.each([
  ['right of its point', [], right],
  ['left of a marker on its right', [{ x: 130, y: 100 }], { x: -68, y: -7 }],
  ['beside a marker on its point', [{ x: 100, y: 100 }], { x: 18, y: -7 }],
  [
    'below, between two markers',
    [
      { x: 75, y: 96 },
      { x: 125, y: 96 },
    ],
    { x: -30, y: 18 },
  ],
] as const)('a name is %s', (_, markers, offset) => {
  expect(labelOffsets([town], markers, 30)).toEqual([offset]);
});

it('of many towns at one point, some names are hidden', () => {
  const places = labelOffsets(
    Array.from({ length: 9 }, () => town),
    [],
    30,
  );
  expect(places[0]).toEqual(right);
  expect(places.at(-1)).toBeUndefined();
});

it('a name far from everything is right of its point', () => {
  const coordinate = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(fc.array(fc.record({ x: coordinate, y: coordinate })), (markers) => {
      expect(labelOffsets([{ ...town, x: 1000 }], markers, 30)).toEqual([right]);
    }),
  );
});
