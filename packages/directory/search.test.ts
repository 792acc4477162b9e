import { describe, expect, it } from 'vitest';
import { lastNames, sampleIndex, sampleMembers } from './members.fixture.ts';
import { indexMembers } from './members.ts';
import { sampleNames } from './region.fixture.ts';
import { citySearch, offline, sampleKnowledge, zipSearch } from './search.fixture.ts';
import { appraisersIn, search } from './search.ts';

describe('an empty text', () => {
  it.each(['', ' ', '  \t ', '\u00a0', '\u200b'])('%j lists everyone by name', (near) => {
    for (const criteria of [zipSearch(near), citySearch(near)])
      expect(search(criteria, sampleKnowledge)).toEqual({
        kind: 'all',
        appraisers: sampleIndex.appraisers,
      });
  });
});

describe('without the gazetteer', () => {
  it.each([
    ['everybody', zipSearch(''), 'all'],
    ['a mismatch', zipSearch('Provo'), 'mismatch'],
    ['the ZIP of a member', zipSearch('84604'), 'groups'],
    ['the city of a member', citySearch('Kanab'), 'groups'],
    ['a place of the extra table', citySearch('Sugar House'), 'groups'],
    ['a part of a place', zipSearch('8460'), 'partial'],
    ['an unknown place', citySearch('Hanksville'), 'unknown'],
  ])('%s is answered all the same', (_what, criteria, kind) => {
    expect(search(criteria, offline).kind).toBe(kind);
    expect(search(criteria, { ...offline, gazetteer: undefined }).kind).toBe(kind);
  });
});

describe('an answer given without the gazetteer', () => {
  it.each([
    ['the city of a member', citySearch('Kanab'), true],
    ['a part of a city', citySearch('ovo'), true],
    ['an unknown city', citySearch('Hanksville'), true],
    ['an unknown ZIP of Utah', zipSearch('84734'), true],
    ['everybody', zipSearch(''), undefined],
    ['a mismatch', zipSearch('Provo'), undefined],
    ['the ZIP of a member', zipSearch('84604'), undefined],
    ['a place of the extra table', citySearch('Sugar House'), undefined],
    ['a part of a ZIP', zipSearch('8460'), undefined],
    ['a ZIP of elsewhere', zipSearch('43215'), undefined],
  ])('to %s is provisional where the gazetteer might know better', (_what, criteria, expected) => {
    expect(search(criteria, offline).provisional).toBe(expected);
    expect(search(criteria, sampleKnowledge).provisional).toBeUndefined();
  });

  it('that is not provisional is the answer with it', () => {
    for (const criteria of [
      zipSearch('84604'),
      citySearch('Sugar House'),
      zipSearch('8460'),
      zipSearch('43215'),
    ])
      expect(search(criteria, offline)).toEqual(search(criteria, sampleKnowledge));
  });
});

describe('a directory of no one', () => {
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

describe('everyone in an answer', () => {
  it.each([
    ['all', zipSearch(''), lastNames(sampleMembers)],
    ['groups', zipSearch('84604', 10), ['Abernathy', 'Latu', 'Lindqvist', 'Sorensen']],
    ['partial', citySearch('ovo'), ['Abernathy', 'Latu', 'Sorensen']],
    ['mismatch', zipSearch('Provo'), []],
    ['unknown', citySearch('Atlantis'), []],
  ])('of the kind %s is counted', (kind, criteria, names) => {
    const answer = search(criteria, sampleKnowledge);
    expect(answer.kind).toBe(kind);
    expect(lastNames(appraisersIn(answer))).toEqual(names);
  });

  it('comes in the order of the groups', () => {
    const found = appraisersIn(search(zipSearch('84741', 100), sampleKnowledge));
    expect(found.map(({ lastName }) => lastName)).toEqual(['Colter', 'Begay', 'Ware']);
  });
});
