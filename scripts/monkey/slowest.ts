// How long the core takes for the slowest of many texts in the search box, and which texts those are.
import fc from 'fast-check';
import type { Criteria } from '#directory/criteria.ts';
import { gather } from '#directory/gather.ts';
import { askAll, knownOfEdition } from '#finder/sample-asking.ts';
import { anyFields } from '#finder/sample-texts.ts';

export type Timed = { readonly fields: Criteria; readonly ms: number; readonly seed: number };

/** Texts that are asked before any is measured: a browser knows the code after a few. */
const warmUp = 3000;
/** A handful is made at a time, so that they need not all be there at once. */
const handful = 1000;
/** A computer is interrupted, which makes any text slow once: those that seem slowest are tried again. */
const suspects = 500;
const tries = 20;

const slowerFirst = (a: Timed, b: Timed) => b.ms - a.ms;
/** Some texts come again and again. */
const nearOf = ({ fields }: Timed) => fields.near;
const worstOf = (timed: readonly Timed[], count: number): readonly Timed[] =>
  [...gather([...timed].sort(slowerFirst), nearOf).values()]
    .map(([worst]) => worst)
    .slice(0, count);

/** The five slowest of the texts, the slowest first. @param tell called with how many are done */
export function slowestOf(count: number, tell: (done: number) => void): readonly Timed[] {
  const known = knownOfEdition();
  const texts = anyFields(known.places.map(({ near }) => near));
  const time = (fields: Criteria) => {
    const start = performance.now();
    askAll(fields, known);
    return performance.now() - start;
  };
  const sample = (seed: number, numRuns: number) => fc.sample(texts, { seed, numRuns });
  for (const fields of sample(0, warmUp)) time(fields);
  let worst: readonly Timed[] = [];
  for (let seed = 1; (seed - 1) * handful < count; seed += 1) {
    const more = sample(seed, Math.min(handful, count - (seed - 1) * handful));
    const timed = more.map((fields) => ({ fields, ms: time(fields), seed }));
    worst = worstOf([...worst, ...timed], suspects);
    tell(Math.min(seed * handful, count));
  }
  const best = worst.map(({ fields, seed }) => {
    const times = Array.from({ length: tries }, () => time(fields));
    return { fields, ms: Math.min(...times), seed };
  });
  return worstOf(best, 5);
}
