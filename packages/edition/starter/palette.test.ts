import fc from 'fast-check';
import { expect, it } from 'vitest';
import { colorPairs, isReadable } from '#schemas/contrast.ts';
import { legible, paletteOf } from './palette.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('any two colors give a palette in which all text is readable, once they are dark enough', () => {
  fc.assert(
    fc.property(color, color, (anyMain, anyAccent) => {
      const main = legible({ main: anyMain, accent: anyMain }, 'main');
      const accent = legible({ main, accent: anyAccent }, 'accent');
      const palette = paletteOf({ main, accent });
      for (const colors of [palette.light, palette.dark])
        expect(colorPairs.filter((pair) => !isReadable(colors, pair))).toEqual([]);
      expect([palette.light.main, palette.light.accent]).toEqual([main, accent]);
    }),
    { numRuns: 30 },
  );
});

it('a dark color stays, and a light one becomes the nearest that works', () => {
  expect(legible({ main: '#1f4d2e', accent: '#1f4d2e' }, 'main')).toBe('#1f4d2e');
  expect(legible({ main: '#7fbf3f', accent: '#7fbf3f' }, 'main')).toBe('#36511b');
});
