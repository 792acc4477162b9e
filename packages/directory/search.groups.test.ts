import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Appraiser, Point } from './appraiser.ts';
import { type MemberLocation, type Place, placeAt } from './atlas.ts';
import { radii, type SearchType } from './criteria.ts';
import { sampleDirectories, samplePoints } from './directories.fixture.ts';
import { milesBetween } from './distance.ts';
import { outline, sampleDirectory, sampleNames, zipPoints } from './members.fixture.ts';
import { indexMembers, type MemberIndex } from './members.ts';
import { sectionsAt } from './sections.ts';

/** The groups around a point, and what wider radii find. */
function groupsAround(
  index: MemberIndex,
  point: Point,
  by: SearchType,
  within: number,
  primary: readonly MemberLocation[],
  day = 0,
) {
  const origin = { ...placeAt({ kind: 'town', name: '' }, point), locations: primary };
  const { sections, wider } = sectionsAt(origin, { by, within }, index, day);
  const groups = sections.flatMap((section) => (section.kind === 'around' ? section.groups : []));
  return { groups, sections, wider };
}

describe('the groups around a place', () => {
  it('include a member who is exactly as far away as the radius', () => {
    const mapleton = { lat: 40.1262, lng: -111.5772 };
    const radius = milesBetween(mapleton, zipPoints['84604']);
    const { sections } = groupsAround(sampleDirectory, mapleton, 'zip', radius, []);
    expect(outline(sections)).toEqual([
      'nearby 84601 9.4: Sorensen',
      'nearby 84604 13.3: Abernathy, Latu',
    ]);
  });

  it('rotate daily the members at one distance, also those in two cities of one ZIP', () => {
    const namesOn = (day: number, point: Point, by: SearchType, place: Place | undefined) =>
      groupsAround(sampleDirectory, point, by, 10, place?.locations ?? [], day)
        .groups[0]?.members.map(({ lastName }) => lastName)
        .join();
    const { zips, cities } = sampleDirectory;
    const inZip = (day: number) => namesOn(day, zipPoints['84003'], 'zip', zips.get('84003'));
    const inProvo = (day: number) => namesOn(day, zipPoints['84604'], 'city', cities.get('provo'));
    expect([0, 1, 2].map(inZip)).toEqual(['Beck,Vega', 'Vega,Beck', 'Beck,Vega']);
    expect([0, 1].map(inProvo)).toEqual(['Abernathy,Latu,Sorensen', 'Latu,Abernathy,Sorensen']);
  });
});

/** Any directory, a search around one of its members or around any point, and its groups. */
const searches = fc
  .record({
    members: sampleDirectories,
    origin: samplePoints,
    by: fc.constantFrom('zip', 'city'),
    within: fc.constantFrom(...radii),
    home: fc.option(fc.nat({ max: 199 }), { nil: undefined }),
    day: fc.nat(),
  })
  .map((given) => {
    const { members, origin, by, within, home, day } = given;
    const index = indexMembers(members, sampleNames);
    const locationOf = (one: Appraiser) => (by === 'zip' ? one.zip : one.city);
    const host = home === undefined ? undefined : members[home];
    const location = host && locationOf(host);
    const primary =
      (by === 'zip'
        ? index.zips.get(location ?? '')
        : index.cities.get(sampleNames.placeKey(location ?? ''))
      )?.locations ?? [];
    const { groups, wider } = groupsAround(index, origin, by, within, primary, day);
    const found = (radius: number) =>
      groupsAround(index, origin, by, radius, primary).groups.flatMap(({ members: found }) => found)
        .length;
    return { ...given, locationOf, location, groups, wider, found };
  });

type SearchCase = typeof searches extends fc.Arbitrary<infer one> ? one : never;

const lawHolds = (law: (one: SearchCase) => void) => fc.assert(fc.property(searches, law));

describe('the groups of any search', () => {
  it('have all members of the primary location in the primary one, and no others', () => {
    lawHolds(({ groups, location, locationOf, members }) => {
      const primary = groups.find(({ isOrigin }) => isOrigin)?.members ?? [];
      const there = members.filter((one) => locationOf(one) === location);
      expect(new Set(primary)).toEqual(new Set(there));
    });
  });

  it('have each member within the radius once, and none beyond it in a nearby one', () => {
    lawHolds(({ groups, members, origin, within }) => {
      const found = groups.flatMap((group) => group.members);
      expect(new Set(found).size).toBe(found.length);
      const missing = members.filter(
        (one) => milesBetween(origin, one) <= within - 1e-9 && !found.includes(one),
      );
      expect(missing).toEqual([]);
      const beyond = groups
        .filter(({ isOrigin }) => !isOrigin)
        .flatMap((group) => group.members)
        .filter((one) => milesBetween(origin, one) > within + 1e-9);
      expect(beyond).toEqual([]);
    });
  });

  it('are as far as their nearest member, the primary one 0 miles and first, and of one location each', () => {
    lawHolds(({ groups, origin, locationOf }) => {
      for (const { isOrigin, miles, place, members: there } of groups) {
        const nearest = Math.min(...there.map((one) => milesBetween(origin, one)));
        expect(miles).toBe(isOrigin ? 0 : nearest);
        expect(new Set(there.map(locationOf))).toEqual(new Set([place]));
      }
      expect(new Set(groups.map(({ place }) => place)).size).toBe(groups.length);
      expect(groups.findIndex(({ isOrigin }) => isOrigin)).toBeLessThan(1);
    });
  });

  it('come with the wider radii that find more, and how many each finds', () => {
    lawHolds(({ wider, within, found }) => {
      const offered = new Map(wider.map((one) => [one.within, one.count]));
      radii.forEach((radius, at) => {
        const more = radius > within && found(radius) > found(radii[at - 1] ?? 0);
        expect(offered.get(radius)).toBe(more ? found(radius) : undefined);
      });
    });
  });
});
