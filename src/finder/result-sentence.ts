// What the finder says about an answer, in words.
import type { Criteria } from '#directory/criteria.ts';
import { cleanText } from '#directory/mismatch.ts';
import type { Answer, UnknownReason } from '#directory/search.ts';

const typed = ({ near }: Criteria) => {
  const text = cleanText(near);
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
};

const unknown: Readonly<Record<UnknownReason, (text: string) => string>> = {
  'no-zip': (text) => `${text} is not a ZIP code. A ZIP code has five digits, such as 84101.`,
  'not-utah': (text) => `${text} is not a ZIP code in Utah. Utah’s ZIP codes start with 84.`,
  'no-such-zip': (text) => `We do not know the ZIP code ${text}. Please check its digits.`,
  'no-such-city': (text) =>
    `We do not know a place in Utah called ${text}. Please check the spelling, or search by ZIP code.`,
};

/** One sentence on what the list below it shows. Empty for a mismatch, which has its own words. */
export function resultSentence(answer: Answer, criteria: Criteria): string {
  switch (answer.kind) {
    case 'mismatch':
      return '';
    case 'all':
      return 'Every member of the association, by last name.';
    case 'partial':
      return `Members whose ${criteria.by === 'zip' ? 'ZIP code' : 'city'} contains ${typed(criteria)}.`;
    case 'unknown':
      return unknown[answer.why](typed(criteria));
    case 'groups': {
      const { origin, groups } = answer;
      const { name } = origin;
      const circle = `within ${criteria.within} miles of ${name}`;
      if (groups.length === 0) return `No member is ${circle}.`;
      const measured = `Miles are in a straight line from the middle of ${name}, the nearest first.`;
      return groups[0]?.type === 'nearby'
        ? `No member is in ${name} itself. These are ${circle}. ${measured}`
        : `In ${name}, and ${circle}. ${measured}`;
    }
  }
}
