import { isListed } from '@appraisers/directory/answer.ts';
import type { Criteria } from '@appraisers/directory/criteria.ts';
import { directoryWith, sampleMembers } from '@appraisers/directory/members.fixture.ts';
import { answerTo, citySearch, zipSearch } from '@appraisers/directory/search.fixture.ts';
import { describe, expect, it } from 'vitest';
import { entriesOf } from './Sections.tsx';

const entries = (criteria: Criteria, directory?: Parameters<typeof answerTo>[1]) => {
  const answer = answerTo(criteria, directory);
  return entriesOf(answer.sections.filter(isListed), answer, 'County');
};
const headings = (criteria: Criteria) =>
  entries(criteria).flatMap(({ appraiser, heading }) =>
    heading ? [`${heading.place} | ${heading.away ?? ''} | ${appraiser.lastName}`] : [],
  );

describe('the cards of an answer', () => {
  it('have a heading over the first member of each group', () => {
    expect(headings(zipSearch('84604', 20))).toEqual([
      '84604 Provo | 0.0 mi, in this ZIP code | Abernathy',
      '84057 Orem | 7.0 mi | Lindqvist',
      '84601 Provo | 8.9 mi | Sorensen',
      '84003 American Fork, Highland | 11.9 mi | Beck',
    ]);
  });

  it('of a city search name the city, not the ZIP', () => {
    expect(headings(citySearch('Provo', 10))).toEqual([
      'Provo | 0.0 mi, in this city | Sorensen',
      'Orem | 6.2 mi | Lindqvist',
    ]);
  });

  it('of a place without members are all nearby', () => {
    expect(headings(citySearch('Springville', 10))).toEqual(['Provo | 5.4 mi | Sorensen']);
  });

  it.each([
    ['all members', zipSearch(''), 'Appraisers by last name |  | Abernathy'],
    ['a part of a ZIP', zipSearch('8460'), 'Appraisers by city |  | Sorensen'],
    ['a part of a city', citySearch('ovo'), 'Appraisers by city |  | Sorensen'],
  ])('of %s have one heading without a distance', (_what, criteria, heading) => {
    expect(headings(criteria)).toEqual([heading]);
  });
});

describe('what a visitor needs', () => {
  const details: Readonly<Record<string, Record<string, string>>> = {
    Abernathy: { homeowners: 'no' },
    Beck: { homeowners: 'not now' },
    Sorensen: { work: 'estate', counties: 'Wayne' },
    Lindqvist: { work: 'divorce', counties: 'Wayne', languages: 'Spanish' },
  };
  const members = sampleMembers.map((one) => ({ ...one, ...details[one.lastName] }));
  const directory = directoryWith({ members });
  const shown = (criteria: Criteria) =>
    entries(criteria, directory).map(({ appraiser, part, heading }) =>
      [part, heading?.place, appraiser.lastName].filter(Boolean).join(' | '),
    );

  it('puts a heading over each part of the groups', () => {
    expect(shown({ ...zipSearch('84604', 10), for: 'divorce' })).toEqual([
      '84057 Orem | Lindqvist',
      'May also do this. Ask them | 84604 Provo | Latu',
      'List other kinds of work | 84601 Provo | Sorensen',
      'Not taking work from homeowners | 84604 Provo | Abernathy',
    ]);
    expect(shown({ ...zipSearch('84604', 10), language: 'spanish' })[1]).toBe(
      'May also speak it. Ask them | 84604 Provo | Latu',
    );
  });

  it('puts the same headings into a list without groups', () => {
    expect(shown({ ...zipSearch('846'), for: 'estate' })).toEqual([
      'Appraisers by city | Sorensen',
      'May also do this. Ask them | Latu',
      'Not taking work from homeowners | Abernathy',
    ]);
  });

  it('puts who works in the county below, by city, with their number', () => {
    const known = directoryWith({
      members,
      zips: [['84734', 38.3627, -110.5768, 'Hanksville', 0]],
      cities: [['Hanksville', 38.3627, -110.5768, 0]],
      counties: ['Wayne County'],
    });
    const parts = (criteria: Criteria) =>
      entries(criteria, known).map(({ part, heading }) => [part, heading?.place]);
    expect(parts(citySearch('Hanksville'))).toEqual([
      ['Also work in Wayne County (2)', 'Provo'],
      [undefined, 'Orem'],
    ]);
    expect(parts({ ...citySearch('Hanksville'), for: 'divorce' }).map(([part]) => part)).toEqual([
      'Also work in Wayne County (1)',
      'List other kinds of work. Also work in Wayne County (1)',
    ]);
  });
});
