import { describe, expect, it } from 'vitest';
import { appraisersIn, countFound } from './answer.ts';
import { directoryWith, lastNames, sampleDirectory, sampleMembers } from './members.fixture.ts';
import { answerTo, citySearch, zipSearch } from './search.fixture.ts';

describe('an empty text', () => {
  it.each(['', ' ', '  \t ', '\u00a0', '\u200b'])('%j lists all members by name', (near) => {
    for (const criteria of [zipSearch(near), citySearch(near)]) {
      const answer = answerTo(criteria);
      expect(answer.status).toBe('all');
      expect(appraisersIn(answer)).toEqual(sampleDirectory.appraisers);
    }
  });
});

describe('a directory without members', () => {
  const none = directoryWith({ members: [] });
  it.each([
    [zipSearch(''), 'all'],
    [zipSearch('84604'), 'place'],
    [zipSearch('8460'), 'unknown'],
    [citySearch('provo'), 'place'],
  ])('answers %j with nobody', (criteria, status) => {
    const answer = answerTo(criteria, none);
    expect([answer.status, countFound(answer), answer.sections]).toEqual([status, 0, []]);
  });
});

describe('the members in an answer', () => {
  it.each([
    ['all', zipSearch(''), lastNames(sampleMembers)],
    ['place', zipSearch('84604', 10), ['Abernathy', 'Latu', 'Lindqvist', 'Sorensen']],
    ['partial', citySearch('ovo'), ['Abernathy', 'Latu', 'Sorensen']],
    ['mismatch', zipSearch('Provo'), []],
    ['unknown', citySearch('Atlantis'), []],
  ])('of the status %s are those found', (status, criteria, names) => {
    const answer = answerTo(criteria);
    expect(answer.status).toBe(status);
    expect(lastNames(appraisersIn(answer))).toEqual(names);
  });

  it('come in the order of the groups', () => {
    const found = appraisersIn(answerTo(zipSearch('84741', 100)));
    expect(found.map(({ lastName }) => lastName)).toEqual(['Colter', 'Begay', 'Ware']);
  });
});
