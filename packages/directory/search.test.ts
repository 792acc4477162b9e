import { describe, expect, it } from 'vitest';
import { indexMembers } from './members.ts';
import { lastNames, sampleIndex, sampleMembers } from './sample-members.ts';
import { names } from './sample-region.ts';
import { city, knowledge, offline, zip } from './sample-search.ts';
import { appraisersIn, search } from './search.ts';

describe('an empty text', () => {
  it.each(['', ' ', '  \t ', '\u00a0', '\u200b'])('%j lists everybody by name', (near) => {
    for (const criteria of [zip(near), city(near)])
      expect(search(criteria, knowledge)).toEqual({
        kind: 'all',
        appraisers: sampleIndex.appraisers,
      });
  });
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

describe('an answer given without the gazetteer', () => {
  it.each([
    ['the city of a member', city('Kanab'), true],
    ['a part of a city', city('ovo'), true],
    ['an unknown city', city('Hanksville'), true],
    ['an unknown ZIP of Utah', zip('84734'), true],
    ['everybody', zip(''), undefined],
    ['a mismatch', zip('Provo'), undefined],
    ['the ZIP of a member', zip('84604'), undefined],
    ['a place of the extra table', city('Sugar House'), undefined],
    ['a part of a ZIP', zip('8460'), undefined],
    ['a ZIP of elsewhere', zip('43215'), undefined],
  ])('to %s is provisional where the gazetteer might know better', (_what, criteria, expected) => {
    expect(search(criteria, offline).provisional).toBe(expected);
    expect(search(criteria, knowledge).provisional).toBeUndefined();
  });

  it('that is not provisional is the answer with it', () => {
    for (const criteria of [zip('84604'), city('Sugar House'), zip('8460'), zip('43215')])
      expect(search(criteria, offline)).toEqual(search(criteria, knowledge));
  });
});

describe('a directory of nobody', () => {
  const nobody = { ...knowledge, members: indexMembers([], names) };
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
