import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atlas, emptyAtlas } from './atlas.ts';
import { type Criteria, defaults, radii } from './criteria.ts';
import { indexMembers } from './members.ts';
import {
  lastNames,
  member,
  outline,
  sampleExtra,
  sampleGazetteer,
  sampleIndex,
  sampleMembers,
} from './sample-members.ts';
import { type Answer, appraisersIn, search } from './search.ts';

const knowledge = { members: sampleIndex, extra: sampleExtra, gazetteer: sampleGazetteer };
const offline = { members: sampleIndex, extra: sampleExtra };

const zip = (near: string, within: number = defaults.within): Criteria => ({
  near,
  by: 'zip',
  within,
});
const city = (near: string, within: number = defaults.within): Criteria => ({
  near,
  by: 'city',
  within,
});

/** The groups of an answer in short, or its kind when it has none. */
const outlineOf = (answer: Answer) =>
  answer.kind === 'groups' ? outline(answer.groups) : answer.kind;
const originOf = (answer: Answer) => (answer.kind === 'groups' ? answer.origin : answer.kind);

describe('an empty text', () => {
  it.each(['', ' ', '  \t ', '\u00a0', '\u200b'])('%j lists everybody by name', (near) => {
    for (const criteria of [zip(near), city(near)])
      expect(search(criteria, knowledge)).toEqual({
        kind: 'all',
        appraisers: sampleIndex.appraisers,
      });
  });
});

describe('a text and a type that do not go together', () => {
  it.each(['Provo', ' provo ', '84604a', 'Prövo', 'Atlantis'])(
    'are told so when %j is typed for a ZIP',
    (near) => {
      expect(search(zip(near), knowledge)).toEqual({
        kind: 'mismatch',
        message:
          'It looks like you entered a city name, but "Zip Code" is selected. Please select "City" and try again.',
      });
    },
  );

  it.each(['84604', ' 84604 ', '84604-1234', '846045', '84999'])(
    'are told so when %j is typed for a city',
    (near) => {
      expect(search(city(near), knowledge)).toEqual({
        kind: 'mismatch',
        message:
          'It looks like you entered a zip code, but "City" is selected. Please select "Zip Code" and try again.',
      });
    },
  );

  it('come before the places known', () => {
    const members = indexMembers([member({ city: '84604' }), member({ zip: 'Provo' })]);
    for (const criteria of [zip('Provo'), city('84604')])
      expect(search(criteria, { ...knowledge, members }).kind).toBe('mismatch');
  });
});

describe('the ZIP of a member', () => {
  it.each(['84604', ' 84604 ', '84604-1234'])('%j gives its group and those nearby', (near) => {
    expect(outlineOf(search(zip(near), knowledge))).toEqual([
      'primary 84604 0.0: Abernathy, Latu',
      'nearby 84057 7.0: Lindqvist',
      'nearby 84601 8.9: Sorensen',
      'nearby 84003 11.9: Beck, Vega',
      'nearby 84060 22.8: Ames',
      'nearby 84109 27.6: Okafor',
    ]);
  });

  it.each([
    [30, ['primary 84741 0.0: Colter']],
    [60, ['primary 84741 0.0: Colter']],
    [100, ['primary 84741 0.0: Colter', 'nearby 84790 72.7: Begay', 'nearby 84770 76.1: Ware']],
  ])('gives those nearby within %d miles', (within, groups) => {
    expect(outlineOf(search(zip('84741', within), knowledge))).toEqual(groups);
  });

  it('is where the distances are measured from', () => {
    const origin = { name: '84604', lat: 40.3187, lng: -111.577 };
    expect(originOf(search(zip('84604'), knowledge))).toEqual(origin);
  });

  it('wins over the extra table', () => {
    const extra = atlas([['84604', 37, -113]], []);
    expect(originOf(search(zip('84604'), { ...knowledge, extra }))).toMatchObject({ lat: 40.3187 });
  });
});

describe('the city of a member', () => {
  it.each(['Provo', 'PROVO', 'provo', '  provo  ', 'Provo, UT', 'provo, utah', 'Prövo'])(
    '%j gives its group and those nearby',
    (near) => {
      expect(outlineOf(search(city(near), knowledge))).toEqual([
        'primary Provo 2.0: Abernathy, Latu, Sorensen',
        'nearby Orem 6.2: Lindqvist',
        'nearby American Fork 16.5: Beck',
        'nearby Highland 16.5: Vega',
        'nearby Park City 29.5: Ames',
      ]);
    },
  );

  it.each([
    'St. George',
    'ST. GEORGE',
    'st george',
    'saint george',
    'Saint  George',
    'St. George, UT',
    'Sáint Géorge',
  ])('%j is St. George, however it is written', (near) => {
    expect(outlineOf(search(city(near), knowledge))).toEqual([
      'primary St. George 3.4: Begay, Ware',
    ]);
  });

  it('is measured from where the gazetteer says it is', () => {
    const origin = { name: 'Provo', lat: 40.2338, lng: -111.6585 };
    expect(originOf(search(city('provo'), knowledge))).toEqual(origin);
  });

  it('is measured from the mean of its members where the gazetteer does not know it', () => {
    const answer = search(city('provo'), offline);
    expect(originOf(answer)).toEqual({
      name: 'Provo',
      lat: expect.closeTo((40.3187 + 40.3187 + 40.2272) / 3, 9),
      lng: expect.closeTo(-(111.577 + 111.577 + 111.6958) / 3, 9),
    });
    expect(outlineOf(answer)).toEqual([
      'primary Provo 3.0: Abernathy, Latu, Sorensen',
      'nearby Orem 5.2: Lindqvist',
      'nearby American Fork 13.1: Beck',
      'nearby Highland 13.1: Vega',
      'nearby Park City 25.3: Ames',
      'nearby Salt Lake City 29.2: Okafor',
    ]);
  });

  it('has one group of its own though its ZIP has two cities', () => {
    expect(outlineOf(search(city('Highland', 10), knowledge))).toEqual([
      'primary Highland 6.8: Vega',
      'nearby American Fork 6.8: Beck',
      'nearby Orem 8.9: Lindqvist',
    ]);
  });

  it('wins over longer names that contain it', () => {
    const members = indexMembers([
      member({ id: 1, lastName: 'Ames', city: 'Ogden', zip: '84401' }),
      member({ id: 2, lastName: 'Beck', city: 'North Ogden', zip: '84414', lat: 42 }),
    ]);
    expect(outlineOf(search(city('ogden'), { members, extra: emptyAtlas }))).toEqual([
      'primary Ogden 0.0: Ames',
    ]);
  });
});

describe('a known place without members', () => {
  it.each([
    [
      'ZIP of the extra table',
      zip('84110'),
      [
        'nearby 84101 0.6: Haddad',
        'nearby 84109 10.5: Okafor',
        'nearby 84060 21.7: Ames',
        'nearby 84003 22.8: Beck, Vega',
      ],
    ],
    [
      'name of the extra table',
      city('sugar  HOUSE', 20),
      [
        'nearby Salt Lake City 3.1: Haddad, Okafor',
        'nearby Park City 19.2: Ames',
        'nearby American Fork 19.8: Beck',
        'nearby Highland 19.8: Vega',
      ],
    ],
    [
      'name of the extra table without its article',
      city('avenues', 10),
      ['nearby Salt Lake City 2.3: Haddad, Okafor'],
    ],
  ])('that is a %s gives those nearby, gazetteer or not', (_what, criteria, groups) => {
    expect(outlineOf(search(criteria, knowledge))).toEqual(groups);
    expect(outlineOf(search(criteria, offline))).toEqual(groups);
  });

  it.each([
    [
      'ZIP',
      zip('84664', 20),
      [
        'nearby 84601 9.4: Sorensen',
        'nearby 84604 13.3: Abernathy, Latu',
        'nearby 84057 14.8: Lindqvist',
      ],
    ],
    [
      'city',
      city('springville', 20),
      ['nearby Provo 6.2: Abernathy, Latu, Sorensen', 'nearby Orem 11.5: Lindqvist'],
    ],
  ])('that is a %s of the gazetteer gives those nearby', (_what, criteria, groups) => {
    expect(outlineOf(search(criteria, knowledge))).toEqual(groups);
    expect(search(criteria, offline).kind).toBe('unknown');
  });

  it.each([
    ['84110', zip('84110'), { name: '84110', lat: 40.7608, lng: -111.891 }],
    ['84664', zip('84664'), { name: '84664', lat: 40.1262, lng: -111.5772 }],
    ['Sugar House', city('sugar house'), { name: 'Sugar House', lat: 40.7236, lng: -111.8585 }],
    ['Springville', city('springville'), { name: 'Springville', lat: 40.1652, lng: -111.6107 }],
  ])('such as %s is measured from its own point', (_name, criteria, origin) => {
    expect(originOf(search(criteria, knowledge))).toEqual(origin);
  });

  it.each([
    ['ZIP', zip('84734')],
    ['city', city('Hanksville')],
    ['city, within 100 miles', city('Hanksville', 100)],
  ])('and with nobody near is known all the same (%s)', (_what, criteria) => {
    expect(search(criteria, knowledge)).toMatchObject({ kind: 'groups', groups: [] });
  });

  it('is where the extra table says, when the gazetteer says otherwise', () => {
    const extra = atlas([['84664', 37.1, -113.5]], [['Springville', 37.1, -113.5]]);
    for (const criteria of [zip('84664'), city('Springville')])
      expect(originOf(search(criteria, { ...knowledge, extra }))).toMatchObject({
        lat: 37.1,
        lng: -113.5,
      });
  });

  it('wins over names of members that contain it', () => {
    const members = indexMembers([member({ city: 'Washington Terrace', lastName: 'Ames' })]);
    const gazetteer = atlas([], [['Washington', 37.1305, -113.5083]]);
    const washington = city('Washington');
    expect(outlineOf(search(washington, { members, extra: emptyAtlas, gazetteer }))).toEqual([]);
    expect(outlineOf(search(washington, { members, extra: emptyAtlas }))).toBe('partial');
  });
});

describe('a part of a place', () => {
  it.each([
    ['8460', ['Abernathy', 'Latu', 'Sorensen']],
    ['604', ['Abernathy', 'Latu']],
    ['847', ['Begay', 'Colter', 'Ware']],
    ['84', lastNames(sampleMembers)],
  ])('of a ZIP, %s, lists the matches without groups', (near, names) => {
    const answer = search(zip(near), knowledge);
    expect(answer.kind).toBe('partial');
    expect(lastNames(appraisersIn(answer))).toEqual(names);
  });

  it.each([
    ['ovo', ['Abernathy', 'Latu', 'Sorensen']],
    ['LAKE', ['Haddad', 'Okafor']],
    ['salt  lake', ['Haddad', 'Okafor']],
    ['lake city', ['Haddad', 'Okafor']],
    ['rk', ['Ames', 'Beck']],
    ['St. Geo', ['Begay', 'Ware']],
    ['saint', ['Begay', 'Ware']],
    ['St.', ['Begay', 'Ware']],
    ['st', ['Begay', 'Ware']],
    ['kána', ['Colter']],
  ])('of a city, %j, lists the matches without groups', (near, names) => {
    const answer = search(city(near), knowledge);
    expect(answer.kind).toBe('partial');
    expect(lastNames(appraisersIn(answer))).toEqual(names);
  });
});

describe('a text that is no known place', () => {
  it.each([
    ['846045', 'no-zip'],
    ['999', 'no-zip'],
    ['84604-12', 'no-zip'],
    ['#!?', 'no-zip'],
    ['🏠', 'no-zip'],
    ['43215', 'not-utah'],
    ['00000', 'not-utah'],
    ['84999', 'no-such-zip'],
  ])('%j where a ZIP is expected says %s', (near, why) => {
    expect(search(zip(near), knowledge)).toEqual({ kind: 'unknown', why });
  });

  it.each(['Atlantis', 'Columbus, OH', 'Provo 84604', '#!?', '🏠', 'provo city hall'])(
    '%j where a city is expected says no-such-city',
    (near) => {
      expect(search(city(near), knowledge)).toEqual({ kind: 'unknown', why: 'no-such-city' });
    },
  );
});

describe('without the gazetteer', () => {
  it.each([
    ['everybody', zip(''), 'all'],
    ['a mismatch', zip('Provo'), 'mismatch'],
    ['the ZIP of a member', zip('84604'), 'groups'],
    ['the city of a member', city('Kanab'), 'groups'],
    ['a place of the extra table', city('Sugar House'), 'groups'],
    ['a part of a place', zip('8460'), 'partial'],
    ['an unknown place', city('Hanksville'), 'unknown'],
  ])('%s is answered all the same', (_what, criteria, kind) => {
    expect(search(criteria, offline).kind).toBe(kind);
    expect(search(criteria, { ...offline, gazetteer: undefined }).kind).toBe(kind);
  });
});

describe('a directory of nobody', () => {
  const nobody = { ...knowledge, members: indexMembers([]) };
  it.each([
    [zip(''), { kind: 'all', appraisers: [] }],
    [zip('84604'), { kind: 'groups', groups: [] }],
    [zip('8460'), { kind: 'unknown', why: 'no-zip' }],
    [city('provo'), { kind: 'groups', groups: [] }],
  ])('answers %j', (criteria, answer) => {
    expect(search(criteria, nobody)).toMatchObject(answer);
  });
});

describe('everybody in an answer', () => {
  it.each([
    ['all', zip(''), lastNames(sampleMembers)],
    ['groups', zip('84604', 10), ['Abernathy', 'Latu', 'Lindqvist', 'Sorensen']],
    ['partial', city('ovo'), ['Abernathy', 'Latu', 'Sorensen']],
    ['mismatch', zip('Provo'), []],
    ['unknown', city('Atlantis'), []],
  ])('of the kind %s is counted', (kind, criteria, names) => {
    const answer = search(criteria, knowledge);
    expect(answer.kind).toBe(kind);
    expect(lastNames(appraisersIn(answer))).toEqual(names);
  });

  it('comes in the order of the groups', () => {
    const found = appraisersIn(search(zip('84741', 100), knowledge));
    expect(found.map(({ lastName }) => lastName)).toEqual(['Colter', 'Begay', 'Ware']);
  });
});

const kinds = ['all', 'mismatch', 'groups', 'partial', 'unknown'];
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'0123456789- '), maxLength: 12 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((halves) => String.fromCharCode(...halves)),
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 30 })
    .map((text) => text.repeat(10_000).slice(0, 10_000)),
);
const anyCriteria = fc.record({
  near: anyText,
  by: fc.constantFrom('zip', 'city'),
  within: fc.constantFrom(...radii),
});

describe('whatever is typed', () => {
  it.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a family of emoji', '👩‍👩‍👧‍👦'],
    ['right-to-left text', 'سولت ليك سيتي'],
    ['marks that turn the direction', '\u202eovorP\u202c'],
    ['control characters', '\u0000\u0007\u001b[31m84604'],
    ['half a character', '\ud83c'],
    ['many accents', `e${'\u0301'.repeat(5000)}`],
    ['digits of another script', '٨٤٦٠٤'],
    ['a pattern', '^(a+)+$'],
    ['a name that objects have', '__proto__'],
    ['another name that objects have', 'constructor'],
    ['10,000 letters', 'a'.repeat(10_000)],
    ['10,000 digits', '8'.repeat(10_000)],
    ['10,000 spaces', ' '.repeat(10_000)],
    ['10,000 commas and spaces', ', '.repeat(5_000)],
  ])('%s gets an answer', (_what, near) => {
    expect(kinds).toContain(search(zip(near), knowledge).kind);
    expect(kinds).toContain(search(city(near), knowledge).kind);
  });

  it('gets an answer, with members of the directory, nobody twice', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const answer = search(criteria, knowledge);
        expect(kinds).toContain(answer.kind);
        const found = appraisersIn(answer);
        expect(new Set(found).size).toBe(found.length);
        for (const one of found) expect(sampleMembers).toContain(one);
      }),
      { numRuns: 300 },
    );
  });

  it('gets the same answer when asked again, and the directory stays as it was', () => {
    const before = structuredClone(sampleMembers);
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        expect(search(criteria, knowledge)).toEqual(search(criteria, knowledge));
      }),
    );
    expect(sampleMembers).toEqual(before);
  });

  it('gets the same answer with spaces around it', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const spaced = { ...criteria, near: `  ${criteria.near}\u00a0 ` };
        expect(search(spaced, knowledge)).toEqual(search(criteria, knowledge));
      }),
    );
  });
});
