// The search in regions that write their places otherwise: parishes, accents, apostrophes, leading zeros.
import { describe, expect, it } from 'vitest';
import { directoryWith, member, membersOnly } from './members.fixture.ts';
import { answerTo, citySearch, outlineOf, zipSearch } from './search.fixture.ts';
import { suggest } from './suggest.ts';

const wordsOf = (name: string, postalCode: string, shortNames: Record<string, string> = {}) => ({
  ...{ name, postalCode, shortNames, countyWord: 'Parish', zipPrefixes: ['07'] },
  zipExample: '07068',
});
const louisiana = directoryWith({
  ...membersOnly,
  region: wordsOf('Louisiana', 'LA', { NOLA: 'New Orleans' }),
  members: [
    ['Zoë', 'D’Abbadie', 'LaPlace', '07068', 30.07, -90.48] as const,
    ['Renée', 'O’Connor', 'Reserve', '07084', 30.06, -90.55] as const,
    ['Ana', 'Núñez', 'L’Anse', '07090', 30.4, -90.9] as const,
  ].map(([firstName, lastName, city, zip, lat, lng], at) =>
    member({ id: at + 1, firstName, lastName, city, zip, lat, lng }),
  ),
  zips: [
    ['07068', 30.07, -90.48, 'LaPlace', 0, 1],
    ['07084', 30.06, -90.55, 'Reserve', 0, 1],
    ['07090', 30.4, -90.9, 'L’Anse', 1, 1],
  ],
  cities: [
    ['LaPlace', 30.07, -90.48, 0],
    ['L’Anse', 30.4, -90.9, 1],
    ['Cañada', 30.5, -90.9, 1],
  ],
  counties: ['St. John the Baptist Parish', 'Ascensión Parish'],
});
const found = (near: string) => outlineOf(answerTo(citySearch(near, 10), louisiana));

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

it.each(['07090', '07O90'])('the ZIP %s keeps its leading zero', (near) => {
  const answer = answerTo(zipSearch(near, 10), louisiana);
  expect(outlineOf(answer)).toEqual(['primary 07090 0.0: Núñez']);
});

describe('a state whose largest city has its name', () => {
  const point = { lat: 40.71, lng: -74.01 };
  const newYork = directoryWith({
    ...membersOnly,
    region: wordsOf('New York', 'NY'),
    members: [
      member({ id: 1, city: 'New York', zip: '10001', ...point }),
      member({ id: 2, city: 'Albany', zip: '12207', lat: 42.65, lng: -73.75 }),
    ],
    cities: [
      ['New York', point.lat, point.lng],
      ['East New York', point.lat, point.lng],
    ],
  });

  it.each([
    ['New York', 'New York'],
    ['new york ny', 'New York'],
    ['New York, New York, NY', 'New York'],
    ['East New York', 'East New York'],
    ['East New York, New York', 'East New York'],
  ])('%s is the city %s', (near, name) => {
    const answer = { status: 'place', origin: { name } };
    expect(answerTo(citySearch(near), newYork)).toMatchObject(answer);
    expect(suggest(near, newYork, 1)).toMatchObject([{ near: name }]);
  });
  it('its letters alone are the state', () =>
    expect(answerTo(citySearch('NY'), newYork).status).toBe('all'));
});
