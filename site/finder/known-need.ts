// What of a need the finder knows. An address may have any text.
import { members } from 'virtual:directory';
import { reasons } from 'virtual:guidance';
import { type Need, statedLanguages } from '@appraisers/directory/need.ts';
import type { Reason } from '@appraisers/edition/schemas/reasons.ts';

/** The languages that members state, by slug. */
export const languages = statedLanguages(members);

/** Whether any member states kinds of work. Otherwise a reason only starts the letter. */
export const statesWork = members.some(({ work }) => work !== '');

export const reasonOf = (id: string | undefined): Reason | undefined =>
  reasons.find((reason) => reason.id === id);

export type KnownNeed = {
  /** What the finder knows of the need. */
  readonly need: Need;
  /** The part of it that orders answers. */
  readonly order: Need;
  /** What the address asks for, and the finder ignores. */
  readonly unknown: readonly string[];
};

export function knownNeed({ for: reason, language }: Need): KnownNeed {
  const need = {
    for: reasonOf(reason)?.id,
    language: languages.has(language ?? '') ? language : undefined,
  };
  return {
    need,
    order: { ...need, for: statesWork ? need.for : undefined },
    unknown: [need.for ? '' : reason, need.language ? '' : language].flatMap((text) => text || []),
  };
}
