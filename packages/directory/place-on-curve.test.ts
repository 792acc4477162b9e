import { describe, expect, it } from 'vitest';
import { placeOnCurve } from './place-on-curve.ts';

describe('the curve', () => {
  it('visits each square of a grid once, and goes on to a neighbor', () => {
    const side = 8;
    const [south, north] = [
      { lat: 0, lng: 0 },
      { lat: side, lng: side },
    ];
    const squares = Array.from({ length: side * side }, (_, at) => ({
      lat: Math.floor(at / side) + 0.01,
      lng: (at % side) + 0.01,
    }));
    const sorted = [...squares].sort(
      (a, b) => placeOnCurve(a, south, north) - placeOnCurve(b, south, north),
    );
    for (const [at, square] of sorted.entries()) {
      const next = sorted[at + 1];
      if (!next) continue;
      const steps = Math.abs(next.lat - square.lat) + Math.abs(next.lng - square.lng);
      expect(Math.round(steps)).toBe(1);
    }
  });
});
