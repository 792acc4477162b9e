import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Appraiser } from './appraiser.ts';
import { radii } from './criteria.ts';
import { milesBetween } from './distance.ts';
import { groupsAround, spotsWithin } from './groups.ts';
import { indexMembers } from './members.ts';
import { placeKey } from './place-key.ts';
import { member, outline, picks, sampleIndex, scatter, zipPoints } from './sample-members.ts';

const provoCity = { lat: 40.2338, lng: -111.6585 };
const ofZip = (zip: string) => sampleIndex.spotsByZip.get(zip) ?? [];
const ofCity = (key: string) => sampleIndex.spotsByCity.get(key) ?? [];

describe('the groups around a ZIP', () => {
  it.each([
    [10, 3],
    [20, 4],
    [30, 6],
  ])('within %d miles are the primary one, then the nearby ones by distance', (radius, count) => {
    const groups = groupsAround(sampleIndex, zipPoints['84604'], 'zip', radius, ofZip('84604'));
    expect(outline(groups)).toEqual(
      [
        'primary 84604 0.0: Abernathy, Latu',
        'nearby 84057 7.0: Lindqvist',
        'nearby 84601 8.9: Sorensen',
        'nearby 84003 11.9: Beck, Vega',
        'nearby 84060 22.8: Ames',
        'nearby 84109 27.6: Okafor',
      ].slice(0, count),
    );
  });

  it('have all cities of the ZIP in the primary one', () => {
    const groups = groupsAround(sampleIndex, zipPoints['84003'], 'zip', 10, ofZip('84003'));
    expect(outline(groups)).toEqual(['primary 84003 0.0: Beck, Vega']);
  });

  it('are only nearby ones where no member is', () => {
    const mapleton = { lat: 40.1262, lng: -111.5772 };
    expect(outline(groupsAround(sampleIndex, mapleton, 'zip', 20, []))).toEqual([
      'nearby 84601 9.4: Sorensen',
      'nearby 84604 13.3: Abernathy, Latu',
      'nearby 84057 14.8: Lindqvist',
    ]);
  });

  it('are none where nobody is near', () => {
    const hanksville = { lat: 38.3627, lng: -110.5768 };
    expect(groupsAround(sampleIndex, hanksville, 'zip', 100, [])).toEqual([]);
  });
});

describe('the groups around a city', () => {
  it('gather all ZIPs of a city, at the distance of the nearest member, ties by name', () => {
    expect(outline(groupsAround(sampleIndex, provoCity, 'city', 30, ofCity('provo')))).toEqual([
      'primary Provo 2.0: Abernathy, Latu, Sorensen',
      'nearby Orem 6.2: Lindqvist',
      'nearby American Fork 16.5: Beck',
      'nearby Highland 16.5: Vega',
      'nearby Park City 29.5: Ames',
    ]);
  });

  it('have members of the city in the primary one even beyond the radius', () => {
    const saltLake = { lat: 40.7608, lng: -111.891 };
    const primary = ofCity('saltlakecity');
    expect(outline(groupsAround(sampleIndex, saltLake, 'city', 10, primary))).toEqual([
      'primary Salt Lake City 0.6: Haddad, Okafor',
    ]);
    expect(outline(groupsAround(sampleIndex, saltLake, 'city', 0.1, primary))).toEqual([
      'primary Salt Lake City 0.6: Haddad, Okafor',
    ]);
  });

  it('count two spellings of a city as one', () => {
    const index = indexMembers([
      member({ id: 1, city: 'St. George', lastName: 'Ware', ...zipPoints['84770'] }),
      member({ id: 2, city: 'Saint George', lastName: 'Begay', ...zipPoints['84790'] }),
    ]);
    expect(outline(groupsAround(index, zipPoints['84770'], 'city', 30, []))).toEqual([
      'nearby St. George 0.0: Begay, Ware',
    ]);
  });
});

describe('the spots within a radius', () => {
  it('are sorted by distance, ties by ZIP and then by city', () => {
    const point = { lat: 40.3, lng: -111.6 };
    const index = indexMembers([
      member({ id: 1, zip: '84002', city: 'Alta', ...point }),
      member({ id: 2, zip: '84001', city: 'Moab', ...point }),
      member({ id: 3, zip: '84001', city: 'Delta', ...point }),
      member({ id: 4, zip: '84009', city: 'Roy', lat: 40.2, lng: -111.6 }),
    ]);
    const near = spotsWithin(index.spots, { lat: 40.2, lng: -111.6 }, 10);
    expect(near.map(({ spot }) => `${spot.zip} ${spot.city}`)).toEqual([
      '84009 Roy',
      '84001 Delta',
      '84001 Moab',
      '84002 Alta',
    ]);
  });
});

// Directories of up to 200 members: some anywhere, some on a coarse grid so that distances tie.
const exactly = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const coarsely = (min: number, max: number) =>
  fc.integer({ min: min * 5, max: max * 5 }).map((fifths) => fifths / 5);
const pick = fc.nat({ max: picks - 1 });
const point = fc.oneof(
  fc.record({ lat: exactly(37, 42), lng: exactly(-114, -109) }),
  fc.record({ lat: coarsely(40, 41), lng: coarsely(-112, -111) }),
);
const members = fc
  .array(
    fc.tuple(point, pick, pick).map(([where, zipAt, cityAt]) => ({ ...where, zipAt, cityAt })),
    { maxLength: 200, size: 'max' },
  )
  .map(scatter);

/** A directory, a question about the place of one of its members or about any point, its answer. */
const asked = fc
  .record({
    members,
    origin: point,
    by: fc.constantFrom('zip', 'city'),
    within: fc.constantFrom(...radii),
    home: fc.option(fc.nat({ max: 199 }), { nil: undefined }),
  })
  .map((question) => {
    const { origin, by, within, home } = question;
    const index = indexMembers(question.members);
    const locationOf = (one: Appraiser) => (by === 'zip' ? one.zip : one.city);
    const host = home === undefined ? undefined : question.members[home];
    const location = host && locationOf(host);
    const spots =
      (by === 'zip'
        ? index.spotsByZip.get(location ?? '')
        : index.spotsByCity.get(placeKey(location ?? ''))) ?? [];
    const groups = groupsAround(index, origin, by, within, spots);
    return { ...question, locationOf, location, groups };
  });

type Asked = typeof asked extends fc.Arbitrary<infer answer> ? answer : never;

const lawHolds = (law: (answer: Asked) => void) => fc.assert(fc.property(asked, law));

describe('whatever the directory and the place, the groups', () => {
  it('start with the primary one, then come nearest first, ties by location', () => {
    lawHolds(({ groups, location }) => {
      expect(groups.map(({ type }) => type)).toEqual(
        groups.map((_, at) => (at === 0 && location !== undefined ? 'primary' : 'nearby')),
      );
      const nearby = groups.filter(({ type }) => type === 'nearby');
      nearby.slice(1).forEach((group, at) => {
        const before = nearby[at] ?? group;
        expect(before.distance).toBeLessThanOrEqual(group.distance);
        if (before.distance === group.distance) expect(before.location < group.location).toBe(true);
      });
    });
  });

  it('have everybody of the primary location, and nobody else, in the primary one', () => {
    lawHolds(({ groups, location, locationOf, members }) => {
      const primary = groups.find(({ type }) => type === 'primary')?.appraisers ?? [];
      const there = members.filter((one) => locationOf(one) === location);
      expect(new Set(primary)).toEqual(new Set(there));
    });
  });

  it('have everybody within the radius', () => {
    lawHolds(({ groups, members, origin, within }) => {
      const found = new Set(groups.flatMap(({ appraisers }) => appraisers));
      const lost = members.filter(
        (one) => milesBetween(origin, one) <= within - 1e-9 && !found.has(one),
      );
      expect(lost).toEqual([]);
    });
  });

  it('have nobody twice', () => {
    lawHolds(({ groups }) => {
      const found = groups.flatMap(({ appraisers }) => appraisers);
      expect(new Set(found).size).toBe(found.length);
    });
  });

  it('have nobody beyond the radius in a nearby one', () => {
    lawHolds(({ groups, origin, within }) => {
      const nearby = groups.filter(({ type }) => type === 'nearby');
      const beyond = nearby
        .flatMap(({ appraisers }) => appraisers)
        .filter((one) => milesBetween(origin, one) > within + 1e-9);
      expect(beyond).toEqual([]);
    });
  });

  it('are as far as their nearest member', () => {
    lawHolds(({ groups, origin }) => {
      for (const { distance, appraisers } of groups)
        expect(distance).toBe(Math.min(...appraisers.map((one) => milesBetween(origin, one))));
    });
  });

  it('are of one location each, and no location has two', () => {
    lawHolds(({ groups, locationOf }) => {
      for (const { location, appraisers } of groups)
        expect(new Set(appraisers.map(locationOf))).toEqual(new Set([location]));
      expect(new Set(groups.map(({ location }) => location)).size).toBe(groups.length);
    });
  });
});
