import { lookupText } from '@appraisers/directory/criteria.ts';
import { sampleIndex, sampleNames } from '@appraisers/directory/members.fixture.ts';
import {
  citySearch,
  offline,
  sampleKnowledge,
  zipSearch,
} from '@appraisers/directory/search.fixture.ts';
import { search } from '@appraisers/directory/search.ts';
import { membersOnList } from '@appraisers/directory/shortlist.ts';
import { describe, expect, it } from 'vitest';
import {
  listSentence,
  membersAt,
  missingSentence,
  resultSentence,
  withoutGazetteer,
} from './answers.ts';
import { clusterLabel } from './finder-map.ts';
import { mismatchMessages } from './search-form.ts';

type Criteria = ReturnType<typeof zipSearch>;
const sentenceFor = (criteria: Criteria, knowledge = sampleKnowledge) =>
  resultSentence(search(criteria, knowledge), lookupText(criteria, sampleNames), criteria);

describe('the sentence over an answer', () => {
  it.each([
    [zipSearch(''), 'Every member of the association, by last name.'],
    [
      zipSearch('84604'),
      'In 84604, and up to 30 miles from its middle in a straight line, the nearest first; who is equally near takes turns from day to day.',
    ],
    [
      citySearch('springville', 20),
      'No member is in Springville itself. These are up to 20 miles from its middle in a straight line, the nearest first; who is equally near takes turns from day to day.',
    ],
    [citySearch('Hanksville'), 'No member is within 30 miles of Hanksville.'],
    [zipSearch('8460'), 'Members whose ZIP code contains “8460”.'],
    [zipSearch('#8460'), /is not a ZIP code/],
    [citySearch('ovo'), 'Members whose city contains “ovo”.'],
    [zipSearch('43215'), '“43215” is not a ZIP code in Utah. Utah’s ZIP codes start with 84.'],
    [zipSearch('84999'), 'We do not know the ZIP code “84999”. Please check its digits.'],
    [zipSearch('Provo'), ''],
  ] as const)('of %j is %j', (criteria, sentence) => {
    if (typeof sentence === 'string') expect(sentenceFor(criteria)).toBe(sentence);
    else expect(sentenceFor(criteria)).toMatch(sentence);
  });

  it('names once what the finder looked up', () => {
    expect(sentenceFor(zipSearch('Provo, UT 84604-1234')).match(/84604/g)).toHaveLength(1);
  });

  it('asks to check no spelling that the finder could not look up', () => {
    for (const criteria of [citySearch('Hanksville'), zipSearch('84734')]) {
      const answer = search(criteria, offline);
      expect(resultSentence(answer, criteria.near, criteria)).not.toMatch(/check|do not know/);
      expect(withoutGazetteer(answer)).toMatch(/^The list of places did not load/);
    }
  });

  it('cuts off a long text', () => {
    expect(sentenceFor(citySearch('x'.repeat(200))).length).toBeLessThan(160);
  });
});

describe('the words over a list', () => {
  const answer = (...list: number[]) => membersOnList(list, sampleIndex);
  it.each([
    [answer(1, 2), true, /^Your list, kept in this browser\./, undefined],
    [answer(1, 2), false, /^Whoever gave you this address chose these people\./, undefined],
    [answer(900), false, /^Nobody is left/, '1 of this list is no longer in the directory.'],
    [answer(), true, /^No members are named in this address\./, undefined],
    [answer(900, 1, 901), true, /^Your list/, '2 of this list are no longer in the directory.'],
  ])('of %j say whose it is, and who is missing', (list, isOwn, sentence, missing) => {
    expect(listSentence(list, isOwn)).toMatch(sentence);
    expect(missingSentence(list)).toBe(missing);
  });
});

it.each([
  [0, 0, 'nobody within 30 miles'],
  [0, 12, 'no appraisers here, 12 within 30 miles'],
  [1, 3, '1 appraiser here, 3 within 30 miles'],
  [6, undefined, '6 appraisers here'],
])('a place with %d members, and %j around it, reads "%s"', (here, found, text) => {
  expect(membersAt(here, found, 30)).toBe(text);
});

it('a cluster names its first ZIP, the others by number, and the members', () => {
  const marker = (zip: string) => ({ zip, lat: 40, lng: -111, count: 1, place: `${zip} Provo` });
  expect(clusterLabel({ markers: [marker('84601')], count: 1 })).toBe('84601 Provo, 1 appraiser');
  expect(clusterLabel({ markers: [marker('84604'), marker('84601')], count: 5 })).toBe(
    '2 ZIP codes around 84604 Provo, 5 appraisers',
  );
});

it('a mismatch has the words of the specification', () => {
  expect(mismatchMessages).toEqual({
    zip: 'It looks like you entered a city name, but "Zip Code" is selected. Please select "City" and try again.',
    city: 'It looks like you entered a zip code, but "City" is selected. Please select "Zip Code" and try again.',
  });
});
