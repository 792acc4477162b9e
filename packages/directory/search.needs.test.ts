// Who covers the county of a place, and the order by what the visitor needs.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appraisersIn, appraisersShown, coveringIn, membersOf } from './answer.ts';
import { type Criteria, radii } from './criteria.ts';
import { directoryWith, outline, sampleDirectory, sampleMembers } from './members.fixture.ts';
import { fitOf, fits, hasNeed } from './need.ts';
import { answerTo, citySearch, zipSearch } from './search.fixture.ts';

const details: Readonly<Record<string, Record<string, string>>> = {
  Abernathy: { counties: 'Utah; Wayne', work: 'divorce', homeowners: 'no' },
  Latu: { work: 'divorce; estate', languages: 'Spanish' },
  Sorensen: { work: 'estate' },
  Lindqvist: { work: 'divorce', counties: 'Sanpete' },
  Ware: { counties: 'Kane; Utah', work: 'estate' },
  Begay: { counties: 'Kane', work: 'divorce' },
  Colter: { counties: 'Kane; Wayne', work: 'divorce' },
  Vega: { homeowners: 'not now' },
};
const members = sampleMembers.map((one) => ({ ...one, ...details[one.lastName] }));
const { zips, cities, counties } = edition.gazetteer.read();
const directory = directoryWith({
  ...{ members, zips, cities, counties },
  wording: {
    credentials: {},
    reasons: ['divorce', 'estate', 'trust'].map((id) => ({ id, name: id })),
  },
});

function placeFor(criteria: Criteria, known = directory) {
  const answer = answerTo(criteria, known);
  if (answer.status !== 'place') throw new Error(answer.status);
  return answer;
}
const covering = (criteria: Criteria) => {
  const answer = placeFor(criteria);
  const rows = answer.sections
    .filter(({ kind }) => kind === 'county')
    .flatMap(({ groups }) => groups)
    .flatMap(({ miles = 0, members: those }) =>
      those.map((one) => `${one.lastName} ${miles.toFixed(0)}`),
    );
  return [answer.county, ...rows];
};

describe('who covers the county', () => {
  it('follows the groups within the radius, nearest first', () => {
    expect(covering(citySearch('Provo', 10))).toEqual(['Utah County', 'Ware 240']);
    // Neighbors in a city are one group, as far as its nearest member.
    expect(covering(zipSearch('84741'))).toEqual(['Kane County', 'Begay 57', 'Ware 57']);
  });

  it('comes before who only works elsewhere, for a reason in a county', () => {
    const sections = placeFor({ ...citySearch('Utah County'), for: 'estate' }).sections;
    const worksThere = sections.map(({ isOutside, kind }) => (isOutside ? 'outside' : kind));
    for (const fit of new Set(sections.map((section) => section.fit))) {
      const ofFit = worksThere.filter((_, at) => sections[at]?.fit === fit);
      expect(ofFit).toEqual(
        [...ofFit].sort((a, b) => Number(a === 'outside') - Number(b === 'outside')),
      );
    }
    expect(worksThere).toContain('outside');
    expect(worksThere).toContain('county');
    // Based in the county, and says that she works in another one.
    const outside = sections.filter(({ isOutside }) => isOutside).flatMap(membersOf);
    expect(outside.map(({ lastName }) => lastName)).toContain('Lindqvist');
  });

  it('is not there twice when within the radius', () => {
    expect(covering(zipSearch('84741', 100))).toEqual(['Kane County']);
    expect(covering(citySearch('Kane County', 100))).toEqual(['Kane County']);
  });

  it('answers for a place without members nearby, in a town, a ZIP code and a county', () => {
    const [zip, town] = [zipSearch('84734'), citySearch('Hanksville')];
    expect([zip, town].flatMap((each) => outline(placeFor(each).sections))).toEqual([]);
    expect(covering(zip)).toEqual(['Wayne County', 'Colter 117', 'Abernathy 142']);
    // A search by city measures from town to town.
    expect(covering(town)).toEqual(['Wayne County', 'Colter 135', 'Abernathy 138']);
    expect(covering(citySearch('Sanpete', 10))).toEqual(['Sanpete County', 'Lindqvist 47']);
  });

  it('comes before the nearest, and both are counted', () => {
    const answer = answerTo(citySearch('Hanksville'), directory);
    expect(answer.sections.map(({ kind }) => kind)).toEqual(['county', 'nearest']);
    expect(appraisersShown(answer).length).toBe(7);
    expect(coveringIn(answer).map(({ lastName }) => lastName)).toEqual(['Colter', 'Abernathy']);
    expect(appraisersIn(answer)).toEqual(coveringIn(answer));
  });

  it('is not named where no member states the county', () => {
    expect(placeFor(citySearch('Vernal')).county).toBeUndefined();
    expect(placeFor(zipSearch('84604'), sampleDirectory).county).toBeUndefined();
  });
});

describe('a need', () => {
  it('comes before distance, and no one disappears', () => {
    const answer = placeFor({ ...zipSearch('84604', 10), for: 'divorce' });
    const rows = answer.sections.map((section) => [
      ...[section.kind, section.fit],
      ...outline([section]),
    ]);
    expect(rows).toEqual([
      [...['around', 'fits', 'primary 84604 0.0: Latu'], 'nearby 84057 4.7: Lindqvist'],
      ['around', 'other', 'nearby 84601 3.2: Sorensen'],
      ['county', 'other'],
      ['around', 'closed', 'primary 84604 0.0: Abernathy'],
    ]);
    expect(answer.wider).toEqual(placeFor(zipSearch('84604', 10)).wider);
  });

  it('orders the list of all by city, then by ZIP code and name', () => {
    const found = appraisersIn(answerTo({ ...zipSearch(''), for: 'estate' }, directory));
    expect(found.map(({ lastName }) => lastName)).toEqual([
      ...['Sorensen', 'Latu', 'Ware'],
      ...['Beck', 'Ames', 'Haddad', 'Okafor'],
      ...['Colter', 'Lindqvist', 'Begay'],
      ...['Abernathy', 'Vega'],
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
        const plain = answerTo(criteria, directory);
        const answer = answerTo({ ...criteria, ...need }, directory);
        const found = appraisersIn(answer);
        expect(new Set(found).size).toBe(found.length);
        expect(new Set(found)).toEqual(new Set(appraisersIn(plain)));
        expect(appraisersShown(answer).length).toBe(appraisersShown(plain).length);
        if (!hasNeed(answer.need)) expect(answer.sections).toEqual(plain.sections);
        const beyond = new Set(coveringIn(answer));
        for (const part of [found.filter((one) => !beyond.has(one)), [...beyond]]) {
          const ranks = hasNeed(answer.need)
            ? part.map((one) => fits.indexOf(fitOf(one, answer.need)))
            : [];
          expect(ranks).toEqual(ranks.toSorted());
        }
      }),
    );
  });
});
