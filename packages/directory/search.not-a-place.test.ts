import { describe, expect, it } from 'vitest';
import { appraisersIn } from './answer.ts';
import { directoryWith, lastNames, member, sampleMembers } from './members.fixture.ts';
import { answerTo, citySearch, zipSearch } from './search.fixture.ts';

describe('a text and a type that contradict each other', () => {
  it.each([
    ...['Provo', ' provo ', '84604a', 'Atlantis'].map((near) => zipSearch(near)),
    ...['84604', ' 84604 ', '846045', '84999'].map((near) => citySearch(near)),
  ])('are a mismatch in %j', (criteria) => {
    expect(answerTo(criteria)).toMatchObject({ status: 'mismatch', sections: [] });
  });

  it('are a mismatch even where a place has that name', () => {
    const directory = directoryWith({
      members: [member({ city: '84604' }), member({ zip: 'Provo' })],
    });
    for (const criteria of [zipSearch('Provo'), citySearch('84604')])
      expect(answerTo(criteria, directory).status).toBe('mismatch');
  });
});

describe('a part of a place', () => {
  it.each([
    ['8460', ['Abernathy', 'Latu', 'Sorensen']],
    ['604', ['Abernathy', 'Latu']],
    ['847', ['Begay', 'Colter', 'Ware']],
    ['84', lastNames(sampleMembers)],
  ])('of a ZIP, %s, lists the matches without groups', (near, names) => {
    const answer = answerTo(zipSearch(near));
    expect(answer.status).toBe('partial');
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
    const answer = answerTo(citySearch(near));
    expect(answer.status).toBe('partial');
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
    ['43215', 'not-of-region'],
    ['00000', 'not-of-region'],
    ['84999', 'no-such-zip'],
  ])('%j where a ZIP is expected is %s', (near, why) => {
    expect(answerTo(zipSearch(near))).toMatchObject({ status: 'unknown', why });
  });

  it.each(['Atlantis', 'Columbus, OH', '#!?', '🏠', 'provo city hall'])(
    '%j where a city is expected is no-such-city',
    (near) => {
      expect(answerTo(citySearch(near))).toMatchObject({
        status: 'unknown',
        why: 'no-such-city',
      });
    },
  );
});
