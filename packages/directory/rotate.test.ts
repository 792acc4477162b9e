import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupsAround } from './groups.ts';
import { sampleIndex, zipPoints } from './members.fixture.ts';
import { nearestAppraisers } from './nearest.ts';
import { rotate } from './rotate.ts';

describe('equals in turn', () => {
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

  it('are the same people, and each is first once in as many days as they are', () => {
    const people = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(people, fc.integer(), (equals, day) => {
        const days = equals.map((_, later) => rotate(equals, day + later));
        for (const order of days) expect(new Set(order)).toEqual(new Set(equals));
        expect(new Set(days.map(([first]) => first))).toEqual(new Set(equals));
      }),
    );
  });
});

describe('members of one ZIP', () => {
  const [at, own] = [zipPoints['84604'], sampleIndex.locationsByZip.get('84604') ?? []];
  it.each([
    [0, 'Abernathy, Latu'],
    [1, 'Latu, Abernathy'],
    [2, 'Abernathy, Latu'],
  ])('on day %d are %s in a search', (day, names) => {
    const { groups } = groupsAround(sampleIndex, at, 'zip', 10, own, day);
    expect(groups[0]?.appraisers.map(({ lastName }) => lastName).join(', ')).toBe(names);
  });

  it('take turns also over two cities of it, and among the nearest', () => {
    const highland = zipPoints['84003'];
    const found = (day: number) =>
      nearestAppraisers(sampleIndex, highland, 2, day).map(({ appraiser }) => appraiser.lastName);
    expect([found(0), found(1)]).toEqual([
      ['Beck', 'Vega'],
      ['Vega', 'Beck'],
    ]);
  });

  it('never come before someone nearer', () => {
    for (const day of [0, 1, 2, 3]) {
      const { groups } = groupsAround(sampleIndex, at, 'zip', 100, own, day);
      const miles = groups.slice(1).map(({ distance }) => distance);
      expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    }
  });
});
