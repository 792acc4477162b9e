// What a visitor needs: a kind of work, a language, or both. How well members fit comes before distance.
import type { Appraiser } from './appraiser.ts';
import { type DetailWording, listItems } from './detail-rows.ts';
import { slugOf } from './place-names.ts';

export type Need = {
  /** The id of a reason in reasons.yaml. */
  readonly for?: string | undefined;
  /** The slug of a language's English name. */
  readonly language?: string | undefined;
};

/** What the finder knows of a need. */
export type KnownNeed = Need & {
  /** The reason, if any member states kinds of work. Only then does it order answers. */
  readonly work?: string | undefined;
  /** A lender orders the appraisal, so that it is no work from a homeowner. */
  readonly isFromLender?: boolean;
};

/**
 * How well a member fits a need, best first: states all of it, states nothing about a part of it, states
 * only other kinds or languages, takes no work from homeowners, or no new work at all.
 */
export const fits = ['fits', 'unstated', 'other', 'closed', 'busy'] as const;
export type Fit = (typeof fits)[number];

/** Whether the need orders an answer. */
export const hasNeed = ({ work, language }: KnownNeed): boolean => Boolean(work || language);

/** The place in `fits` of what a member states about one part of a need. */
function rankIn(list: string, needed: string | undefined, keyOf = (entry: string) => entry) {
  if (!needed) return 0;
  if (!list) return 1;
  return listItems(list).some((entry) => keyOf(entry) === needed) ? 0 : 2;
}

/** How well a member fits a need. The part that fits worst counts. */
export function fitOf(member: Appraiser, need: KnownNeed): Fit {
  if (member.homeowners === 'not now') return 'busy';
  if (member.homeowners === 'no' && !need.isFromLender) return 'closed';
  const rank = Math.max(
    rankIn(member.work, need.work),
    rankIn(member.languages, need.language, slugOf),
  );
  return fits[rank] ?? 'other';
}

/** How many of the members fit a need. */
export const countFitting = (members: readonly Appraiser[], need: KnownNeed): number =>
  members.filter((member) => fitOf(member, need) === 'fits').length;

/** The languages that members state, by slug, in alphabetical order. */
export const statedLanguages = (members: readonly Appraiser[]): ReadonlyMap<string, string> =>
  new Map(
    [...new Set(members.flatMap(({ languages }) => listItems(languages)))]
      .sort()
      .map((language) => [slugOf(language), language]),
  );

type KnownParts = {
  readonly wording: Pick<DetailWording, 'reasons'>;
  readonly languages: ReadonlyMap<string, string>;
  /** Whether any member states kinds of work. */
  readonly statesWork: boolean;
};

/** The need of an address, which may have any text. Capitals don't count. */
export function knownNeed(asked: Need, { wording, languages, statesWork }: KnownParts): KnownNeed {
  const slug = slugOf(asked.language ?? '');
  const reason = wording.reasons.find(({ id }) => id === slugOf(asked.for ?? ''));
  return {
    for: reason?.id,
    work: statesWork ? reason?.id : undefined,
    language: languages.has(slug) ? slug : undefined,
    isFromLender: reason?.orderedBy === 'lender',
  };
}
