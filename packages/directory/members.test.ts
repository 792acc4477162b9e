import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { member, picks, sampleIndex, sampleNames, scatter } from './members.fixture.ts';
import { byName, centroid, indexMembers } from './members.ts';

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

  it('counts two spellings of a city as one', () => {
    const { locationsByCity } = indexMembers(
      [member({ id: 1, city: 'St. George' }), member({ id: 2, city: 'Saint George' })],
      sampleNames,
    );
    expect(locationsByCity.size).toBe(1);
  });

  it('has every member at one location, with its ZIP, city and point', () => {
    const scattered = fc.record({
      lat: fc.integer({ min: 37, max: 41 }),
      lng: fc.integer({ min: -114, max: -109 }),
      zipAt: fc.nat({ max: picks - 1 }),
      cityAt: fc.nat({ max: picks - 1 }),
    });
    fc.assert(
      fc.property(fc.array(scattered, { maxLength: 200, size: 'max' }), (rows) => {
        const members = scatter(rows);
        const index = indexMembers(members, sampleNames);
        for (const locations of [
          index.locations,
          [...index.locationsByZip.values()].flat(),
          [...index.locationsByCity.values()].flat(),
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

describe('the center of members', () => {
  it('is the mean of their points, each member counting once', () => {
    const { locations } = indexMembers(
      [
        member({ id: 1, lat: 40, lng: -112 }),
        member({ id: 2, lat: 40, lng: -112 }),
        member({ id: 3, lat: 40, lng: -112 }),
        member({ id: 4, lat: 41, lng: -110, zip: '84601' }),
      ],
      sampleNames,
    );
    expect(centroid(locations)).toEqual({ lat: 40.25, lng: -111.5 });
  });
});
