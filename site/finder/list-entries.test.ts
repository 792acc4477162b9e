import { citySearch, sampleKnowledge, zipSearch } from '@appraisers/directory/search.fixture.ts';
import { appraisersIn, search } from '@appraisers/directory/search.ts';
import { describe, expect, it } from 'vitest';
import { listEntries } from './list-entries.ts';

const entries = (criteria: ReturnType<typeof zipSearch>) =>
  listEntries(search(criteria, sampleKnowledge), criteria.by);
const headings = (criteria: ReturnType<typeof zipSearch>) =>
  entries(criteria).flatMap(({ appraiser, heading }) =>
    heading ? [`${heading.place} | ${heading.away ?? ''} | ${appraiser.lastName}`] : [],
  );

describe('the entries of a list', () => {
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
    expect(headings(citySearch('Springville', 10))).toEqual(['Provo | 6.2 mi | Sorensen']);
  });

  it.each([
    ['all members', zipSearch('')],
    ['a part of a ZIP', zipSearch('8460')],
    ['a part of a city', citySearch('ovo')],
  ])('of %s have one heading without a distance', (_what, criteria) => {
    expect(headings(criteria)).toEqual([
      expect.stringMatching(/^Appraisers by last name \| {2}\| Abernathy$/),
    ]);
  });

  it.each([
    zipSearch('84604'),
    citySearch('Provo', 100),
    zipSearch(''),
    zipSearch('8460'),
    citySearch('Atlantis'),
    zipSearch('Provo'),
  ])('of %j are the members of the answer, in its order', (criteria) => {
    expect(entries(criteria).map(({ appraiser }) => appraiser)).toEqual(
      appraisersIn(search(criteria, sampleKnowledge)),
    );
  });
});
