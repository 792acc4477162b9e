// The finder answers any text by its rules.

import { type Answer, appraisersIn, isListed } from '@appraisers/directory/answer.ts';
import { isOnlyAsking } from '@appraisers/directory/asking.ts';
import type { Criteria } from '@appraisers/directory/criteria.ts';
import { openDirectory } from '@appraisers/directory/directory.ts';
import { milesFrom } from '@appraisers/directory/distance.ts';
import { search } from '@appraisers/directory/search.ts';
import { suggest } from '@appraisers/directory/suggest.ts';
import { directoryFile } from '@appraisers/edition/loaders/directory-file.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { entriesOf } from './Sections.tsx';
import { anyFields, criteriaOf } from './texts.fixture.ts';
import { resultSentence } from './words/answers.ts';

const directory = openDirectory(directoryFile(edition));
const day = 20_000;

const isRising = (miles: readonly number[]) =>
  miles.every((here, at) => here >= (miles[at - 1] ?? 0));

/** What breaks the rules in an answer, in words. */
function issuesWith(criteria: Criteria, answer: Answer): string[] {
  const found = appraisersIn(answer);
  const cards = entriesOf(answer.sections.filter(isListed), answer, 'County');
  const issues: string[] = [];
  if (cards.length !== found.length) issues.push(`${found.length} found, ${cards.length} cards`);
  if (cards.some(({ appraiser }, at) => appraiser !== found[at])) issues.push('cards out of order');
  if (new Set(found).size !== found.length) issues.push('a member twice');
  if (answer.status !== 'mismatch' && resultSentence(answer, criteria, directory.region) === '')
    issues.push('no sentence');
  const groupsOf = (kind: string) =>
    answer.sections.filter((section) => section.kind === kind).flatMap(({ groups }) => groups);
  const [around, nearest] = [groupsOf('around'), groupsOf('nearest')];
  const isAsking = isOnlyAsking(answer.text);
  if (
    (answer.status === 'unknown' && !isAsking) ||
    (answer.status === 'place' && around.length === 0)
  ) {
    if (nearest.length === 0) issues.push('no members offered');
    if (!isRising(nearest.map(({ miles = 0 }) => miles))) issues.push('the nearest out of order');
  }
  if (answer.status !== 'place') return issues;
  const nearby = around.filter(({ isOrigin }) => !isOrigin);
  if (around.length - nearby.length > 1) issues.push('two primary groups');
  if (!isRising(nearby.map(({ miles = 0 }) => miles))) issues.push('groups out of order');
  for (const { members } of nearby)
    for (const member of members)
      if (milesFrom(answer.origin.points, member) > criteria.within)
        issues.push('beyond the radius');
  return issues;
}

const towns = edition.borderTowns.read().towns.map(([name]) => name);
/** One for each kind of answer, and the same with the other type of search. */
const examples = ['', '84604', '8460', 'Provo', 'Desta Haile', towns[0] ?? '', 'Qqxzzyj'].flatMap(
  (near): readonly [Criteria][] => [
    [{ near, by: 'zip', within: 30 }],
    [{ near, by: 'city', within: 30 }],
  ],
);

it('any text has an answer by the rules', () => {
  const names = [...directory.targets().map(({ near }) => near), ...towns];
  fc.assert(
    fc.property(anyFields(names), (fields) => {
      const criteria = criteriaOf(fields);
      suggest(criteria.near, directory, 5);
      expect(issuesWith(criteria, search(criteria, directory, day))).toEqual([]);
    }),
    { examples },
  );
});
