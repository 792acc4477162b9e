import { describe, expect, it } from 'vitest';
import { letters, placeLabels } from './map-names.ts';

const frame = { width: 400, height: 400 };
const town = { name: 'Middleton', x: 200, y: 200, r: 4 };
const skewed = letters.width * 4;

/** Dots on both sides of the town, and above and below it. */
const beside = [-skewed, skewed].map((x) => ({ x: town.x + x, y: town.y, r: 4 }));
const around = [
  ...beside,
  ...[-letters.size, letters.size].flatMap((y) =>
    [-40, 0, 40].map((x) => ({ x: town.x + x, y: town.y + y, r: 4 })),
  ),
];

describe('a name on a map', () => {
  it('is on the right where there is room', () => {
    expect(placeLabels([town], frame)).toEqual([expect.objectContaining({ anchor: 'start' })]);
  });

  it('of lower priority is missing where it would cover a dot', () => {
    const first = { name: 'A', x: 20, y: 20, r: 4 };
    expect(placeLabels([first, town], frame, around)[1]).toBeUndefined();
    expect(placeLabels([town], frame, around)[0]).toBeDefined();
  });
});
