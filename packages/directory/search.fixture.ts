// Criteria, knowledge and short forms of answers, for the tests of the search.

import { type Criteria, defaults } from './criteria.ts';
import {
  outline,
  sampleExtra,
  sampleGazetteer,
  sampleIndex,
  zipPrefixes,
} from './members.fixture.ts';
import type { Answer } from './search.ts';

export const sampleKnowledge = {
  zipPrefixes,
  members: sampleIndex,
  extra: sampleExtra,
  gazetteer: sampleGazetteer,
};
export const offline = { zipPrefixes, members: sampleIndex, extra: sampleExtra };

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

/** The groups of an answer as text, or its kind when it has none. */
export const outlineOf = (answer: Answer) =>
  answer.kind === 'groups' ? outline(answer.groups) : answer.kind;
export const originOf = (answer: Answer) =>
  answer.kind === 'groups' ? answer.origin : answer.kind;
