// What is asked, what is known and the answer in short, for the tests of the search.

import { type Criteria, defaults } from './criteria.ts';
import { outline, sampleExtra, sampleGazetteer, sampleIndex } from './sample-members.ts';
import { zipPrefixes } from './sample-region.ts';
import type { Answer } from './search.ts';

export const knowledge = {
  zipPrefixes,
  members: sampleIndex,
  extra: sampleExtra,
  gazetteer: sampleGazetteer,
};
export const offline = { zipPrefixes, members: sampleIndex, extra: sampleExtra };

export const zip = (near: string, within: number = defaults.within): Criteria => ({
  near,
  by: 'zip',
  within,
});
export const city = (near: string, within: number = defaults.within): Criteria => ({
  near,
  by: 'city',
  within,
});

/** The groups of an answer in short, or its kind when it has none. */
export const outlineOf = (answer: Answer) =>
  answer.kind === 'groups' ? outline(answer.groups) : answer.kind;
export const originOf = (answer: Answer) =>
  answer.kind === 'groups' ? answer.origin : answer.kind;
