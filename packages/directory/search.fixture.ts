// Criteria, and short forms of answers, for the tests of the search.

import fc from 'fast-check';
import type { Answer } from './answer.ts';
import { type Criteria, defaults } from './criteria.ts';
import { outline, sampleDirectory } from './members.fixture.ts';
import { search } from './search.ts';

export const zipSearch = (near: string, within: number = defaults.within): Criteria => ({
  near,
  by: 'zip',
  within,
});
export const citySearch = (near: string, within: number = defaults.within): Criteria => ({
  near,
  by: 'city',
  within,
});

/** Any character. For its own, fast-check lists all of them first, which takes a second. */
export const anyChar = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code).toWellFormed());

export const answerTo = (criteria: Criteria, directory = sampleDirectory, day = 0): Answer =>
  search(criteria, directory, day);

/** The groups of an answer as text, or its status when it has no place. */
export const outlineOf = (answer: Answer) =>
  answer.status === 'place' ? outline(answer.sections) : answer.status;
export const originOf = (answer: Answer) =>
  answer.status === 'place' ? answer.origin : answer.status;
