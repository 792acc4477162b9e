// How long the finder takes for any text, in ms.
import type { Criteria } from '@appraisers/directory/criteria.ts';
import { search } from '@appraisers/directory/search.ts';
import { guess, suggest } from '@appraisers/directory/suggest.ts';
import { knowledge, names, placesToSearch } from '@appraisers/site/finder/knowledge.fixture.ts';
import { anyFields, criteriaOf } from '@appraisers/site/finder/texts.fixture.ts';
import fc from 'fast-check';

const count = 10_000;
/** The fastest of these rounds counts: in a single one, other programs on the machine are the slowest. */
const rounds = 5;

function msOf(call: () => void): number {
  const start = performance.now();
  call();
  return performance.now() - start;
}

/** The answer to the text, and the places offered if the finder does not know it. */
function answer(fields: Criteria): void {
  const criteria = criteriaOf(fields);
  if (search(criteria, knowledge).kind === 'unknown') guess(criteria, placesToSearch, names);
}

/** The suggestions for the text, each with the appraisers that it would find. */
function suggestions(fields: Criteria): void {
  const { near, within } = criteriaOf(fields);
  for (const place of suggest(near, placesToSearch, names, 5, knowledge.elsewhere))
    search({ near: place.near, by: place.by, within }, knowledge);
}

function row(what: string, texts: readonly Criteria[], call: (fields: Criteria) => void) {
  const all = Array.from({ length: rounds }, () => texts.map((text) => msOf(() => call(text))));
  const times = texts
    .map((_, at) => Math.min(...all.flatMap((round) => round[at] ?? [])))
    .sort((a, b) => a - b);
  const at = (share: number) => Number(times.at(Math.ceil(share * count) - 1)?.toFixed(2));
  return { what, median: at(0.5), '99th percentile': at(0.99), slowest: at(1) };
}

export function benchTexts() {
  const any = anyFields(placesToSearch.map(({ near }) => near));
  const texts = fc.sample(any, { seed: 1, numRuns: count });
  return [row('answer', texts, answer), row('suggestions', texts, suggestions)];
}
