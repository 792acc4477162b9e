// What the finder says about an answer, in words.
import type { Criteria } from '@appraisers/directory/criteria.ts';
import { lookupText } from '@appraisers/directory/lookup-text.ts';
import type { PlaceNames } from '@appraisers/directory/place-names.ts';
import type { Answer, UnknownReason } from '@appraisers/directory/search.ts';
import type { Region } from '@appraisers/edition/schemas/region.ts';

/** What was looked up, in quotes, short enough for a sentence. */
function quoted(criteria: Criteria, names: PlaceNames): string {
  const text = lookupText(criteria, names);
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
}

/** What of the region the sentences name. */
type RegionInWords = Pick<Region, 'name' | 'zipPrefixes' | 'search'>;

const oneOf = new Intl.ListFormat('en', { type: 'disjunction' });

const unknown: Readonly<Record<UnknownReason, (text: string, region: RegionInWords) => string>> = {
  'no-zip': (text, { search }) =>
    `${text} is not a ZIP code. A ZIP code has five digits, such as ${search.zip.example}.`,
  'not-of-region': (text, { name, zipPrefixes }) =>
    `${text} is not a ZIP code in ${name}. ${name}’s ZIP codes start with ${oneOf.format(zipPrefixes)}.`,
  'no-such-zip': (text) => `We do not know the ZIP code ${text}. Please check its digits.`,
  'no-such-city': (text, { name }) =>
    `We do not know a place in ${name} called ${text}. Please check the spelling, or search by ZIP code.`,
};

/** One sentence on what the list below it shows. Empty for a mismatch, which has its own words. */
export function resultSentence(
  answer: Answer,
  criteria: Criteria,
  region: RegionInWords,
  names: PlaceNames,
): string {
  const text = quoted(criteria, names);
  switch (answer.kind) {
    case 'mismatch':
      return '';
    case 'all':
      return 'Every member of the association, by last name.';
    case 'partial':
      return `Members whose ${criteria.by === 'zip' ? 'ZIP code' : 'city'} contains ${text}.`;
    case 'unknown':
      // No one is told to check a spelling that was never looked up.
      return answer.provisional
        ? `Nobody of ours is in ${text}, and whether it is a place in ${region.name} we cannot tell just now.`
        : unknown[answer.why](text, region);
    case 'groups':
      return sentenceOfGroups(answer, criteria);
  }
}

function sentenceOfGroups(answer: Extract<Answer, { kind: 'groups' }>, { within }: Criteria) {
  const { name } = answer.origin;
  const [first] = answer.groups;
  if (!first) return `No member is within ${within} miles of ${name}.`;
  const circle =
    `up to ${within} miles from its middle in a straight line, the nearest first; ` +
    'who is equally near takes turns from day to day';
  return first.type === 'nearby'
    ? `No member is in ${name} itself. These are ${circle}.`
    : `In ${name}, and ${circle}.`;
}

/** What is said beside an answer that the list of places might have made better. */
export const withoutPlaces = (answer: Answer): string =>
  answer.kind === 'groups'
    ? 'The list of places did not load: miles are measured from the middle of our members there.'
    : 'The list of places did not load: only the places of our members were searched.';
