import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Appraiser } from './appraiser.ts';
import { radii } from './criteria.ts';
import { sampleDirectories, samplePoints } from './directories.fixture.ts';
import { milesBetween } from './distance.ts';
import { groupsAround } from './groups.ts';
import { indexMembers } from './members.ts';
import { sampleNames } from './region.fixture.ts';

/** A directory, a question about the place of one of its members or about any point, its answer. */
const request = fc
  .record({
    members: sampleDirectories,
    origin: samplePoints,
    by: fc.constantFrom('zip', 'city'),
    within: fc.constantFrom(...radii),
    home: fc.option(fc.nat({ max: 199 }), { nil: undefined }),
  })
  .map((question) => {
    const { origin, by, within, home } = question;
    const index = indexMembers(question.members, sampleNames);
    const locationOf = (one: Appraiser) => (by === 'zip' ? one.zip : one.city);
    const host = home === undefined ? undefined : question.members[home];
    const location = host && locationOf(host);
    const locations =
      (by === 'zip'
        ? index.locationsByZip.get(location ?? '')
        : index.locationsByCity.get(sampleNames.placeKey(location ?? ''))) ?? [];
    const { groups } = groupsAround(index, origin, by, within, locations);
    return { ...question, locationOf, location, groups };
  });

type RequestCase = typeof request extends fc.Arbitrary<infer answer> ? answer : never;

const lawHolds = (law: (answer: RequestCase) => void) => fc.assert(fc.property(request, law));

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

  it('have everyone of the primary location, and no one else, in the primary one', () => {
    lawHolds(({ groups, location, locationOf, members }) => {
      const primary = groups.find(({ type }) => type === 'primary')?.appraisers ?? [];
      const there = members.filter((one) => locationOf(one) === location);
      expect(new Set(primary)).toEqual(new Set(there));
    });
  });

  it('have everyone within the radius', () => {
    lawHolds(({ groups, members, origin, within }) => {
      const found = new Set(groups.flatMap(({ appraisers }) => appraisers));
      const lost = members.filter(
        (one) => milesBetween(origin, one) <= within - 1e-9 && !found.has(one),
      );
      expect(lost).toEqual([]);
    });
  });

  it('have no one twice', () => {
    lawHolds(({ groups }) => {
      const found = groups.flatMap(({ appraisers }) => appraisers);
      expect(new Set(found).size).toBe(found.length);
    });
  });

  it('have no one beyond the radius in a nearby one', () => {
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
