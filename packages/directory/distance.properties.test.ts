import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from './appraiser.ts';
import { milesBetween, milesOfLatitude } from './distance.ts';

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anywhere = fc.record({ lat: degrees(-90, 90), lng: degrees(-180, 180) });
const inUtah = fc.record({ lat: degrees(36.9, 42.1), lng: degrees(-114.1, -109) });

const radians = (angle: number) => (angle * Math.PI) / 180;

/** Vincenty's formula for the sphere, which is exact near and far: the second opinion. */
function vincentyMiles(a: Point, b: Point): number {
  const [latA, latB, turn] = [radians(a.lat), radians(b.lat), radians(b.lng - a.lng)];
  const across = Math.cos(latB) * Math.sin(turn);
  const up = Math.cos(latA) * Math.sin(latB) - Math.sin(latA) * Math.cos(latB) * Math.cos(turn);
  const along = Math.sin(latA) * Math.sin(latB) + Math.cos(latA) * Math.cos(latB) * Math.cos(turn);
  return 3959 * Math.atan2(Math.hypot(across, up), along);
}

/** The chord between unit vectors, turned into an arc: the third. */
function chordMiles(a: Point, b: Point): number {
  const vector = ({ lat, lng }: Point) => ({
    x: Math.cos(radians(lat)) * Math.cos(radians(lng)),
    y: Math.cos(radians(lat)) * Math.sin(radians(lng)),
    z: Math.sin(radians(lat)),
  });
  const [u, v] = [vector(a), vector(b)];
  return 2 * 3959 * Math.asin(Math.min(1, Math.hypot(u.x - v.x, u.y - v.y, u.z - v.z) / 2));
}

describe('the distance in miles', () => {
  it('is the same there and back', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        expect(milesBetween(a, b)).toBe(milesBetween(b, a));
      }),
    );
  });

  it('is zero from a point to itself', () => {
    fc.assert(
      fc.property(anywhere, (a) => {
        expect(milesBetween(a, a)).toBe(0);
      }),
    );
  });

  it('is never negative and never more than half way round', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        expect(milesBetween(a, b)).toBeGreaterThanOrEqual(0);
        expect(milesBetween(a, b)).toBeLessThanOrEqual(3959 * Math.PI);
      }),
    );
  });

  it('to the other side of the earth is half way round', () => {
    fc.assert(
      fc.property(anywhere, ({ lat, lng }) => {
        expect(milesBetween({ lat, lng }, { lat: -lat, lng: lng + 180 })).toBeCloseTo(
          3959 * Math.PI,
          3,
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('is never made shorter by a detour', () => {
    fc.assert(
      fc.property(inUtah, inUtah, inUtah, (a, b, by) => {
        expect(milesBetween(a, b)).toBeLessThanOrEqual(
          milesBetween(a, by) + milesBetween(by, b) + 1e-9,
        );
      }),
    );
  });

  it.each([
    ["Vincenty's formula", vincentyMiles],
    ['the chord between unit vectors', chordMiles],
  ])('agrees with %s', (_name, otherMiles) => {
    fc.assert(
      fc.property(inUtah, inUtah, (a, b) => {
        expect(Math.abs(milesBetween(a, b) - otherMiles(a, b))).toBeLessThan(1e-6);
      }),
    );
  });
});

describe('the miles of latitude', () => {
  it('are never more than the distance, but for rounding', () => {
    fc.assert(
      fc.property(inUtah, inUtah, (a, b) => {
        expect(milesOfLatitude(a, b)).toBeLessThanOrEqual(milesBetween(a, b) + 1e-9);
      }),
    );
  });

  it('are the whole distance due north and due south', () => {
    fc.assert(
      fc.property(inUtah, degrees(36.9, 42.1), (a, lat) => {
        const b = { lat, lng: a.lng };
        expect(milesOfLatitude(a, b)).toBeCloseTo(milesBetween(a, b), 6);
      }),
    );
  });
});
