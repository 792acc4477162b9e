import { lookupText } from '@appraisers/directory/criteria.ts';
import { indexElsewhere } from '@appraisers/directory/elsewhere.ts';
import { membersOnList } from '@appraisers/directory/listed-members.ts';
import { member, sampleIndex, sampleNames } from '@appraisers/directory/members.fixture.ts';
import {
  citySearch,
  offline,
  sampleKnowledge,
  zipSearch,
} from '@appraisers/directory/search.fixture.ts';
import { search } from '@appraisers/directory/search.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { describe, expect, it } from 'vitest';
import {
  listSentence,
  missingSentence,
  resultSentence,
  targetHint,
  withoutGazetteer,
} from './answers.ts';
import { clusterLabel } from './finder-map.ts';
import { mismatchMessages } from './search-form.ts';

const elsewhere = indexElsewhere(edition.elsewhere.read(), sampleNames);
const elsewhereIn = (place: string) =>
  `${place} To appraise there, an appraiser needs a license from Wyoming. The appraisers here work in Utah, so ask if they are also licensed in Wyoming.`;

type Criteria = ReturnType<typeof zipSearch>;
const sentenceFor = (criteria: Criteria, knowledge = { ...sampleKnowledge, elsewhere }) =>
  resultSentence(search(criteria, knowledge), lookupText(criteria, sampleNames), criteria);

describe('the sentence over an answer', () => {
  it.each([
    [zipSearch(''), 'All appraisers, by last name.'],
    [
      zipSearch('84604'),
      'Appraisers in 84604, then others within 30 miles (straight line), nearest first. Ties rotate daily.',
    ],
    [
      citySearch('springville', 20),
      'No appraisers in Springville. These are within 20 miles (straight line), nearest first. Ties rotate daily.',
    ],
    [
      citySearch('Hanksville'),
      'No appraisers within 30 miles of Hanksville. The nearest are listed below.',
    ],
    [citySearch('lindqvist'), 'Appraisers named “lindqvist”.'],
    [citySearch('Evanston'), elsewhereIn('Evanston is in Wyoming.')],
    [zipSearch('82930'), elsewhereIn('ZIP code 82930 is in Evanston, Wyoming.')],
    [zipSearch('8460'), 'Appraisers with a ZIP code containing “8460”.'],
    [zipSearch('#8460'), /isn’t a ZIP code/],
    [citySearch('ovo'), 'Appraisers in cities with “ovo” in the name.'],
    [zipSearch('00001'), '“00001” isn’t a ZIP code in Utah. Utah ZIP codes start with 84.'],
    [zipSearch('84999'), 'We couldn’t find ZIP code “84999”. Check the number and try again.'],
    [zipSearch('Provo'), ''],
  ] as const)('of %j is %j', (criteria, sentence) => {
    if (typeof sentence === 'string') expect(sentenceFor(criteria)).toBe(sentence);
    else expect(sentenceFor(criteria)).toMatch(sentence);
  });

  describe('of a county that members state', () => {
    const appraiser = member();
    const point = { lat: 37, lng: -112 };
    const origin = { name: 'Kane County', ...point, zips: [{ name: '84741', ...point }] } as const;
    const [nearby, away] = [
      [{ location: 'Kanab', type: 'nearby', distance: 5, appraisers: [appraiser] }] as const,
      [{ members: [{ appraiser, miles: 65 }] }],
    ];
    const county = { name: 'Kane County', shortName: 'Kane' };
    const answer = { kind: 'groups', origin, wider: [] } as const;
    it.each([
      // Appraisers who are based elsewhere may work there.
      [nearby, { ...county, groups: [] }, /^No appraisers based in Kane County/],
      [nearby, undefined, /^No appraisers in Kane County/],
      // Another sentence says who comes first.
      [[], { ...county, groups: away }, /miles of Kane County\.$/],
      [[], undefined, /The nearest are listed below\.$/],
    ] as const)('%#', (groups, covered, sentence) => {
      const found = { ...answer, groups, ...(covered && { county: covered }) };
      expect(resultSentence(found, '', citySearch(''))).toMatch(sentence);
    });
  });

  it('says that a need orders all by city', () => {
    const criteria = zipSearch('');
    const answer = search({ ...criteria, for: 'estate' }, sampleKnowledge);
    expect(resultSentence(answer, '', criteria, { for: 'estate' })).toBe(
      'All appraisers, by city.',
    );
  });

  it('names once what the finder looked up', () => {
    expect(sentenceFor(zipSearch('Provo, UT 84604-1234')).match(/84604/g)).toHaveLength(1);
  });

  it('asks to check no spelling that the finder could not look up', () => {
    for (const criteria of [citySearch('Hanksville'), zipSearch('84734')]) {
      const answer = search(criteria, offline);
      expect(resultSentence(answer, criteria.near, criteria)).not.toMatch(/[Cc]heck|find/);
      expect(withoutGazetteer(answer)).toMatch(/^Some place data didn’t load/);
    }
  });

  it('cuts off a long text', () => {
    expect(sentenceFor(citySearch('x'.repeat(200))).length).toBeLessThan(160);
  });
});

describe('the words over a list', () => {
  const answer = (...list: number[]) => membersOnList(list, sampleIndex);
  it.each([
    [answer(1, 2), true, /^Your list is saved in this browser\./, undefined],
    [answer(1, 2), false, /^Someone shared this list with you\./, undefined],
    [
      answer(900),
      false,
      /^Search above/,
      '1 appraiser on this list is no longer in the directory.',
    ],
    [answer(), true, /^This list is empty\./, undefined],
    [
      answer(900, 1, 901),
      true,
      /^Your list/,
      '2 appraisers on this list are no longer in the directory.',
    ],
  ])('of %j say whose it is, and who is missing', (list, isOwn, sentence, missing) => {
    expect(listSentence(list, isOwn)).toMatch(sentence);
    expect(missingSentence(list)).toBe(missing);
  });
});

it.each([
  [0, 0, 'no appraisers within 30 miles'],
  [0, 12, '12 appraisers within 30 miles'],
  [1, 3, '1 appraiser here, 3 within 30 miles'],
  [6, undefined, '6 appraisers here'],
  [0, undefined, 'no appraisers here'],
])('a place with %d members, and %j around it, reads "%s"', (here, found, text) => {
  expect(targetHint({ kind: 'town', here }, found, 30)).toBe(`City, ${text}`);
});

it.each([
  [{ kind: 'zip', here: 1, town: 'Provo' }, 'ZIP code, 1 appraiser here'],
  [{ kind: 'county', here: 2 }, 'County, 2 appraisers here'],
  [{ kind: 'appraiser', here: 1, town: 'Provo' }, 'Appraiser in Provo'],
  [{ kind: 'appraiser', here: 2, town: 'Provo' }, '2 appraisers'],
] as const)('a suggestion says what it is: %j is "%s"', (target, text) => {
  expect(targetHint(target, undefined, 30)).toBe(text);
});

it('a cluster names its first ZIP, the others by number, and the members', () => {
  const marker = (zip: string) => ({ zip, lat: 40, lng: -111, count: 1, place: `${zip} Provo` });
  expect(clusterLabel({ markers: [marker('84601')], count: 1 })).toBe('84601 Provo, 1 appraiser');
  expect(clusterLabel({ markers: [marker('84604'), marker('84601')], count: 5 })).toBe(
    '2 ZIP codes around 84604 Provo, 5 appraisers',
  );
  expect(clusterLabel({ markers: [marker('84601')], count: 10_132 })).toContain('10k appraisers');
});

it('a mismatch has the words of the specification', () => {
  expect(mismatchMessages).toEqual({
    zip: 'It looks like you entered a city name, but "Zip Code" is selected. Please select "City" and try again.',
    city: 'It looks like you entered a zip code, but "City" is selected. Please select "Zip Code" and try again.',
  });
});
