import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipArea, clipLine, pathOf, type XY } from './clip.ts';

const frame = { width: 100, height: 50 };

/** Points such as "0,0 10,5". */
const points = (text: string) =>
  text.split(' ').map((pair): XY => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

describe('a path', () => {
  it('has relative steps in whole units, without invisible ones', () => {
    const line = points('0,0 1,1 10.4,0 10,-20 11,-20');
    expect(pathOf(line)).toBe('M0 0l10 0 0-20 1 0');
    expect(pathOf(line, true)).toBe('M0 0l10 0 0-20z');
  });

  it('of one point, or none, is nothing', () =>
    expect([pathOf([]), pathOf([[3, 3]]), pathOf([], true)]).toEqual(['', '', '']));
});

describe('a line', () => {
  it('keeps its runs inside the frame, with one point on either side', () => {
    const line = points('-300,25 -200,25 50,25 200,25 300,25');
    expect(clipLine(line, frame)).toEqual([line.slice(1, 4)]);
  });

  it('that leaves and comes back is two', () => {
    const line = points('50,25 50,-90 60,-90 60,25');
    expect(clipLine(line, frame)).toEqual([line.slice(0, 2), line.slice(2)]);
  });

  it('outside, or of one point, is nothing', () => {
    expect(clipLine(points('-50,0 -60,40'), frame)).toEqual([]);
    expect(clipLine(points('5,5'), frame)).toEqual([]);
  });
});

describe('an area', () => {
  it('around the frame is the frame, with its margin', () => {
    const clipped = clipArea(points('-500,-500 600,-500 600,600 -500,600'), frame);
    expect(clipped).toHaveLength(4);
    expect(clipped).toEqual(expect.arrayContaining(points('-8,-8 108,-8 108,58 -8,58')));
  });

  it('elsewhere is nothing', () =>
    expect(clipArea(points('200,0 300,0 300,40'), frame)).toEqual([]));

  it('is never beyond the frame, and inside it stays as it is', () => {
    const rings = (min: number, max: number) => {
      const degree = fc.integer({ min, max });
      return fc.array(fc.tuple(degree, degree), { minLength: 3, maxLength: 20 });
    };
    fc.assert(
      fc.property(rings(-400, 400), (ring) => {
        for (const [x, y] of clipArea(ring, frame)) {
          expect(Math.abs(x - 50)).toBeLessThanOrEqual(58.001);
          expect(Math.abs(y - 25)).toBeLessThanOrEqual(33.001);
        }
      }),
    );
    fc.assert(
      fc.property(rings(0, 50), (ring) => {
        expect(clipArea(ring, frame)).toEqual(ring);
      }),
    );
  });
});
