// The finder answers any text by its rules. `npm run bench -- texts` times these texts.
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { type Criteria, lookupText } from '@appraisers/directory/criteria.ts';
import { milesBetween, nearestAppraisers } from '@appraisers/directory/distance.ts';
import type { Origin } from '@appraisers/directory/groups.ts';
import { type Answer, appraisersIn, search } from '@appraisers/directory/search.ts';
import { guess, suggest } from '@appraisers/directory/suggest.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { knowledge, names, placesToSearch } from './knowledge.fixture.ts';
import { listEntries } from './list-entries.ts';
import { anyFields, criteriaOf } from './texts.fixture.ts';
import { resultSentence } from './words/answers.ts';

/** The members offered where the answer has none. */
function nearestTo(criteria: Criteria, answer: Answer) {
  const { from } = guess(criteria, placesToSearch, names);
  const origin = answer.kind === 'groups' ? answer.origin : from?.origin;
  return origin ? nearestAppraisers(knowledge.members, origin, 5, knowledge.day) : [];
}

/** Miles from a place, or from the nearest ZIP of a county. */
const milesFrom = (origin: Origin, member: Appraiser) =>
  Math.min(...('zips' in origin ? origin.zips : [origin]).map((at) => milesBetween(at, member)));

const isRising = (miles: readonly number[]) =>
  miles.every((here, at) => here >= (miles[at - 1] ?? 0));

/** What breaks the rules in an answer, in words. */
function issuesWith(criteria: Criteria, answer: Answer): string[] {
  const found = appraisersIn(answer);
  const cards = listEntries(answer, criteria.by);
  const issues: string[] = [];
  if (cards.length !== found.length) issues.push(`${found.length} found, ${cards.length} cards`);
  if (new Set(found).size !== found.length) issues.push('a member twice');
  const text = lookupText(criteria, names);
  if (answer.kind !== 'mismatch' && resultSentence(answer, text, criteria) === '')
    issues.push('no sentence');
  if (answer.provisional) issues.push('provisional, with the gazetteer');
  if (answer.kind === 'unknown' || (answer.kind === 'groups' && answer.groups.length === 0)) {
    const nearest = nearestTo(criteria, answer);
    if (nearest.length === 0) issues.push('no members offered');
    if (!isRising(nearest.map(({ miles }) => miles))) issues.push('the nearest out of order');
  }
  if (answer.kind !== 'groups') return issues;
  const [first, ...others] = answer.groups;
  const nearby = first?.type === 'primary' ? others : answer.groups;
  if (!isRising(nearby.map(({ distance }) => distance))) issues.push('groups out of order');
  for (const { type, appraisers } of nearby) {
    if (type === 'primary') issues.push('two primary groups');
    for (const member of appraisers)
      if (milesFrom(answer.origin, member) > criteria.within) issues.push('beyond the radius');
  }
  return issues;
}

it('10,000 texts have an answer by the rules', () => {
  const fields = fc.sample(anyFields(placesToSearch.map(({ near }) => near)), {
    seed: 1,
    numRuns: 10_000,
  });
  const kinds = new Map<string, number>();
  for (const one of fields) {
    const criteria = criteriaOf(one);
    for (const { near, by } of suggest(
      criteria.near,
      placesToSearch,
      names,
      5,
      knowledge.elsewhere,
    ))
      search({ near, by, within: criteria.within }, knowledge);
    const answer = search(criteria, knowledge);
    expect(issuesWith(criteria, answer), JSON.stringify(one)).toEqual([]);
    kinds.set(answer.kind, (kinds.get(answer.kind) ?? 0) + 1);
  }
  // The texts lead to every kind of answer.
  for (const kind of ['all', 'mismatch', 'groups', 'partial', 'named', 'elsewhere', 'unknown'])
    expect(kinds.get(kind), kind).toBeGreaterThan(10);
}, 60_000);
