import { names, region } from '@appraisers/directory/sample-region.ts';
import { city, knowledge, offline, zip } from '@appraisers/directory/sample-search.ts';
import { search } from '@appraisers/directory/search.ts';
import { describe, expect, it } from 'vitest';
import { resultSentence, withoutPlaces } from './result-sentence.ts';

describe('the sentence over an answer', () => {
  it.each([
    [zip(''), 'Every member of the association, by last name.'],
    [
      zip('84604'),
      'In 84604, and up to 30 miles from its middle in a straight line, the nearest first; who is equally near takes turns from day to day.',
    ],
    [
      city('springville', 20),
      'No member is in Springville itself. These are up to 20 miles from its middle in a straight line, the nearest first; who is equally near takes turns from day to day.',
    ],
    [city('Hanksville'), 'No member is within 30 miles of Hanksville.'],
    [zip('8460'), 'Members whose ZIP code contains “8460”.'],
    [zip('#8460'), /is not a ZIP code/],
    [city('ovo'), 'Members whose city contains “ovo”.'],
    [zip('43215'), '“43215” is not a ZIP code in Utah. Utah’s ZIP codes start with 84.'],
    [zip('84999'), 'We do not know the ZIP code “84999”. Please check its digits.'],
    [zip('Provo'), ''],
  ] as const)('to %j says %j', (criteria, sentence) => {
    const said = resultSentence(search(criteria, knowledge), criteria, region, names);
    if (typeof sentence === 'string') expect(said).toBe(sentence);
    else expect(said).toMatch(sentence);
  });

  it('names what was looked up, once', () => {
    const criteria = zip('Provo, UT 84604-1234');
    const said = resultSentence(search(criteria, knowledge), criteria, region, names);
    expect(said.match(/84604/g)).toHaveLength(1);
  });

  it('never tells anybody to check a spelling that was not looked up', () => {
    for (const criteria of [city('Hanksville'), zip('84734')]) {
      const answer = search(criteria, offline);
      expect(resultSentence(answer, criteria, region, names)).not.toMatch(/check|do not know/);
      expect(withoutPlaces(answer)).toMatch(/^The list of places did not load/);
    }
  });

  it('cuts a long text short', () => {
    const criteria = city('x'.repeat(200));
    expect(
      resultSentence(search(criteria, knowledge), criteria, region, names).length,
    ).toBeLessThan(160);
  });
});
