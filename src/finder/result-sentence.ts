// What the finder says about an answer, in words.
import type { Criteria } from '#directory/criteria.ts';
import { lookupText } from '#directory/lookup-text.ts';
import type { Answer, UnknownReason } from '#directory/search.ts';

/** What was looked up, in quotes, short enough for a sentence. */
function quoted(criteria: Criteria): string {
  const text = lookupText(criteria);
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
}

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
      return `Members whose ${criteria.by === 'zip' ? 'ZIP code' : 'city'} contains ${quoted(criteria)}.`;
    case 'unknown':
      // Nobody is told to check a spelling that was never looked up.
      return answer.provisional
        ? `Nobody of ours is in ${quoted(criteria)}, and whether it is a place in Utah we cannot tell just now.`
        : unknown[answer.why](quoted(criteria));
    case 'groups':
      return sentenceOfGroups(answer, criteria);
  }
}

function sentenceOfGroups(answer: Extract<Answer, { kind: 'groups' }>, { within }: Criteria) {
  const { name } = answer.origin;
  const [first] = answer.groups;
  if (!first) return `No member is within ${within} miles of ${name}.`;
  const circle = `up to ${within} miles from its middle in a straight line, the nearest first`;
  return first.type === 'nearby'
    ? `No member is in ${name} itself. These are ${circle}.`
    : `In ${name}, and ${circle}.`;
}

/** What is said beside an answer that the list of places might have made better. */
export const withoutPlaces = (answer: Answer): string =>
  answer.kind === 'groups'
    ? 'The list of places did not load: miles are measured from the middle of our members there.'
    : 'The list of places did not load: only the places of our members were searched.';
