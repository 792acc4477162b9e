// The search in regions that write their places otherwise: parishes, accents, apostrophes, leading zeros.
import { describe, expect, it } from 'vitest';
import { atlas, emptyAtlas } from './atlas.ts';
import { member } from './members.fixture.ts';
import { indexMembers } from './members.ts';
import { placeNames } from './place-names.ts';
import { citySearch, outlineOf, zipSearch } from './search.fixture.ts';
import { search } from './search.ts';
import { searchTargets } from './search-targets.ts';
import { suggest } from './suggest.ts';

const names = placeNames({
  name: 'Louisiana',
  postalCode: 'LA',
  shortNames: { NOLA: 'New Orleans' },
});
const members = indexMembers(
  [
    member({
      id: 1,
      firstName: 'Zoë',
      lastName: 'D’Abbadie',
      city: 'LaPlace',
      zip: '07068',
      lat: 30.07,
      lng: -90.48,
    }),
    member({
      id: 2,
      firstName: 'Renée',
      lastName: 'O’Connor',
      city: 'Reserve',
      zip: '07084',
      lat: 30.06,
      lng: -90.55,
    }),
    member({
      id: 3,
      firstName: 'Ana',
      lastName: 'Núñez',
      city: 'L’Anse',
      zip: '07090',
      lat: 30.4,
      lng: -90.9,
    }),
  ],
  names,
);
const gazetteer = atlas(
  [
    ['07068', 30.07, -90.48, 'LaPlace', 0, 1],
    ['07084', 30.06, -90.55, 'Reserve', 0, 1],
    ['07090', 30.4, -90.9, 'L’Anse', 1, 1],
  ],
  [
    ['LaPlace', 30.07, -90.48, 0],
    ['L’Anse', 30.4, -90.9, 1],
    ['Cañada', 30.5, -90.9, 1],
  ],
  names,
  ['St. John the Baptist Parish', 'Ascensión Parish'],
);
const knowledge = { zipPrefixes: ['07'], members, extra: emptyAtlas, gazetteer };
const found = (near: string) => outlineOf(search(citySearch(near, 10), knowledge));

describe('a parish', () => {
  it.each([
    'St. John the Baptist Parish',
    'Saint John the Baptist',
    'st john the baptist parish, la',
  ])('%j has everyone in it', (near) => {
    expect(found(near)).toEqual(['primary St. John the Baptist Parish 0.0: D’Abbadie, O’Connor']);
  });

  it('is found without its accents', () => {
    expect(found('Ascension Parish')).toEqual(['primary Ascensión Parish 0.0: Núñez']);
  });
});

it.each([
  ['laplace', 'D’Abbadie'],
  ['La Place', 'D’Abbadie'],
  ["L'Anse", 'Núñez'],
  ['lanse', 'Núñez'],
])('%j is a town with an apostrophe or two capitals', (near, name) => {
  expect(found(near)).toEqual(
    expect.arrayContaining([expect.stringMatching(new RegExp(`^primary .* 0\\.0: ${name}$`))]),
  );
});

it.each(['nunez', 'Ana Nunez', "O'Connor", 'oconnor', 'zoe', 'dabbadie'])(
  '%j is a name without its accents and apostrophes',
  (near) => {
    expect(found(near)).toBe('named');
  },
);

it('a ZIP keeps its leading zero', () => {
  expect(outlineOf(search(zipSearch('07090', 10), knowledge))).toEqual([
    'primary 07090 0.0: Núñez',
  ]);
  expect(outlineOf(search(zipSearch('07O90', 10), knowledge))).toEqual([
    'primary 07090 0.0: Núñez',
  ]);
});

it('the state’s name is everyone', () => {
  expect(found('Louisiana')).toBe('all');
});

it('a misspelled parish is suggested', () => {
  const [first] = suggest('Acsension', searchTargets(knowledge), names, 3);
  expect(first?.near).toBe('Ascensión Parish');
});

describe('a state whose largest city has its name', () => {
  const newYork = placeNames({ name: 'New York', postalCode: 'NY', shortNames: {} });
  const point = { lat: 40.71, lng: -74.01 };
  const inCity = member({ id: 1, city: 'New York', zip: '10001', ...point });
  const inAlbany = member({ id: 2, city: 'Albany', zip: '12207', lat: 42.65, lng: -73.75 });
  const known = {
    members: indexMembers([inCity, inAlbany], newYork),
    zipPrefixes: ['1'],
    extra: emptyAtlas,
    gazetteer: atlas([], [['New York', point.lat, point.lng]], newYork),
  };

  it.each(['New York', 'new york', 'New York, NY'])('%s is the city', (near) =>
    expect(search(citySearch(near), known)).toMatchObject({
      kind: 'groups',
      groups: [{ location: 'New York', appraisers: [{ id: 1 }] }],
    }),
  );
  it('its letters alone are the state', () =>
    expect(search(citySearch('NY'), known)).toMatchObject({ kind: 'all' }));
});
