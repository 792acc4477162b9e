import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atlas, emptyAtlas } from './atlas.ts';
import { type Criteria, radii } from './criteria.ts';
import { sampleDirectories, samplePoints } from './directories.fixture.ts';
import { groupsAround } from './groups.ts';
import { member, sampleIndex } from './members.fixture.ts';
import { indexMembers } from './members.ts';
import { sampleNames, zipPrefixes } from './region.fixture.ts';
import { type Knowledge, search } from './search.ts';

const hanksville = { lat: 38.3627, lng: -110.5768 };
const gazetteerRows = [
  ['84664', 40.1262, -111.5772],
  ['84734', hanksville.lat, hanksville.lng],
] as const;

const around = (near: string, within: number, members = sampleIndex) =>
  [
    { near, by: 'zip', within },
    { zipPrefixes, members, extra: emptyAtlas, gazetteer: atlas(gazetteerRows, [], sampleNames) },
  ] as const;

const widerSearches = (criteria: Criteria, knowledge: Knowledge) => {
  const answer = search(criteria, knowledge);
  return answer.kind === 'groups' ? answer.wider : [];
};

describe('wider searches', () => {
  it('are those that find more, each with how many it finds', () => {
    expect(widerSearches(...around('84664', 10))).toEqual([
      { within: 20, count: 4 },
      { within: 30, count: 6 },
      { within: 60, count: 9 },
    ]);
  });

  it.each([
    ['that only the widest finds more than', '84741', 30, [{ within: 100, count: 3 }]],
    ['that is the widest', '84741', 100, []],
    ['with nobody even in the widest', '84734', 30, []],
    ['for everybody', '', 30, []],
  ])('of a search %s', (_what, near, within, wider) => {
    expect(widerSearches(...around(near, within))).toEqual(wider);
  });

  it('count the members of the city who live beyond the radius', () => {
    const at = (id: number, city: string, zip: string, lat: number) =>
      member({ id, city, zip, lat, lng: -111 });
    const members = indexMembers(
      [at(1, 'Provo', '84601', 40), at(2, 'Provo', '84604', 40.36), at(3, 'Orem', '84057', 40.2)],
      sampleNames,
    );
    const gazetteer = atlas([], [['Provo', 40, -111]], sampleNames);
    const near = { near: 'Provo', by: 'city', within: 10 } as const;
    expect(widerSearches(near, { zipPrefixes, members, extra: emptyAtlas, gazetteer })).toEqual([
      { within: 20, count: 3 },
    ]);
  });

  it('say what the search with that radius would find, and leave none out', () => {
    fc.assert(
      fc.property(
        sampleDirectories,
        samplePoints,
        fc.constantFrom(...radii),
        (members, origin, within) => {
          const index = indexMembers(members, sampleNames);
          const found = (radius: number) =>
            groupsAround(index, origin, 'zip', radius, []).groups.flatMap(
              ({ appraisers }) => appraisers,
            ).length;
          const gazetteer = atlas([['00001', origin.lat, origin.lng]], [], sampleNames);
          const offered = new Map(
            widerSearches(
              { near: '00001', by: 'zip', within },
              { zipPrefixes, members: index, extra: emptyAtlas, gazetteer },
            ).map((one) => [one.within, one.count]),
          );
          radii.forEach((radius, at) => {
            const more = radius > within && found(radius) > found(radii[at - 1] ?? 0);
            expect(offered.get(radius)).toBe(more ? found(radius) : undefined);
          });
        },
      ),
    );
  });
});
