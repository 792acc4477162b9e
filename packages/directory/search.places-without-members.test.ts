import { describe, expect, it } from 'vitest';
import { directoryWith, member, membersOnly } from './members.fixture.ts';
import { answerTo, citySearch, originOf, outlineOf, zipSearch } from './search.fixture.ts';

describe('a known place without members', () => {
  it.each([
    [
      'ZIP of the extra table',
      zipSearch('84110'),
      [
        'nearby 84101 0.6: Haddad',
        'nearby 84109 10.5: Okafor',
        'nearby 84060 21.7: Ames',
        'nearby 84003 22.8: Beck, Vega',
      ],
    ],
    [
      'name of the extra table',
      citySearch('sugar  HOUSE', 20),
      [
        'nearby Salt Lake City 3.1: Haddad, Okafor',
        'nearby Park City 19.2: Ames',
        'nearby American Fork 19.8: Beck',
        'nearby Highland 19.8: Vega',
      ],
    ],
    [
      'name of the extra table without its article',
      citySearch('avenues', 10),
      ['nearby Salt Lake City 1.7: Haddad, Okafor'],
    ],
  ])('that is a %s gives those nearby', (_what, criteria, groups) => {
    expect(outlineOf(answerTo(criteria))).toEqual(groups);
  });

  it.each([
    [
      'ZIP',
      zipSearch('84664', 20),
      [
        'nearby 84601 9.4: Sorensen',
        'nearby 84604 13.3: Abernathy, Latu',
        'nearby 84057 14.8: Lindqvist',
      ],
    ],
    [
      'city',
      citySearch('springville', 20),
      ['nearby Provo 5.4: Abernathy, Latu, Sorensen', 'nearby Orem 11.5: Lindqvist'],
    ],
  ])('that is a %s of the gazetteer gives those nearby', (_what, criteria, groups) => {
    expect(outlineOf(answerTo(criteria))).toEqual(groups);
  });

  it.each([
    ['84110', zipSearch('84110'), { name: '84110', lat: 40.7608, lng: -111.891 }],
    ['84664', zipSearch('84664'), { name: '84664', lat: 40.1262, lng: -111.5772 }],
    [
      'Sugar House',
      citySearch('sugar house'),
      { name: 'Sugar House', lat: 40.7236, lng: -111.8585 },
    ],
    [
      'Springville',
      citySearch('springville'),
      { name: 'Springville', lat: 40.1652, lng: -111.6107 },
    ],
  ])('such as %s is measured from its own point', (_name, criteria, origin) => {
    expect(originOf(answerTo(criteria))).toMatchObject(origin);
  });

  it.each([
    ['ZIP', zipSearch('84734')],
    ['city', citySearch('Hanksville')],
    ['city, within 100 miles', citySearch('Hanksville', 100)],
  ])('and without members nearby is still known (%s)', (_what, criteria) => {
    expect(answerTo(criteria)).toMatchObject({
      status: 'place',
      sections: [{ kind: 'nearest' }],
    });
  });

  it('wins over names of members that contain it', () => {
    const members = [member({ city: 'Washington Terrace', lastName: 'Ames' })];
    const unknown = directoryWith({ ...membersOnly, members });
    const known = directoryWith({
      ...membersOnly,
      members,
      cities: [['Washington', 37.1305, -113.5083]],
    });
    const washington = citySearch('Washington');
    expect(outlineOf(answerTo(washington, known))).toEqual([]);
    expect(outlineOf(answerTo(washington, unknown))).toBe('partial');
  });
});
