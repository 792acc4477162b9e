import { citySearch, sampleKnowledge } from '@appraisers/directory/search.fixture.ts';
import { search } from '@appraisers/directory/search.ts';
import { describe, expect, it } from 'vitest';
import { coveringSentence, needSentence, partHeading, unknownNeed } from './needs.ts';

describe('the sentence about a need', () => {
  it.each([
    [undefined, undefined, 3, ''],
    ['A divorce', undefined, 3, 'First: 3 appraisers who list “A divorce”.'],
    [undefined, 'Spanish', 1, 'First: 1 appraiser who lists Spanish.'],
    ['A divorce', 'Spanish', 2, 'First: 2 appraisers who list “A divorce” and Spanish.'],
    ['A divorce', undefined, 0, 'None of them lists “A divorce”, so ask.'],
  ])('%j, %j, %j: %s', (reason, language, count, sentence) =>
    expect(needSentence(reason, language, count)).toBe(sentence),
  );
});

describe('the heading over a fit', () => {
  const work = { for: 'divorce' };
  const language = { language: 'spanish' };
  it.each([
    ['fits', work, undefined],
    ['unstated', work, 'May also do this. Ask them'],
    ['unstated', language, 'May also speak it. Ask them'],
    ['other', work, 'List other kinds of work'],
    ['other', language, 'List other languages'],
    ['other', { ...work, ...language }, 'List other work or languages'],
    ['closed', work, 'Not taking work from homeowners now'],
  ] as const)('%s of %j', (fit, need, heading) => expect(partHeading(fit, need)).toBe(heading));
});

it('quotes what it doesn’t know, and says what to do', () => {
  expect(unknownNeed(['castle', 'klingon'])).toBe(
    'This link asks for “castle” and “klingon”, which we don’t list. Select what you need below.',
  );
});

describe('the sentence about a county', () => {
  const county = { name: 'Kane County', shortName: 'Kane', groups: [] };
  const answer = (near: string) => ({ ...search(citySearch(near), sampleKnowledge), county });
  it.each([
    ['Provo', 1, '1 more works in Kane County from farther away.'],
    ['Provo', 2, '2 more work in Kane County from farther away.'],
    ['Hanksville', 2, '2 work in Kane County from farther away. The nearest others follow.'],
    ['Provo', 0, ''],
  ])('%s with %i', (near, count, sentence) =>
    expect(coveringSentence(answer(near), count)).toBe(sentence),
  );
});
