// Who covers the county of a place, and the order by what the visitor needs.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atlas } from './atlas.ts';
import { type Criteria, radii } from './criteria.ts';
import {
  outline,
  sampleExtra,
  sampleMembers,
  sampleNames,
  zipPrefixes,
} from './members.fixture.ts';
import { indexMembers } from './members.ts';
import { fitOf, fits, hasNeed } from './need.ts';
import { citySearch, sampleKnowledge, zipSearch } from './search.fixture.ts';
import { appraisersIn, countFound, coveringIn, search } from './search.ts';

const details: Readonly<Record<string, Record<string, string>>> = {
  Abernathy: { counties: 'Utah; Wayne', work: 'divorce', homeowners: 'no' },
  Latu: { work: 'divorce; estate', languages: 'Spanish' },
  Sorensen: { work: 'estate' },
  Lindqvist: { work: 'divorce', counties: 'Sanpete' },
  Ware: { counties: 'Kane; Utah', work: 'estate' },
  Begay: { counties: 'Kane', work: 'divorce' },
  Colter: { counties: 'Kane; Wayne', work: 'divorce' },
};
const members = sampleMembers.map((one) => ({ ...one, ...details[one.lastName] }));
const { zips, cities, counties } = edition.gazetteer.read();
const knowledge = {
  zipPrefixes,
  members: indexMembers(members, sampleNames),
  extra: sampleExtra,
  gazetteer: atlas(zips, cities, sampleNames, counties),
};

function groupsFor(criteria: Criteria, known: Parameters<typeof search>[1] = knowledge) {
  const answer = search(criteria, known);
  if (answer.kind !== 'groups') throw new Error(answer.kind);
  return answer;
}
const covering = (criteria: Criteria) => {
  const { county } = groupsFor(criteria);
  const rows = county?.groups.flatMap((group) => group.members) ?? [];
  return [county?.name, ...rows.map((one) => `${one.appraiser.lastName} ${one.miles.toFixed(0)}`)];
};

describe('who covers the county', () => {
  it('follows the groups within the radius, nearest first', () => {
    expect(covering(citySearch('Provo', 10))).toEqual(['Utah County', 'Ware 239']);
    expect(covering(zipSearch('84741'))).toEqual(['Kane County', 'Begay 73', 'Ware 76']);
  });

  it('is not there twice when within the radius', () => {
    expect(covering(zipSearch('84741', 100))).toEqual(['Kane County']);
    expect(covering(citySearch('Kane County', 100))).toEqual(['Kane County']);
  });

  it('answers for a place without members nearby, in a town, a ZIP code and a county', () => {
    for (const criteria of [citySearch('Hanksville'), zipSearch('84734')]) {
      expect(groupsFor(criteria).groups).toEqual([]);
      expect(covering(criteria)).toEqual(['Wayne County', 'Colter 122', 'Abernathy 145']);
    }
    expect(covering(citySearch('Sanpete', 10))).toEqual(['Sanpete County', 'Lindqvist 40']);
  });

  it('counts separately', () => {
    const answer = search(citySearch('Hanksville'), knowledge);
    expect(countFound(answer)).toBe(0);
    expect(coveringIn(answer).map(({ lastName }) => lastName)).toEqual(['Colter', 'Abernathy']);
    expect(appraisersIn(answer)).toEqual(coveringIn(answer));
  });

  it('is not named where no member states the county', () => {
    expect(groupsFor(citySearch('Vernal'))).not.toHaveProperty('county');
    expect(groupsFor(zipSearch('84604'), sampleKnowledge)).not.toHaveProperty('county');
  });

  it('is unknown without the gazetteer, and the answer says so', () => {
    const { gazetteer: _, ...offline } = knowledge;
    expect(groupsFor(zipSearch('84604'), offline)).toMatchObject({ provisional: true });
    const { gazetteer: __, ...plain } = sampleKnowledge;
    expect(groupsFor(zipSearch('84604'), plain)).not.toHaveProperty('provisional');
  });
});

describe('a need', () => {
  it('comes before distance, and no one disappears', () => {
    const answer = groupsFor({ ...zipSearch('84604', 10), for: 'divorce' });
    expect(answer.groups.map(({ fit }, at) => `${fit} ${outline(answer.groups)[at]}`)).toEqual([
      'fits primary 84604 0.0: Latu',
      'fits nearby 84057 7.0: Lindqvist',
      'other nearby 84601 8.9: Sorensen',
      'closed primary 84604 0.0: Abernathy',
    ]);
    expect(answer.county?.groups.map(({ fit }) => fit)).toEqual(['other']);
    expect(answer.wider).toEqual(groupsFor(zipSearch('84604', 10)).wider);
  });

  it('orders the list of all by city, then by ZIP code and name', () => {
    const found = appraisersIn(search({ ...zipSearch(''), for: 'estate' }, knowledge));
    expect(found.map(({ lastName }) => lastName)).toEqual([
      ...['Sorensen', 'Latu', 'Ware'],
      ...['Beck', 'Vega', 'Ames', 'Haddad', 'Okafor'],
      ...['Colter', 'Lindqvist', 'Begay'],
      'Abernathy',
    ]);
  });

  it('changes the order of any answer and nothing else: each member once, the best fit first', () => {
    const anyCriteria: fc.Arbitrary<Criteria> = fc.record({
      near: fc.constantFrom('Provo', '84604', 'Kane County', 'Hanksville', '84734', '', '846', 'o'),
      by: fc.constantFrom('zip', 'city'),
      within: fc.constantFrom(...radii),
    });
    const anyNeed = fc.record({
      for: fc.constantFrom('divorce', 'estate', 'trust', undefined),
      language: fc.constantFrom('spanish', undefined),
    });
    fc.assert(
      fc.property(anyCriteria, anyNeed, (criteria, need) => {
        const plain = search(criteria, knowledge);
        const answer = search({ ...criteria, ...need }, knowledge);
        const found = appraisersIn(answer);
        expect(new Set(found).size).toBe(found.length);
        expect(new Set(found)).toEqual(new Set(appraisersIn(plain)));
        expect(countFound(answer)).toBe(countFound(plain));
        if (!hasNeed(need)) expect(answer).toEqual(plain);
        const beyond = new Set(coveringIn(answer));
        for (const part of [found.filter((one) => !beyond.has(one)), [...beyond]]) {
          const ranks = hasNeed(need) ? part.map((one) => fits.indexOf(fitOf(one, need))) : [];
          expect(ranks).toEqual(ranks.toSorted());
        }
      }),
    );
  });
});
