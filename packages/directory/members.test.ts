import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleDirectories } from './directories.fixture.ts';
import { member, sampleIndex, sampleNames } from './members.fixture.ts';
import { byName, indexMembers } from './members.ts';

describe('the order of members', () => {
  it.each([
    ['by last name', ['Zoe', 'Ames'], ['Abe', 'Beck']],
    ['by first name under the same last name', ['Abe', 'Beck'], ['Zoe', 'Beck']],
    ['accents aside', ['Zoe', 'Élan'], ['Abe', 'Ford']],
    ['case aside', ['Zoe', 'beck'], ['Abe', 'Colter']],
  ] as const)('is %s', (_rule, [firstOne, lastOne], [firstTwo, lastTwo]) => {
    const one = member({ firstName: firstOne, lastName: lastOne });
    const two = member({ firstName: firstTwo, lastName: lastTwo });
    expect(byName(one, two)).toBeLessThan(0);
    expect(byName(two, one)).toBeGreaterThan(0);
    expect(byName(one, one)).toBe(0);
  });
});

describe('the index of the directory', () => {
  it('lists the members by name', () => {
    expect(sampleIndex.appraisers.map(({ lastName }) => lastName).join(' ')).toBe(
      'Abernathy Ames Beck Begay Colter Haddad Latu Lindqvist Okafor Sorensen Vega Ware',
    );
  });

  it('has every member at one location, with its ZIP, city and point', () => {
    fc.assert(
      fc.property(sampleDirectories, (members) => {
        const index = indexMembers(members, sampleNames);
        for (const locations of [
          index.locations,
          [...index.zips.values()].flatMap((zip) => zip.locations),
          [...index.cities.values()].flatMap((city) => city.locations),
        ]) {
          const ids = locations.flatMap(({ appraisers }) => appraisers.map(({ id }) => id));
          expect(ids.toSorted((a, b) => a - b)).toEqual(members.map(({ id }) => id));
        }
        for (const { zip, city, lat, lng, appraisers } of index.locations)
          for (const appraiser of appraisers)
            expect(appraiser).toMatchObject({ zip, city, lat, lng });
      }),
    );
  });
});

it('the point of a place that only members have is the mean of theirs, each member counting once', () => {
  const { cities } = indexMembers(
    [
      ...[1, 2, 3].map((id) => member({ id, lat: 40, lng: -112 })),
      member({ id: 4, lat: 41, lng: -110, zip: '84601' }),
    ],
    sampleNames,
  );
  expect(cities.get('provo')).toMatchObject({ lat: 40.25, lng: -111.5 });
});
