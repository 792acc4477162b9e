import { describe, expect, it } from 'vitest';
import { lastNames, sampleIndex, sampleMembers, sampleNames } from './members.fixture.ts';
import { indexMembers } from './members.ts';
import { citySearch, offline, sampleKnowledge, zipSearch } from './search.fixture.ts';
import { appraisersIn, search } from './search.ts';

describe('an empty text', () => {
  it.each(['', ' ', '  \t ', '\u00a0', '\u200b'])('%j lists all members by name', (near) => {
    for (const criteria of [zipSearch(near), citySearch(near)])
      expect(search(criteria, sampleKnowledge)).toEqual({
        kind: 'all',
        appraisers: sampleIndex.appraisers,
      });
  });
});

describe('without the gazetteer', () => {
  it.each([
    ['the city of a member', citySearch('Kanab'), 'groups', true],
    ['a part of a city', citySearch('ovo'), 'partial', true],
    ['an unknown city', citySearch('Hanksville'), 'unknown', true],
    ['an unknown ZIP of Utah', zipSearch('84734'), 'unknown', true],
    ['all members', zipSearch(''), 'all', undefined],
    ['a mismatch', zipSearch('Provo'), 'mismatch', undefined],
    ['the ZIP of a member', zipSearch('84604'), 'groups', undefined],
    ['a place of the extra table', citySearch('Sugar House'), 'groups', undefined],
    ['a part of a ZIP', zipSearch('8460'), 'partial', undefined],
    ['a ZIP of another state', zipSearch('43215'), 'unknown', undefined],
  ])('the answer to %s is provisional where the gazetteer might change it', (...row) => {
    const [, criteria, kind, provisional] = row;
    const answer = search(criteria, offline);
    expect(answer).toMatchObject({ kind });
    expect(answer.provisional).toBe(provisional);
    const complete = search(criteria, sampleKnowledge);
    expect(complete.provisional).toBeUndefined();
    if (!provisional) expect(answer).toEqual(complete);
  });
});

describe('a directory without members', () => {
  const none = { ...sampleKnowledge, members: indexMembers([], sampleNames) };
  it.each([
    [zipSearch(''), { kind: 'all', appraisers: [] }],
    [zipSearch('84604'), { kind: 'groups', groups: [] }],
    [zipSearch('8460'), { kind: 'unknown', why: 'no-zip' }],
    [citySearch('provo'), { kind: 'groups', groups: [] }],
  ])('answers %j', (criteria, answer) => {
    expect(search(criteria, none)).toMatchObject(answer);
  });
});

describe('the members in an answer', () => {
  it.each([
    ['all', zipSearch(''), lastNames(sampleMembers)],
    ['groups', zipSearch('84604', 10), ['Abernathy', 'Latu', 'Lindqvist', 'Sorensen']],
    ['partial', citySearch('ovo'), ['Abernathy', 'Latu', 'Sorensen']],
    ['mismatch', zipSearch('Provo'), []],
    ['unknown', citySearch('Atlantis'), []],
  ])('of the kind %s are those found', (kind, criteria, names) => {
    const answer = search(criteria, sampleKnowledge);
    expect(answer.kind).toBe(kind);
    expect(lastNames(appraisersIn(answer))).toEqual(names);
  });

  it('come in the order of the groups', () => {
    const found = appraisersIn(search(zipSearch('84741', 100), sampleKnowledge));
    expect(found.map(({ lastName }) => lastName)).toEqual(['Colter', 'Begay', 'Ware']);
  });
});
