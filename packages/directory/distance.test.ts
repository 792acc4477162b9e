import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from './appraiser.ts';
import { sampleDirectories, samplePoints } from './directories.fixture.ts';
import { formatMiles, membersAround, milesBetween, rotate, rotateTies } from './distance.ts';
import { member, sampleIndex, sampleNames, zipPoints } from './members.fixture.ts';
import { indexMembers } from './members.ts';

const at = (lat: number, lng: number): Point => ({ lat, lng });

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
  it.each([
    ['one degree of latitude', at(40, -111), at(41, -111), (3959 * Math.PI) / 180],
    ['one degree of the equator', at(0, -111), at(0, -112), (3959 * Math.PI) / 180],
    ['the equator to a pole', at(0, 20), at(90, -70), (3959 * Math.PI) / 2],
    ['a quarter turn at 45 degrees', at(45, 0), at(45, 90), (3959 * Math.PI) / 3],
    ['over the date line', at(0, 179), at(0, -179), (3959 * Math.PI) / 90],
    ['the other side of the earth', at(0, 0), at(0, 180), 3959 * Math.PI],
  ])('of %s is known from geometry', (_what, a, b, miles) => {
    expect(milesBetween(a, b)).toBeCloseTo(miles, 6);
  });

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

describe('a distance shown', () => {
  it.each([
    [0.04, '0.0 mi'],
    [7, '7.0 mi'],
    [29.96, '30.0 mi'],
    [247.24, '247.2 mi'],
  ])('of %d miles reads %s', (miles, text) => {
    expect(formatMiles(miles)).toBe(text);
  });
});

it('the members around a point come nearest first, at their own distance, and none is missing', () => {
  fc.assert(
    fc.property(sampleDirectories, samplePoints, (members, origin) => {
      const nearest = membersAround(indexMembers(members, sampleNames).locations, {
        points: [origin],
      });
      const all = members.map((one) => milesBetween(origin, one)).sort((a, b) => a - b);
      expect(nearest.map(({ miles }) => miles)).toEqual(all);
      for (const { appraiser, miles } of nearest)
        expect(miles).toBe(milesBetween(origin, appraiser));
    }),
  );
});

it('members sort by distance, ties by ZIP and then by city', () => {
  const point = { lat: 40.3, lng: -111.6 };
  const { locations } = indexMembers(
    [
      member({ id: 1, zip: '84002', city: 'Alta', ...point }),
      member({ id: 2, zip: '84001', city: 'Moab', ...point }),
      member({ id: 3, zip: '84001', city: 'Delta', ...point }),
      member({ id: 4, zip: '84009', city: 'Roy', lat: 40.2, lng: -111.6 }),
    ],
    sampleNames,
  );
  const near = membersAround(locations, { points: [{ lat: 40.2, lng: -111.6 }] });
  expect(near.map(({ location }) => `${location.zip} ${location.city}`)).toEqual([
    '84009 Roy',
    '84001 Delta',
    '84001 Moab',
    '84002 Alta',
  ]);
});

describe('equals that rotate daily', () => {
  it.each([
    [0, 'abc'],
    [1, 'bca'],
    [2, 'cab'],
    [-1, 'cab'],
  ])('on day %d are %s', (day, order) => {
    expect(rotate([...'abc'], day).join('')).toBe(order);
  });

  it('are the same members, and each is first once in as many days as there are members', () => {
    const ids = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(ids, fc.integer(), (equals, day) => {
        const days = equals.map((_, later) => rotate(equals, day + later));
        for (const order of days) expect(new Set(order)).toEqual(new Set(equals));
        expect(new Set(days.map(([first]) => first))).toEqual(new Set(equals));
      }),
    );
  });

  it('may be in two cities of one ZIP', () => {
    const around = membersAround(sampleIndex.locations, { points: [zipPoints['84003']] }).slice(
      0,
      2,
    );
    const nearestOn = (day: number) =>
      rotateTies(around, day).map(({ appraiser }) => appraiser.lastName);
    expect([nearestOn(0), nearestOn(1)]).toEqual([
      ['Beck', 'Vega'],
      ['Vega', 'Beck'],
    ]);
  });
});
