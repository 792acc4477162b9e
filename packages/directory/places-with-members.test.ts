import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Appraiser } from './appraiser.ts';
import { defaults } from './criteria.ts';
import { sampleDirectories } from './directories.fixture.ts';
import type { DirectoryFile } from './directory.ts';
import {
  directoryWith,
  member,
  membersOnly,
  sampleDirectory,
  sampleMembers,
} from './members.fixture.ts';
import { memberPlaces, nearbyPlaces } from './places-with-members.ts';
import { sectionsAt } from './sections.ts';

const places = memberPlaces(sampleDirectory);
const placesOf = (cities: readonly string[], parts: Partial<DirectoryFile> = {}) => {
  const members = cities.map((city, id) => member({ id, city, lastName: `L${id}` }));
  return memberPlaces(directoryWith({ ...parts, members }));
};
const named = (name: string) => {
  const place = places.find((one) => one.name === name);
  if (!place) throw new Error(`no ${name}`);
  return place;
};

describe('the places of the members', () => {
  it('are in alphabetical order, each with the slug of its page and its people by name', () => {
    expect(
      places.map(({ name, slug, appraisers }) => [
        name,
        slug,
        appraisers.map(({ lastName }) => lastName),
      ]),
    ).toEqual([
      ['American Fork', 'american-fork', ['Beck']],
      ['Highland', 'highland', ['Vega']],
      ['Kanab', 'kanab', ['Colter']],
      ['Orem', 'orem', ['Lindqvist']],
      ['Park City', 'park-city', ['Ames']],
      ['Provo', 'provo', ['Abernathy', 'Latu', 'Sorensen']],
      ['Salt Lake City', 'salt-lake-city', ['Haddad', 'Okafor']],
      ['St. George', 'saint-george', ['Begay', 'Ware']],
    ]);
  });

  it('are there once, under the name of the gazetteer, for all spellings of members', () => {
    const [place, ...others] = placesOf([
      ...['Saint George', 'ST GEORGE, UT', 'St. George', 'Saint George'],
    ]);
    expect(others).toEqual([]);
    expect(place).toMatchObject({ name: 'St. George', slug: 'saint-george' });
    expect(place?.appraisers.map(({ lastName }) => lastName).join()).toBe('L0,L1,L2,L3');
  });
});

describe('the places nearby', () => {
  it('are the nearest three where none is within it, or fewer where there are no three', () => {
    const nearKanab = nearbyPlaces(named('Kanab'), places, defaults.within);
    expect(nearKanab.map(({ place, miles }) => `${place.name} ${miles.toFixed(1)}`)).toEqual([
      'St. George 58.4',
      'Provo 225.1',
      'Orem 230.0',
    ]);
    const [one, other] = places;
    expect(one && other && nearbyPlaces(one, [one, other], 1)).toHaveLength(1);
    expect(one && nearbyPlaces(one, [one], 30)).toEqual([]);
  });

  it('are those that a search for the place finds nearby, with the same miles', () => {
    const search = (members: typeof sampleMembers) => {
      const directory = directoryWith({ members });
      const all = memberPlaces(directory);
      for (const place of all) {
        const { sections } = sectionsAt(place, { ...defaults, by: 'city' }, directory, 0);
        const found = sections
          .flatMap(({ kind, groups }) => (kind === 'around' ? groups : []))
          .filter(({ isOrigin }) => !isOrigin);
        const nearby = nearbyPlaces(place, all, defaults.within);
        if (found.length > 0)
          expect(nearby.map(({ place: { name }, miles }) => [name, miles])).toEqual(
            found.map((group) => [group.place, group.miles]),
          );
        else expect(nearby).toHaveLength(Math.min(3, all.length - 1));
      }
    };
    search(sampleMembers);
    fc.assert(fc.property(sampleDirectories, search));
  });
});

describe('the slug of a place', () => {
  it.each([
    ['Salt Lake City', 'salt-lake-city'],
    ['SAINT  GEORGE, UT', 'saint-george'],
    ["Coeur d'Alene", 'coeur-dalene'],
    ['Winston-Salem', 'winston-salem'],
    ['Cañonville', 'canonville'],
    ['Hill AFB', 'hill-air-force-base'],
    ['29 Palms', '29-palms'],
    ['李明', 'place'],
    ['../../etc', 'etc'],
  ])('of %j is %s', (name, slug) => expect(placesOf([name], membersOnly)[0]?.slug).toBe(slug));

  it('has a ZIP code where names share their ASCII letters', () =>
    expect(placesOf(['Łódź', 'ódź'], membersOnly).map(({ slug }) => slug)).toEqual([
      'odz',
      'odz-84604',
    ]));
});

const pathsOf = (members: readonly Appraiser[]) => directoryWith({ members }).paths();
const called = (id: number, firstName: string, lastName: string, city = 'Provo') =>
  member({ id, firstName, lastName, city });

describe('the path of a member', () => {
  it.each([
    [called(1, 'Desta', 'Haile'), '/appraisers/provo/desta-haile'],
    [called(1, 'Joaquín', 'O’Neil-Díaz'), '/appraisers/provo/joaquin-oneil-diaz'],
    [called(1, "D'Arcy", 'Ruiz, Jr.'), '/appraisers/provo/darcy-ruiz-jr'],
    [called(1, '美', '李'), '/appraisers/provo/appraiser'],
    [called(1, 'Ann', 'Lee', 'ST GEORGE, UT'), '/appraisers/saint-george/ann-lee'],
  ])('%j is %s', (someone, path) => expect(pathsOf([someone]).get(1)).toBe(path));

  it('has the id where members of a place share a name, and the first keeps the address', () => {
    const same = [called(31, 'Ann', 'Lee'), called(7, 'Ann', 'Lee'), called(12, 'Ánn', 'Lee')];
    expect(pathsOf([...same, called(9, 'Ann', 'Lee', 'Orem')])).toEqual(
      new Map([
        [7, '/appraisers/provo/ann-lee'],
        [9, '/appraisers/orem/ann-lee'],
        [12, '/appraisers/provo/ann-lee-12'],
        [31, '/appraisers/provo/ann-lee-31'],
      ]),
    );
  });
});
