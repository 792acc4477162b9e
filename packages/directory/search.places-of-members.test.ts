import { describe, expect, it } from 'vitest';
import { directoryWith, member, membersOnly, outlineAround84604 } from './members.fixture.ts';
import { answerTo, citySearch, originOf, outlineOf, zipSearch } from './search.fixture.ts';

describe('the ZIP of a member', () => {
  it.each(['84604', ' 84604 ', '84604-1234'])('%j gives its group and those nearby', (near) => {
    expect(outlineOf(answerTo(zipSearch(near)))).toEqual(outlineAround84604);
  });

  it.each([
    [30, ['primary 84741 0.0: Colter']],
    [60, ['primary 84741 0.0: Colter']],
    [100, ['primary 84741 0.0: Colter', 'nearby 84790 72.7: Begay', 'nearby 84770 76.1: Ware']],
  ])('gives those nearby within %d miles', (within, groups) => {
    expect(outlineOf(answerTo(zipSearch('84741', within)))).toEqual(groups);
  });

  it('is where the distances are measured from', () => {
    const origin = { name: '84604', lat: 40.3187, lng: -111.577 };
    expect(originOf(answerTo(zipSearch('84604')))).toEqual(origin);
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

  it.each(['ST. GEORGE', 'Saint  George, UT'])('%j is St. George', (near) => {
    expect(outlineOf(answerTo(citySearch(near)))).toEqual(['primary St. George 0.0: Begay, Ware']);
  });

  it('is measured from its point in the gazetteer', () => {
    const origin = { name: 'Provo', lat: 40.2338, lng: -111.6585 };
    expect(originOf(answerTo(citySearch('provo')))).toEqual(origin);
  });

  it('is measured from the mean of its members when the gazetteer lacks it', () => {
    const answer = answerTo(citySearch('provo'), directoryWith(membersOnly));
    expect(originOf(answer)).toEqual({
      name: 'Provo',
      lat: expect.closeTo((40.3187 + 40.3187 + 40.2272) / 3, 9),
      lng: expect.closeTo(-(111.577 + 111.577 + 111.6958) / 3, 9),
    });
    expect(outlineOf(answer)).toEqual([
      'primary Provo 0.0: Abernathy, Latu, Sorensen',
      'nearby Orem 5.2: Lindqvist',
      'nearby American Fork 13.1: Beck',
      'nearby Highland 13.1: Vega',
      'nearby Park City 25.3: Ames',
      'nearby Salt Lake City 29.2: Okafor',
    ]);
  });

  it('has its own group though its ZIP has two cities', () => {
    expect(outlineOf(answerTo(citySearch('Highland', 10)))).toEqual([
      'primary Highland 0.0: Vega',
      'nearby American Fork 3.4: Beck',
      'nearby Orem 8.9: Lindqvist',
    ]);
  });

  it('wins over longer names that contain it', () => {
    const members = [
      member({ id: 1, lastName: 'Ames', city: 'Ogden', zip: '84401' }),
      member({ id: 2, lastName: 'Beck', city: 'North Ogden', zip: '84414', lat: 42 }),
    ];
    const directory = directoryWith({ ...membersOnly, members });
    expect(outlineOf(answerTo(citySearch('ogden'), directory))).toEqual([
      'primary Ogden 0.0: Ames',
    ]);
  });
});
