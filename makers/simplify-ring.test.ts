import { expect, it } from 'vitest';
import { simplify } from './simplify-ring.ts';

it('leaves out points that are nearly on a straight line', () => {
  const line = [
    [0, 0],
    [1, 0.01],
    [2, 0],
    [2, 1],
    [2, 2],
  ] as const;
  expect(simplify(line, 0.1)).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
  ]);
});

it('keeps a closed ring closed, with its corners', () => {
  const ring = [
    [0, 0],
    [4, 0],
    [4, 4],
    [2, 4.01],
    [0, 4],
    [0, 0],
  ] as const;
  expect(simplify(ring, 0.1)).toEqual([
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
    [0, 0],
  ]);
});
