// The plan of a random visitor, which a seed decides. A choice is a number until the page is open.

import { anyText } from '@appraisers/site/finder/texts.fixture.ts';
import fc from 'fast-check';
import { members } from '#support/of-edition.ts';

/** A choice among the elements of a page: first a kind, then one of it. */
export type Pick = { readonly kind: number; readonly one: number };

const keys = [
  ...['Enter', 'Tab', 'Shift+Tab', 'Escape', 'Space', 'Home', 'End', 'PageDown', 'F8'],
  ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'],
] as const;

/** Actions in a walk. */
const length = 10;

const number = fc.nat({ max: 1_000_000 });
const pick: fc.Arbitrary<Pick> = fc.record({ kind: number, one: number });
const text = anyText([...new Set(members.flatMap(({ zip, city }) => [zip, city]))]);

const query = fc.oneof(
  fc.constant(''),
  fc
    .record({
      near: text,
      by: fc.constantFrom('zip', 'city', 'x'),
      within: fc.constantFrom('60', '-1'),
    })
    .map((asked) => `?${new URLSearchParams(asked)}`),
  fc
    .array(fc.constantFrom(...members.map(({ id }) => `${id}`), '999999', 'x'), { maxLength: 25 })
    .map((ids) => `?list=${ids.join('.')}`),
  text.map((words) => `?${encodeURI(words.toWellFormed()).slice(0, 1500)}`),
);

const step = fc.oneof(
  { weight: 9, arbitrary: fc.record({ action: fc.constant('press'), pick }) },
  {
    weight: 5,
    arbitrary: fc.record({
      action: fc.constant('fill'),
      pick,
      text,
      instead: fc.boolean(),
      enter: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ action: fc.constant('choose'), pick, option: number }) },
  {
    weight: 4,
    arbitrary: fc.record({
      action: fc.constant('key'),
      key: fc.constantFrom(...keys),
      times: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ action: fc.constant('scroll'), percent: fc.nat({ max: 100 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ action: fc.constantFrom('back', 'back', 'forward', 'reload') }),
  },
);

const plans = fc.noBias(
  fc.record({
    start: pick,
    query,
    steps: fc.array(step, { minLength: length, maxLength: length }),
  }),
);

type Drawn<From> = From extends fc.Arbitrary<infer Value> ? Value : never;
export type Step = Drawn<typeof step>;
/** The query of the address counts if the walk starts at a finder. */
export type Plan = Drawn<typeof plans>;

/** The same plan for the same seed, on every machine. */
export function planOf(seed: number): Plan {
  const [plan] = fc.sample(plans, { seed, numRuns: 1 });
  if (!plan) throw new Error(`No plan was made of the seed ${seed}.`);
  return plan;
}
