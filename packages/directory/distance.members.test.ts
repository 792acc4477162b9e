import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleDirectories, samplePoints } from './directories.fixture.ts';
import { membersAround, milesBetween, rotate, rotateTies } from './distance.ts';
import { member, sampleIndex, sampleNames, zipPoints } from './members.fixture.ts';
import { indexMembers } from './members.ts';

const hanksville = { lat: 38.3627, lng: -110.5768 };

describe('the nearest members', () => {
  it('come nearest first, at any distance', () => {
    const nearest = membersAround(sampleIndex.locations, [hanksville]).slice(0, 2);
    expect(nearest.map(({ appraiser, miles }) => [appraiser.lastName, miles.toFixed(1)])).toEqual([
      ['Colter', '122.2'],
      ['Sorensen', '142.0'],
    ]);
  });

  it('are at their own distance, and none is missing', () => {
    fc.assert(
      fc.property(sampleDirectories, samplePoints, (members, origin) => {
        const nearest = membersAround(indexMembers(members, sampleNames).locations, [origin]);
        const all = members.map((one) => milesBetween(origin, one)).sort((a, b) => a - b);
        expect(nearest.map(({ miles }) => miles)).toEqual(all);
        for (const { appraiser, miles } of nearest)
          expect(miles).toBe(milesBetween(origin, appraiser));
      }),
    );
  });
});

it('members within a radius sort by distance, ties by ZIP and then by city', () => {
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
  const near = membersAround(locations, [{ lat: 40.2, lng: -111.6 }], 10);
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
    [3, 'abc'],
    [20_779, 'bca'],
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
    const around = membersAround(sampleIndex.locations, [zipPoints['84003']], 1);
    const nearestOn = (day: number) =>
      rotateTies(around, day).map(({ appraiser }) => appraiser.lastName);
    expect([nearestOn(0), nearestOn(1)]).toEqual([
      ['Beck', 'Vega'],
      ['Vega', 'Beck'],
    ]);
  });
});
