import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from './appraiser.ts';
import { milesBetween } from './distance.ts';

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anywhere = fc.record({ lat: degrees(-90, 90), lng: degrees(-180, 180) });
const inUtah = fc.record({ lat: degrees(36.9, 42.1), lng: degrees(-114.1, -109) });

const radians = (angle: number) => (angle * Math.PI) / 180;

/** Vincenty's formula for the sphere, which is accurate at all distances. */
function vincentyMiles(a: Point, b: Point): number {
  const [latA, latB, lngs] = [radians(a.lat), radians(b.lat), radians(b.lng - a.lng)];
  const across = Math.cos(latB) * Math.sin(lngs);
  const up = Math.cos(latA) * Math.sin(latB) - Math.sin(latA) * Math.cos(latB) * Math.cos(lngs);
  const along = Math.sin(latA) * Math.sin(latB) + Math.cos(latA) * Math.cos(latB) * Math.cos(lngs);
  return 3959 * Math.atan2(Math.hypot(across, up), along);
}

describe('the distance in miles', () => {
  it('is the same in both directions, from zero to half the circumference', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        expect(milesBetween(a, a)).toBe(0);
        expect(milesBetween(a, b)).toBe(milesBetween(b, a));
        expect(milesBetween(a, b)).toBeGreaterThanOrEqual(0);
        expect(milesBetween(a, b)).toBeLessThanOrEqual(3959 * Math.PI);
      }),
    );
  });

  it("agrees with Vincenty's formula", () => {
    fc.assert(
      fc.property(inUtah, inUtah, (a, b) => {
        expect(Math.abs(milesBetween(a, b) - vincentyMiles(a, b))).toBeLessThan(1e-6);
      }),
    );
  });
});
