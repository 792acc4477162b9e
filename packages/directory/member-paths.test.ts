import { expect, it } from 'vitest';
import type { Appraiser } from './appraiser.ts';
import { memberPaths, usualPath } from './member-paths.ts';
import { member, sampleGazetteer, sampleMembers, sampleNames } from './members.fixture.ts';
import { indexMembers } from './members.ts';
import { memberPlaces } from './places-with-members.ts';

const pathsOf = (members: readonly Appraiser[]) =>
  memberPaths(memberPlaces(indexMembers(members, sampleNames), sampleGazetteer));
const named = (id: number, firstName: string, lastName: string, city = 'Provo') =>
  member({ id, firstName, lastName, city });

it.each([
  [['Desta', 'Haile'], '/appraisers/provo/desta-haile'],
  [['Joaquín', 'O’Neil-Díaz'], '/appraisers/provo/joaquin-oneil-diaz'],
  [["D'Arcy", 'Ruiz, Jr.'], '/appraisers/provo/darcy-ruiz-jr'],
  [['A', 'B'], '/appraisers/provo/a-b'],
  [['美', '李'], '/appraisers/provo/appraiser'],
] as const)('%j has the address %s', ([first, last], path) => {
  const someone = named(1, first, last);
  expect(pathsOf([someone]).get(1)).toBe(path);
  expect(usualPath(someone, sampleNames)).toBe(path);
});

it('adds ids where members of a place share a name, and the first keeps the address', () => {
  const same = [named(7, 'Ann', 'Lee'), named(31, 'Ann', 'Lee'), named(12, 'Ánn', 'Lee')];
  const elsewhere = named(9, 'Ann', 'Lee', 'Orem');
  expect(pathsOf([same[1] ?? elsewhere, elsewhere, ...same.toSpliced(1, 1)])).toEqual(
    new Map([
      [7, '/appraisers/provo/ann-lee'],
      [9, '/appraisers/orem/ann-lee'],
      [12, '/appraisers/provo/ann-lee-12'],
      [31, '/appraisers/provo/ann-lee-31'],
    ]),
  );
});

it('is below the page of the place, however the member writes it', () => {
  const [path] = pathsOf([named(1, 'Ann', 'Lee', 'ST GEORGE, UT')]).values();
  expect(path).toBe('/appraisers/saint-george/ann-lee');
});

it('the usual address is that of every member with a name of their own', () => {
  const paths = pathsOf(sampleMembers);
  for (const one of sampleMembers) expect(paths.get(one.id)).toBe(usualPath(one, sampleNames));
});
