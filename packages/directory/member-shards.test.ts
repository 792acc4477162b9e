import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyAtlas } from './atlas.ts';
import { sampleDirectories } from './directories.fixture.ts';
import { countAround, findPlace } from './find-place.ts';
import { indexColumn } from './index-column.ts';
import { emptyFields } from './member-fields.ts';
import {
  fileOfWord,
  indexedFields,
  namesByBeginning,
  nameWords,
  shardName,
  stubsOf,
} from './member-shards.ts';
import { sampleNames } from './members.fixture.ts';
import { indexMembers } from './members.ts';
import { countFound, search } from './search.ts';

describe('the index of a directory', () => {
  it('gives the same counts as the members do, at every ZIP', () => {
    fc.assert(
      fc.property(sampleDirectories, (members) => {
        const { locations } = indexMembers(members, sampleNames);
        const inOrder = locations.flatMap(({ appraisers }) => appraisers);
        const columns = Object.fromEntries(
          indexedFields.map((field) => [field, indexColumn(inOrder.map((one) => one[field]))]),
        );
        const { counties, work, homeowners, languages } = columns;
        if (!counties || !work || !homeowners || !languages)
          throw new Error('A column is missing.');
        const stubs = stubsOf({
          build: '',
          locations: locations.map(({ zip, city, lat, lng, appraisers }) => [
            ...([zip, city, lat, lng] as const),
            appraisers.length,
          ]),
          stating: inOrder.map(() => 1).join(''),
          columns: { counties, work, homeowners, languages },
          cardFields: [],
          empty: emptyFields,
          letters: [],
          ids: [],
          beginnings: [],
        });
        const countIn = (directory: typeof members, near: string) =>
          countFound(
            search(
              { near, by: 'zip', within: 30 },
              {
                members: indexMembers(directory, sampleNames),
                extra: emptyAtlas,
                zipPrefixes: ['84'],
              },
            ),
          );
        for (const zip of new Set(members.map((member) => member.zip))) {
          const count = countIn(members, zip);
          expect(countIn(stubs, zip)).toBe(count);
          const directory = indexMembers(members, sampleNames);
          const place = findPlace(zip, 'zip', { members: directory, extra: emptyAtlas });
          expect(place && countAround(place, directory, 30)).toBe(count);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('the files of names', () => {
  const many = Array.from({ length: 401 }, (_, at) => `Ruth ${at % 2 ? 'Abernathy' : 'Abbott'}`);
  const names = [
    ...many,
    'Ab Roe',
    "Jos\u00e9 D'Amico-Smith J",
    '84101',
    'Ab Ab',
    '\u738b \u5c0f\u660e',
  ];
  const files = namesByBeginning(
    names.map((name) => ({ name })),
    ({ name }) => name,
  );

  it('have two letters, or three where two are common', () => {
    expect(Object.fromEntries([...files].map(([name, found]) => [name, found.length]))).toEqual({
      ...{ rut: 401, abe: 200, abb: 201, ab: 2, ro: 1, jo: 1, da: 1, sm: 1, 84: 1, other: 1 },
    });
  });

  it.each([
    ['Ruth', ['rut']],
    ['ru', [undefined]],
    ['abern', ['abe']],
    ['Ab', ['ab']],
    ['JOSE smith', ['jo', 'sm']],
    ['Xavi j', [undefined]],
    ['', []],
  ])('of "%s" are %j', (text, found) => {
    expect(nameWords(text).map((word) => fileOfWord(word, new Set(files.keys())))).toEqual(found);
  });
});

it('shards have 32 members each', () => {
  expect([0, 31, 32, 20_000].map((place) => shardName('area', place))).toEqual([
    ...['area-0', 'area-0', 'area-1', 'area-625'],
  ]);
});
