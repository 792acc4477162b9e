// The words about what a visitor needs, and about who covers a county.
import type { Fit, Need } from '@appraisers/directory/need.ts';
import type { Answer } from '@appraisers/directory/search.ts';

const appraisers = (count: number) => (count === 1 ? '1 appraiser' : `${count} appraisers`);

// The controls above the list.

export const optionWithCount = (name: string, count: number | undefined) =>
  count === undefined ? name : `${name} (${count})`;
export const languageLabel = 'Language';
export const anyLanguage = 'Any language';
export const clearNeed = 'Clear';
export const clearNeedLabel = 'Clear what the appraisal is for';

// The headings over the parts of a list.

/** The heading over the members of a fit. Those who fit come first and need none. */
export function partHeading(fit: Fit, need: Need): string | undefined {
  switch (fit) {
    case 'fits':
      return undefined;
    case 'unstated':
      return need.for ? 'May also do this. Ask them' : 'May also speak it. Ask them';
    case 'other':
      if (!need.language) return 'List other kinds of work';
      return need.for ? 'List other work or languages' : 'List other languages';
    case 'closed':
      return 'Not taking work from homeowners now';
  }
}

export const countyHeading = (county: string, count: number) => `Also work in ${county} (${count})`;
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
export function coveringSentence(answer: Answer, count: number): string {
  if (answer.kind !== 'groups' || !answer.county || count === 0) return '';
  const { name } = answer.county;
  const isMore = answer.groups.length > 0;
  const first = `${count}${isMore ? ' more' : ''} ${count === 1 ? 'works' : 'work'} in ${name} from farther away.`;
  return isMore ? first : `${first} The nearest others follow.`;
}
