// Whatever is typed into the search box, the answer keeps its laws. `npm run bench -- core` measures how long
// long and misspelled texts take.

import { milesBetween } from '@appraisers/directory/distance.ts';
import { appraisersIn } from '@appraisers/directory/search.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answersFor, editionKnowledge, type FinderAnswers } from './asking.fixture.ts';
import { anyFields } from './texts.fixture.ts';

const known = editionKnowledge();
const names = known.places.map(({ near }) => near);
const fields = fc.sample(anyFields(names), { seed: 1, numRuns: 5000 });

const isRising = (miles: readonly number[]) =>
  miles.every((here, at) => here >= (miles[at - 1] ?? 0));

/** What is wrong with an answer, in words; nothing where all is well. */
function issuesWith({ criteria, answer, cards, sentence, nearest }: FinderAnswers): string[] {
  const found = appraisersIn(answer);
  const wrong: string[] = [];
  if (cards.length !== found.length) wrong.push(`${found.length} found, ${cards.length} cards`);
  if (new Set(found).size !== found.length) wrong.push('somebody twice');
  if (sentence === '') wrong.push('no word said');
  if (answer.provisional) wrong.push('provisional, with all places here');
  const isUnknown = answer.kind === 'unknown';
  const isEmpty = answer.kind === 'groups' && answer.groups.length === 0;
  if (isUnknown || isEmpty) {
    if (nearest.length === 0) wrong.push('nobody is offered');
    if (!isRising(nearest.map(({ miles }) => miles))) wrong.push('the nearest out of order');
  }
  if (answer.kind !== 'groups') return wrong;
  const [, ...nearby] = answer.groups;
  const [first] = answer.groups;
  const sorted = first?.type === 'primary' ? nearby : answer.groups;
  if (!isRising(sorted.map(({ distance }) => distance))) wrong.push('groups out of order');
  for (const { type, appraisers } of sorted) {
    if (type === 'primary') wrong.push('two primary groups');
    for (const member of appraisers)
      if (milesBetween(answer.origin, member) > criteria.within) wrong.push('beyond the radius');
  }
  return wrong;
}

it('5,000 texts are answered, and each answer keeps to the laws', () => {
  const kinds = new Map<string, number>();
  for (const one of fields) {
    const asking = answersFor(one, known);
    expect(issuesWith(asking), JSON.stringify(one)).toEqual([]);
    kinds.set(asking.answer.kind, (kinds.get(asking.answer.kind) ?? 0) + 1);
  }
  // Texts that all end alike would hold nothing.
  for (const kind of ['all', 'mismatch', 'groups', 'partial', 'unknown'])
    expect(kinds.get(kind), kind).toBeGreaterThan(100);
}, 60_000);
