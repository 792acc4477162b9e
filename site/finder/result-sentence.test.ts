import { sampleNames, sampleRegion } from '@appraisers/directory/region.fixture.ts';
import {
  citySearch,
  offline,
  sampleKnowledge,
  zipSearch,
} from '@appraisers/directory/search.fixture.ts';
import { search } from '@appraisers/directory/search.ts';
import { describe, expect, it } from 'vitest';
import { resultSentence, withoutPlaces } from './result-sentence.ts';

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
  ] as const)('to %j says %j', (criteria, sentence) => {
    const said = resultSentence(
      search(criteria, sampleKnowledge),
      criteria,
      sampleRegion,
      sampleNames,
    );
    if (typeof sentence === 'string') expect(said).toBe(sentence);
    else expect(said).toMatch(sentence);
  });

  it('names what was looked up, once', () => {
    const criteria = zipSearch('Provo, UT 84604-1234');
    const said = resultSentence(
      search(criteria, sampleKnowledge),
      criteria,
      sampleRegion,
      sampleNames,
    );
    expect(said.match(/84604/g)).toHaveLength(1);
  });

  it('never tells anyone to check a spelling that was not looked up', () => {
    for (const criteria of [citySearch('Hanksville'), zipSearch('84734')]) {
      const answer = search(criteria, offline);
      expect(resultSentence(answer, criteria, sampleRegion, sampleNames)).not.toMatch(
        /check|do not know/,
      );
      expect(withoutPlaces(answer)).toMatch(/^The list of places did not load/);
    }
  });

  it('cuts a long text short', () => {
    const criteria = citySearch('x'.repeat(200));
    expect(
      resultSentence(search(criteria, sampleKnowledge), criteria, sampleRegion, sampleNames).length,
    ).toBeLessThan(160);
  });
});
