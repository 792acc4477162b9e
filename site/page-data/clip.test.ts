import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipArea, clipLine, pathOf, type XY } from './clip.ts';

const frame = { width: 100, height: 50 };

describe('a path', () => {
  it('has relative steps in whole units, without invisible ones', () => {
    const line: XY[] = [
      [0, 0],
      [1, 1],
      [10.4, 0],
      [10, -20],
      [11, -20],
    ];
    expect(pathOf(line)).toBe('M0 0l10 0 0-20 1 0');
    expect(pathOf(line, true)).toBe('M0 0l10 0 0-20z');
  });

  it('of one point, or none, is nothing', () => {
    expect([pathOf([]), pathOf([[3, 3]]), pathOf([], true)]).toEqual(['', '', '']);
  });
});

describe('a line', () => {
  it('keeps its runs inside the frame, with one point on either side', () => {
    const line: XY[] = [
      [-300, 25],
      [-200, 25],
      [50, 25],
      [200, 25],
      [300, 25],
    ];
    expect(clipLine(line, frame)).toEqual([line.slice(1, 4)]);
  });

  it('that leaves and comes back is two', () => {
    const line: XY[] = [
      [50, 25],
      [50, -90],
      [60, -90],
      [60, 25],
    ];
    expect(clipLine(line, frame)).toEqual([line.slice(0, 2), line.slice(2)]);
  });

  it('outside, or of one point, is nothing', () => {
    expect(
      clipLine(
        [
          [-50, 0],
          [-60, 40],
        ],
        frame,
      ),
    ).toEqual([]);
    expect(clipLine([[5, 5]], frame)).toEqual([]);
  });
});

describe('an area', () => {
  it('around the frame is the frame, with its margin', () => {
    const ring: XY[] = [
      [-500, -500],
      [600, -500],
      [600, 600],
      [-500, 600],
    ];
    const corners = [
      [-8, -8],
      [108, -8],
      [108, 58],
      [-8, 58],
    ];
    const clipped = clipArea(ring, frame);
    expect(clipped).toHaveLength(4);
    expect(clipped).toEqual(expect.arrayContaining(corners));
  });

  it('elsewhere is nothing', () => {
    expect(
      clipArea(
        [
          [200, 0],
          [300, 0],
          [300, 40],
        ],
        frame,
      ),
    ).toEqual([]);
  });

  it('is never beyond the frame, and inside it stays as it is', () => {
    const point = (least: number, most: number) =>
      fc.tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most }));
    fc.assert(
      fc.property(fc.array(point(-400, 400), { minLength: 3, maxLength: 20 }), (ring) => {
        for (const [x, y] of clipArea(ring, frame)) {
          expect(x).toBeGreaterThanOrEqual(-8.001);
          expect(x).toBeLessThanOrEqual(108.001);
          expect(y).toBeGreaterThanOrEqual(-8.001);
          expect(y).toBeLessThanOrEqual(58.001);
        }
      }),
    );
    fc.assert(
      fc.property(fc.array(point(0, 50), { minLength: 3, maxLength: 20 }), (ring) => {
        expect(clipArea(ring, frame)).toEqual(ring);
      }),
    );
  });
});
