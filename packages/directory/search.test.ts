// The statuses of a search, and the groups around each kind of place.
import { describe, expect, it } from 'vitest';
import { appraisersIn, appraisersShown } from './answer.ts';
import { maxTextLength } from './criteria.ts';
import {
  directoryWith,
  lastNames,
  member,
  membersOnly,
  outlineAround84604,
  sampleDirectory,
  sampleMembers,
  zipPoints,
} from './members.fixture.ts';
import { answerTo, citySearch, originOf, outlineOf, zipSearch } from './search.fixture.ts';

it.each(['', ' ', '  \t ', '\u00a0', '\u200b'])('%j lists all members by name', (near) => {
  for (const criteria of [zipSearch(near), citySearch(near)]) {
    const answer = answerTo(criteria);
    expect(answer.status).toBe('all');
    expect(appraisersIn(answer)).toEqual(sampleDirectory.appraisers);
  }
});

it.each([
  [zipSearch(''), 'all'],
  [zipSearch('84604'), 'place'],
  [zipSearch('8460'), 'unknown'],
  [citySearch('provo'), 'place'],
])('a directory without members answers %j with nobody', (criteria, status) => {
  const answer = answerTo(criteria, directoryWith({ members: [] }));
  expect([answer.status, appraisersShown(answer).length, answer.sections]).toEqual([status, 0, []]);
});

it('a member is at the point of the ZIP code, unless the file has another one', () => {
  const members = [{ id: 1, zip: '84604' }, member({ id: 2, lat: 41 })];
  expect(directoryWith({ members }).appraisers).toMatchObject([
    { id: 1, ...zipPoints['84604'] },
    { id: 2, lat: 41 },
  ]);
});

it.each([
  ['Provo', { zip: true, city: false }],
  ['84604a', { zip: true, city: false }],
  [' Prövo ', { zip: true, city: false }],
  ['プロボ', { zip: true, city: false }],
  ['123 Main St, Lehi UT', { zip: true, city: false }],
  ['84604 Provo', { zip: false, city: false }],
  ['84604', { zip: false, city: true }],
  [' 84604-1234 ', { zip: false, city: true }],
  ['８４６０４', { zip: false, city: true }],
  ['#!?', { zip: false, city: false }],
  ['84,604', { zip: false, city: false }],
])('%j under each type is a mismatch: %j', (near, mismatch) => {
  for (const by of ['zip', 'city'] as const) {
    const { status, sections } = answerTo({ near, by, within: 30 });
    expect(status === 'mismatch', by).toBe(mismatch[by]);
    if (mismatch[by]) expect(sections).toEqual([]);
  }
});

it('a text of characters that are spelled out as many letters is cut to the same length', () => {
  const { text } = answerTo(citySearch('ﷺ'.repeat(maxTextLength)));
  expect(text.length).toBeLessThanOrEqual(maxTextLength);
});

describe('the ZIP of a member', () => {
  it.each([
    ['84604', 30, outlineAround84604],
    [' 84604-1234 ', 10, outlineAround84604.slice(0, 3)],
    ['84003', 10, ['primary 84003 0.0: Beck, Vega']],
    ['84741', 60, ['primary 84741 0.0: Colter']],
    [
      '84741',
      100,
      ['primary 84741 0.0: Colter', 'nearby 84790 72.7: Begay', 'nearby 84770 76.1: Ware'],
    ],
  ])('%j gives its group and those within %d miles', (near, within, groups) => {
    expect(outlineOf(answerTo(zipSearch(near, within)))).toEqual(groups);
  });
});

describe('the city of a member', () => {
  it.each(['Provo', '  PROVO  ', 'Prövo, utah'])('%j gives its group and those nearby', (near) => {
    expect(outlineOf(answerTo(citySearch(near)))).toEqual([
      'primary Provo 0.0: Abernathy, Latu, Sorensen',
      'nearby Orem 6.2: Lindqvist',
      'nearby American Fork 12.3: Beck',
      'nearby Highland 15.1: Vega',
      'nearby Park City 29.5: Ames',
    ]);
  });

  it('has its own group though its ZIP has two cities', () => {
    expect(outlineOf(answerTo(citySearch('Highland', 10)))).toEqual([
      'primary Highland 0.0: Vega',
      'nearby American Fork 3.4: Beck',
      'nearby Orem 8.9: Lindqvist',
    ]);
  });

  it('is measured from the mean of its members when the gazetteer lacks it', () => {
    const answer = answerTo(citySearch('provo', 10), directoryWith(membersOnly));
    expect(originOf(answer)).toMatchObject({
      name: 'Provo',
      lat: expect.closeTo((40.3187 + 40.3187 + 40.2272) / 3, 9),
      lng: expect.closeTo(-(111.577 + 111.577 + 111.6958) / 3, 9),
    });
    expect(outlineOf(answer)).toEqual([
      'primary Provo 0.0: Abernathy, Latu, Sorensen',
      'nearby Orem 5.2: Lindqvist',
    ]);
  });
});

describe('a known place without members', () => {
  it.each([
    [zipSearch('84110', 20), ['nearby 84101 0.6: Haddad', 'nearby 84109 10.5: Okafor']],
    [citySearch('sugar  HOUSE', 10), ['nearby Salt Lake City 3.1: Haddad, Okafor']],
    [citySearch('avenues', 10), ['nearby Salt Lake City 1.7: Haddad, Okafor']],
    [zipSearch('84664', 14), ['nearby 84601 9.4: Sorensen', 'nearby 84604 13.3: Abernathy, Latu']],
    [
      citySearch('springville', 20),
      ['nearby Provo 5.4: Abernathy, Latu, Sorensen', 'nearby Orem 11.5: Lindqvist'],
    ],
  ])('%j gives those nearby', (criteria, groups) => {
    expect(outlineOf(answerTo(criteria))).toEqual(groups);
  });

  it('lists the nearest under one heading for each city, at the miles of its first', () => {
    const away = [42, 42.1, 42.2].map((lat, at) =>
      member({ id: at, zip: `8400${at}`, city: at === 1 ? 'Delta' : 'Alta', lat, lng: -111.577 }),
    );
    const zips = [['84604', 40.3187, -111.577, 'Provo'] as const];
    const answer = answerTo(
      zipSearch('84604'),
      directoryWith({ ...membersOnly, zips, members: away }),
    );
    expect(answer.sections[0]?.groups.map(({ place, members }) => [place, members.length])).toEqual(
      [
        ['Alta', 2],
        ['Delta', 1],
      ],
    );
  });

  it('wins over names of members that contain it', () => {
    const members = [member({ city: 'Washington Terrace', lastName: 'Ames' })];
    const unknown = { ...membersOnly, members };
    const known = { ...unknown, cities: [['Washington', 37.1305, -113.5083] as const] };
    const found = (parts: typeof known | typeof unknown) =>
      outlineOf(answerTo(citySearch('Washington'), directoryWith(parts)));
    expect(found(known)).toEqual([]);
    expect(found(unknown)).toBe('partial');
  });
});

it.each([
  [zipSearch('8460'), ['Abernathy', 'Latu', 'Sorensen']],
  [zipSearch('604'), ['Abernathy', 'Latu']],
  [zipSearch('84'), lastNames(sampleMembers)],
  [citySearch('ovo'), ['Abernathy', 'Latu', 'Sorensen']],
  [citySearch('LAKE'), ['Haddad', 'Okafor']],
  [citySearch('salt  lake'), ['Haddad', 'Okafor']],
  [citySearch('lake city'), ['Haddad', 'Okafor']],
  [citySearch('rk'), ['Ames', 'Beck']],
  [citySearch('St. Geo'), ['Begay', 'Ware']],
  [citySearch('st'), ['Begay', 'Ware']],
  [citySearch('saint'), ['Begay', 'Ware']],
  [citySearch('kána'), ['Colter']],
])('%j is a part of a place, which lists the matches without groups', (criteria, names) => {
  const answer = answerTo(criteria);
  expect(answer.status).toBe('partial');
  expect(lastNames(appraisersIn(answer))).toEqual(names);
});

it.each([
  ...['846045', '999', '84604-12', '#!?', '43215', '84999'].map((near) => zipSearch(near)),
  ...['Atlantis', 'Columbus, OH', '🏠', 'provo city hall'].map((near) => citySearch(near)),
])('%j is no known place', (criteria) => {
  expect(answerTo(criteria).status).toBe('unknown');
});
