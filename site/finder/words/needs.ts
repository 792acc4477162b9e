// The words about what a visitor needs, and about who covers a county.
import { type Answer, coveringIn } from '@appraisers/directory/answer.ts';
import { appraisers } from './counts.ts';

// The controls above the list.

export const optionWithCount = (name: string, count: number | undefined) =>
  count === undefined ? name : `${name} (${count})`;

export const worksIn = (county: string) => `Works in ${county}`;

// The summary over an answer.

/**
 * What comes first.
 * @param reason the name of the reason, if it orders the answer
 * @param count how many members fit
 */
export function needSentence(
  reason: string | undefined,
  language: string | undefined,
  count: number,
): string {
  const wanted = [reason && `“${reason}”`, language].filter(Boolean).join(' and ');
  if (!wanted) return '';
  if (count === 0) return `None of them lists ${wanted}, so ask.`;
  return `First: ${appraisers(count)} who ${count === 1 ? 'lists' : 'list'} ${wanted}.`;
}

export const unknownNeed = (texts: readonly string[]) =>
  `This link asks for ${texts.map((text) => `“${text}”`).join(' and ')}, which we don’t list. Select what you need below.`;

/** Who covers the county from beyond the radius. */
export function coveringSentence(answer: Answer): string {
  const count = coveringIn(answer).length;
  if (answer.status !== 'place' || !answer.county || count === 0) return '';
  const { name } = answer.county;
  const isMore = answer.sections.some(({ kind }) => kind === 'around');
  const first = `${count}${isMore ? ' more' : ''} ${count === 1 ? 'works' : 'work'} in ${name} from farther away.`;
  return isMore ? first : `${first} The nearest others follow.`;
}
