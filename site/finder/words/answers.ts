// The words of an answer: the summary over it, and what several of its parts say.
import { type Answer, appraisersIn, coveringIn } from '@appraisers/directory/answer.ts';
import type { Criteria, SearchType } from '@appraisers/directory/criteria.ts';
import type { DirectoryRegion } from '@appraisers/directory/directory.ts';
import { hasNeed } from '@appraisers/directory/need.ts';
import type { PlaceElsewhere } from '@appraisers/directory/other-states.ts';

const written = (count: number): string => count.toLocaleString('en-US');

export const appraisers = (count: number): string =>
  count === 1 ? '1 appraiser' : `${written(count)} appraisers`;

export const appraisersFound = (count: number) => `${written(count)} Appraisers Found`;
export const appraisersListed = (count: number, isOwn: boolean) =>
  `${appraisers(count)} on ${isOwn ? 'your' : 'this'} list`;

const quote = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

const oneOf = new Intl.ListFormat('en', { type: 'disjunction' });

/** Why the place is unknown: the text is no ZIP code, one of another state, or nothing that we know. */
function unknownSentence(text: string, by: SearchType, region: DirectoryRegion): string {
  const { name, zipPrefixes, zipExample } = region;
  const quoted = quote(text);
  if (by === 'city')
    return `We couldn’t find ${quoted} in ${name}. Check the spelling, or search by ZIP code.`;
  if (!/^\d{5}$/.test(text))
    return `${quoted} isn’t a ZIP code. Enter five digits, such as ${zipExample}.`;
  return zipPrefixes.some((prefix) => text.startsWith(prefix))
    ? `We couldn’t find ZIP code ${quoted}. Check the number and try again.`
    : `${quoted} isn’t a ZIP code in ${name}. ${name} ZIP codes start with ${oneOf.format(zipPrefixes)}.`;
}

/** What the list below the sentence shows. Empty for a mismatch, which has its own message. */
export function resultSentence(
  answer: Answer,
  { by, within }: Pick<Criteria, 'by' | 'within'>,
  region: DirectoryRegion,
): string {
  const { text, need } = answer;
  const quoted = quote(text);
  switch (answer.status) {
    case 'all':
      return `All appraisers, by ${hasNeed(need) ? 'city' : 'last name'}.`;
    case 'partial':
      return by === 'zip'
        ? `Appraisers with a ZIP code containing ${quoted}.`
        : `Appraisers in cities with ${quoted} in the name.`;
    case 'named':
      return answer.isSimilar
        ? `No appraiser is named ${quoted}. These names are similar.`
        : `Appraisers ${hasLicense(answer) ? 'with license' : 'named'} ${quoted}.`;
    case 'elsewhere':
      return elsewhereSentence(answer.place, text, region.name);
    case 'unknown':
      return unknownSentence(text, by, region);
    case 'place':
      return placeSentence(answer, within);
    default:
      return '';
  }
}

/** Whether the text is the license number of those found. A text with a name may have a phone number. */
function hasLicense(answer: Answer): boolean {
  const digits = answer.text.replace(/\D/g, '');
  const license = appraisersIn(answer)[0]?.license.replace(/\D/g, '');
  return digits !== '' && license?.startsWith(digits) === true;
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
    const hasNearest = answer.sections.some(({ kind }) => kind === 'nearest');
    // Those who cover the county come first, with a sentence of their own.
    return hasNearest && coveringIn(answer).length === 0
      ? `${none} The nearest are listed below.`
      : none;
  }
  const order = `within ${within} miles, nearest first.`;
  // Appraisers based elsewhere may work in the county.
  const inside = answer.county && answer.origin.kind === 'county' ? 'based in' : 'in';
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

export function missingSentence(missing: number): string | undefined {
  if (missing === 0) return undefined;
  return missing === 1
    ? '1 appraiser on this list is no longer in the directory.'
    : `${missing} appraisers on this list are no longer in the directory.`;
}

/**
 * Who fits a need.
 * @param reason the name of the reason, if it orders the answer
 * @param count how many members fit
 * @param areFirst whether all of them come first
 */
export function needSentence(
  reason: string | undefined,
  language: string | undefined,
  count: number,
  areFirst = true,
): string {
  const wanted = [reason && `“${reason}”`, language].filter(Boolean).join(' and ');
  if (!wanted) return '';
  if (count === 0) return `None of them lists ${wanted}, so ask.`;
  const list = count === 1 ? 'lists' : 'list';
  return areFirst
    ? `First: ${appraisers(count)} who ${list} ${wanted}.`
    : `${count} of them ${list} ${wanted}.`;
}

/** Who covers the county from beyond the radius. */
export function coveringSentence(answer: Answer): string {
  const count = coveringIn(answer).length;
  if (answer.status !== 'place' || !answer.county || count === 0) return '';
  const isMore = answer.sections.some(({ kind }) => kind === 'around');
  const work = `${count === 1 ? 'works' : 'work'} in ${answer.county}`;
  return isMore
    ? `The count includes ${count} from farther away who ${work}.`
    : `${count} ${work} from farther away. The nearest others follow.`;
}

export const lastChecked = (day: string) => `Directory last checked on ${day}.`;
export const printedFrom = (address: string, day: string) => `Printed from ${address}, ${day}`;
/** The source of what a visitor saves or copies. */
export const directorySource = (directory: string, day: string, address: string) =>
  `From the ${directory} directory, last checked ${day}: ${address}`;
