// What needs the finder knows: the reasons of the edition, and what its members state.
import { members } from 'virtual:directory';
import { reasons } from 'virtual:guidance';
import { knownNeed, type Need, statedLanguages } from '@appraisers/directory/need.ts';
import type { Reason } from '@appraisers/edition/schemas/reasons.ts';

/** The languages that members state, by slug. */
export const languages = statedLanguages(members);

/** Whether any member states kinds of work. Otherwise a reason only starts the letter. */
export const statesWork = members.some(({ work }) => work !== '');

export const reasonOf = (id: string | undefined): Reason | undefined =>
  reasons.find((reason) => reason.id === id);

/** The need of an address, sorted into what the finder knows and what it ignores. */
export const needIn = (need: Need) => knownNeed(need, { reasonOf, languages, statesWork });
