// The words of an answer: the summary, the cards, and what follows them.

import { type Answer, coveringIn, type UnknownReason } from '@appraisers/directory/answer.ts';
import type { Criteria } from '@appraisers/directory/criteria.ts';
import type { DirectoryRegion } from '@appraisers/directory/directory.ts';
import { hasNeed } from '@appraisers/directory/need.ts';
import type { PlaceElsewhere } from '@appraisers/directory/other-states.ts';
import { maxShortlisted } from '@appraisers/directory/shortlist.ts';
import { appraisers, written } from './counts.ts';

// The summary over an answer.

export const appraisersFound = (count: number) => `${written(count)} Appraisers Found`;
export const appraisersListed = (count: number, isOwn: boolean) =>
  `${appraisers(count)} on ${isOwn ? 'your' : 'this'} list`;

const oneOf = new Intl.ListFormat('en', { type: 'disjunction' });

function unknownSentence(why: UnknownReason, text: string, region: DirectoryRegion): string {
  const { name, zipPrefixes, zipExample } = region;
  switch (why) {
    case 'no-zip':
      return `${text} isn’t a ZIP code. Enter five digits, such as ${zipExample}.`;
    case 'not-of-region':
      return `${text} isn’t a ZIP code in ${name}. ${name} ZIP codes start with ${oneOf.format(zipPrefixes)}.`;
    case 'no-such-zip':
      return `We couldn’t find ZIP code ${text}. Check the number and try again.`;
    case 'no-such-city':
      return `We couldn’t find ${text} in ${name}. Check the spelling, or search by ZIP code.`;
  }
}

/** What the list below the sentence shows. Empty for a mismatch, which has its own message. */
export function resultSentence(
  answer: Answer,
  { by, within }: Pick<Criteria, 'by' | 'within'>,
  region: DirectoryRegion,
): string {
  const { text, need } = answer;
  const quoted = `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
  switch (answer.status) {
    case 'all':
      return `All appraisers, by ${hasNeed(need.order) ? 'city' : 'last name'}.`;
    case 'partial':
      return by === 'zip'
        ? `Appraisers with a ZIP code containing ${quoted}.`
        : `Appraisers in cities with ${quoted} in the name.`;
    case 'named':
      return answer.isSimilar
        ? `No appraiser is named ${quoted}. These names are similar.`
        : `Appraisers ${/\d/.test(text) ? 'with license' : 'named'} ${quoted}.`;
    case 'elsewhere':
      return elsewhereSentence(answer.place, text, region.name);
    case 'unknown':
      return unknownSentence(answer.why, quoted, region);
    case 'place':
      return placeSentence(answer, within);
    default:
      return '';
  }
}

function placeSentence(answer: Extract<Answer, { status: 'place' }>, within: number): string {
  const { name } = answer.origin;
  const groups = answer.sections
    .filter(({ kind }) => kind === 'around')
    .flatMap((section) => section.groups);
  const hasPrimary = groups.some(({ isOrigin }) => isOrigin);
  const hasNearby = groups.some(({ isOrigin }) => !isOrigin);
  if (groups.length === 0) {
    const none = `No appraisers within ${within} miles of ${name}.`;
    // Those who cover the county come first, with a sentence of their own.
    return coveringIn(answer).length > 0 ? none : `${none} The nearest are listed below.`;
  }
  const order = `within ${within} miles, nearest first.`;
  // Appraisers based elsewhere may work in the county.
  const inside = answer.county && 'zips' in answer.origin ? 'based in' : 'in';
  if (!hasPrimary) return `No appraisers ${inside} ${name}. These are ${order}`;
  return hasNearby
    ? `Appraisers in ${name}, then others ${order}`
    : `Appraisers in ${name}. No others within ${within} miles.`;
}

function elsewhereSentence({ name, state }: PlaceElsewhere, text: string, region: string): string {
  const where = name === text ? state.name : `${name}, ${state.name}`;
  const place = /^\d+$/.test(text)
    ? `ZIP code ${text} is in ${where}.`
    : `${name} is in ${state.name}.`;
  return `${place} To appraise there, an appraiser needs a license from ${state.name}. The appraisers here work in ${region}, so ask if they are also licensed in ${state.name}.`;
}

/** Whose list it is, and what to do with it. */
export function listSentence(count: number, missing: number, isOwn: boolean): string {
  if (count > 0)
    return isOwn
      ? 'Your list is saved in this browser. To share it, copy the link.'
      : 'Someone shared this list with you. Select the star next to a name to save it to your list.';
  return missing > 0
    ? 'Search above to find other appraisers.'
    : 'This list is empty. Search above, then select the star next to a name.';
}

export const listCut = `This link names more than ${maxShortlisted} appraisers. Only the first ${maxShortlisted} are shown.`;

export function missingSentence(missing: number): string | undefined {
  if (missing === 0) return undefined;
  return missing === 1
    ? '1 appraiser on this list is no longer in the directory.'
    : `${missing} appraisers on this list are no longer in the directory.`;
}

// The two views and the cards.

export const showMore = (count: number) => `Show ${count} more`;

/** The button's state says whether they are on it. */
export const starLabel = (name: string) => `Add ${name} to my list`;
export const starHint = 'Add to my list';
export const moreButton = 'Details';
export const moreLabel = (name: string) => `${moreButton} for ${name}`;
export const copyHint = (what: string) => `Copy ${what.toLowerCase()}`;
export const copyLabel = (what: string, name: string) => `${copyHint(what)} for ${name}`;

// What follows the cards.

export const withinMiles = (miles: number, count: number) =>
  `Within ${miles} miles: ${appraisers(count)}`;
export const showAllButton = (count: number) => `Show all ${written(count)} appraisers`;

export const distances = 'Distances are in a straight line. Ties rotate daily.';
export const lastChecked = (day: string) => `Directory last checked on ${day}.`;
export const printedFrom = (address: string, day: string) => `Printed from ${address}, ${day}`;

// When a file fails to load.

export const mapFailed = 'The map didn’t load. You can still use the list.';
