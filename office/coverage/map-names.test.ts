import { expect, it } from 'vitest';
import { letters, placeLabels } from './map-names.ts';

const frame = { width: 400, height: 400 };
const town = { name: 'Middleton', x: 200, y: 200, r: 4 };

/** Dots on both sides of the town, and above and below it. */
const around = [
  ...[-letters.width, letters.width].map((x) => ({ x: town.x + 4 * x, y: town.y, r: 4 })),
  ...[-letters.size, letters.size].flatMap((y) =>
    [-40, 0, 40].map((x) => ({ x: town.x + x, y: town.y + y, r: 4 })),
  ),
];

it('a name on a map is missing where it would cover a dot, if another has priority', () => {
  expect(placeLabels([town], frame)).toEqual([expect.objectContaining({ anchor: 'start' })]);
  const first = { name: 'A', x: 20, y: 20, r: 4 };
  expect(placeLabels([first, town], frame, around)[1]).toBeUndefined();
  expect(placeLabels([town], frame, around)[0]).toBeDefined();
});
