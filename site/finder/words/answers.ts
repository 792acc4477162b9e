// The words of an answer: place suggestions, the summary, the cards, and what follows them.
import { region } from 'virtual:region';
import type { SearchType } from '@appraisers/directory/criteria.ts';
import { formatMiles } from '@appraisers/directory/distance.ts';
import type { PlaceElsewhere } from '@appraisers/directory/elsewhere.ts';
import type { ListAnswer } from '@appraisers/directory/listed-members.ts';
import type { Located } from '@appraisers/directory/locate.ts';
import { hasNeed, type Need } from '@appraisers/directory/need.ts';
import { type Answer, coveringIn, type UnknownReason } from '@appraisers/directory/search.ts';
import type { SearchTarget } from '@appraisers/directory/search-targets.ts';
import { maxShortlisted } from '@appraisers/directory/shortlist.ts';

/** A count with commas. */
const written = (count: number) => count.toLocaleString('en-US');

const appraisers = (count: number) =>
  count === 1
    ? '1 appraiser'
    : `${(hasLongAnswers && count ? written(count) : count) || 'no'} appraisers`;

// What the finder suggests while the visitor types.

export const suggestionsLabel = 'Suggestions';
export const suggestionCount = (count: number) =>
  count === 1 ? '1 suggestion' : `${count} suggestions`;
export const targetLabel = ({ kind, near, town }: Pick<SearchTarget, 'kind' | 'near' | 'town'>) =>
  kind === 'zip' && town ? `${near} ${town}` : near;

/**
 * What a suggestion is, and whom a search for it finds.
 * @param found appraisers within the radius in miles; undefined without the gazetteer
 */
export function targetHint(
  { kind, here, town }: Pick<SearchTarget, 'kind' | 'here' | 'town'>,
  found: number | undefined,
  within: number,
): string {
  if (kind === 'appraiser') return here === 1 ? `Appraiser in ${town}` : appraisers(here);
  return `${kindNames[kind]}, ${appraisersAt(here, found, within)}`;
}

const kindNames = { zip: 'ZIP code', town: 'City', county: region.countyWord } as const;

function appraisersAt(here: number, found: number | undefined, within: number): string {
  if (found === undefined) return `${appraisers(here)} here`;
  const nearby = `${appraisers(found)} within ${within} miles`;
  return here === 0 ? nearby : `${appraisers(here)} here, ${found} within ${within} miles`;
}

// The location of the visitor.

const enterInstead = 'Enter a ZIP code or city instead.';
export const locationRefused = `Your browser is blocking your location. ${enterInstead}`;
export const locationUnknown = `We couldn’t get your location. ${enterInstead}`;
export function locatedSentence(located: Located): string {
  switch (located.kind) {
    case 'vague':
      return `Your location is only accurate to about ${Math.round(located.miles)} miles. ${enterInstead}`;
    case 'outside':
      return `You appear to be outside ${region.name}. ${enterInstead}`;
    case 'place':
      return '';
  }
}
export const searchNear = (target: SearchTarget) => `Search near ${targetLabel(target)}`;

// The summary over an answer.

export const searching = 'Searching…';
export const appraisersFound = (count: number) =>
  `${hasLongAnswers ? written(count) : count} Appraisers Found`;
/** How much of a long answer is shown. */
export const shownSentence = (count: number, isNearest: boolean, from: string | undefined) =>
  from
    ? `Showing ${written(count)}, starting with ${from}.`
    : `Showing the ${isNearest ? 'nearest' : 'first'} ${written(count)}.`;
export const searchAgain = 'Search again';

const oneOf = new Intl.ListFormat('en', { type: 'disjunction' });

const unknownPlace: Readonly<Record<UnknownReason, (text: string) => string>> = {
  'no-zip': (text) =>
    `${text} isn’t a ZIP code. Enter five digits, such as ${region.search.zip.example}.`,
  'not-of-region': (text) =>
    `${text} isn’t a ZIP code in ${region.name}. ${region.name} ZIP codes start with ${oneOf.format(region.zipPrefixes)}.`,
  'no-such-zip': (text) => `We couldn’t find ZIP code ${text}. Check the number and try again.`,
  'no-such-city': (text) =>
    `We couldn’t find ${text} in ${region.name}. Check the spelling, or search by ZIP code.`,
};

/**
 * What the list below the sentence shows. Empty for a mismatch, which has its own message.
 * @param text the text looked up
 * @param order the need that orders the answer
 */
export function resultSentence(
  answer: Answer,
  text: string,
  { by, within }: { readonly by: SearchType; readonly within: number },
  order: Need = {},
): string {
  const quoted = `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
  switch (answer.kind) {
    case 'mismatch':
      return '';
    case 'all':
      return `All appraisers, by ${hasNeed(order) ? 'city' : 'last name'}.`;
    case 'partial':
      return by === 'zip'
        ? `Appraisers with a ZIP code containing ${quoted}.`
        : `Appraisers in cities with ${quoted} in the name.`;
    case 'named':
      return `Appraisers named ${quoted}.`;
    case 'elsewhere':
      return elsewhereSentence(answer.place, text);
    case 'unknown':
      // Without the gazetteer the spelling may be right.
      return answer.provisional
        ? `No appraisers are listed in ${quoted}.`
        : unknownPlace[answer.why](quoted);
    case 'groups': {
      const { name } = answer.origin;
      const types = new Set(answer.groups.map(({ type }) => type));
      if (types.size === 0) {
        const none = `No appraisers within ${within} miles of ${name}.`;
        // Those who cover the county come first, with a sentence of their own.
        return coveringIn(answer).length > 0 ? none : `${none} The nearest are listed below.`;
      }
      const order = `within ${within} miles (straight line), nearest first. Ties rotate daily.`;
      // Appraisers based elsewhere may work in the county.
      const inside = answer.county && 'zips' in answer.origin ? 'based in' : 'in';
      if (!types.has('primary')) return `No appraisers ${inside} ${name}. These are ${order}`;
      return types.has('nearby')
        ? `Appraisers in ${name}, then others ${order}`
        : `Appraisers in ${name}. No others within ${within} miles (straight line).`;
    }
  }
}

function elsewhereSentence({ name, state }: PlaceElsewhere, text: string): string {
  const where = name === text ? state.name : `${name}, ${state.name}`;
  const place = /^\d+$/.test(text)
    ? `ZIP code ${text} is in ${where}.`
    : `${name} is in ${state.name}.`;
  return `${place} To appraise there, an appraiser needs a license from ${state.name}. The appraisers here work in ${region.name}, so ask if they are also licensed in ${state.name}.`;
}

/** The note below an answer that the missing gazetteer may have changed. */
export const withoutGazetteer = (answer: Answer) =>
  answer.kind === 'groups'
    ? 'Some place data didn’t load. Distances may be off.'
    : 'Some place data didn’t load. We searched only places that have appraisers.';

/** Whose list it is, and what to do with it. */
export function listSentence({ appraisers: { length }, missing }: ListAnswer, isOwn: boolean) {
  if (length > 0)
    return isOwn
      ? 'Your list is saved in this browser. To share it, copy the link.'
      : 'Someone shared this list with you. Select the star next to a name to save it to your list.';
  return missing > 0
    ? 'Search above to find other appraisers.'
    : 'This list is empty. Search above, then select the star next to a name.';
}

export const listCut = `This link names more than ${maxShortlisted} appraisers. Only the first ${maxShortlisted} are shown.`;

export function missingSentence({ missing }: ListAnswer): string | undefined {
  if (missing === 0) return undefined;
  return missing === 1
    ? '1 appraiser on this list is no longer in the directory.'
    : `${missing} appraisers on this list are no longer in the directory.`;
}

// The two views and the cards.

export const viewsLabel = 'View';
export const listView = 'List View';
export const mapView = 'Map View';
export const showMore = (count: number) => `Show ${count} more`;
export const lettersLabel = 'Jump to a last name';
export const goToMap = 'Go to the map';
export const skipMap = 'Skip the map';
export const mapSectionLabel = 'Map of appraisers';

export const orderHeading = (isByName: boolean) =>
  `Appraisers by ${isByName ? 'last name' : 'city'}`;
export const listHeading = 'Appraisers on this list';
const here = {
  zip: 'in this ZIP code',
  city: 'in this city',
  county: `in this ${region.countyWord.toLowerCase()}`,
} as const;
export const milesHere = (miles: number, by: keyof typeof here) =>
  `${formatMiles(miles)}, ${here[by]}`;

export const starLabel = (name: string, chosen: boolean) =>
  chosen ? `Remove ${name} from my list` : `Add ${name} to my list`;
export const starHint = (chosen: boolean) => (chosen ? 'Remove from my list' : 'Add to my list');
export const moreButton = 'Details';
export const moreLabel = (name: string) => `${moreButton} for ${name}`;
export const copyButton = 'Copy';
export const copyHint = (what: string) => `Copy ${what.toLowerCase()}`;
export const copyLabel = (what: string, name: string) => `${copyHint(what)} for ${name}`;

// What follows the cards.

export const nearestBelow = (place: string) => `The appraisers below are the nearest to ${place}.`;
export const nearestTo = (place: string) => `Nearest appraisers to ${place}`;
export const nearestInRegion = (place: string) => `Nearest ${region.name} appraisers to ${place}`;
export const named = (text: string) => `Appraisers named “${text}”`;
/** Below the members with a common name. */
export const firstNamed = (shown: number, count: number) =>
  `These are the first ${shown} of ${written(count)}. Search for a first and last name to find the others.`;
export const checkLicenses = (office: string) => `Check licenses at ${office}`;
export const nearestToMost = (place: string) => `Or see appraisers near ${place}`;
export const lookFarther = 'Search a wider area';
export const aroundPlace = (place: string) => `Near ${place}`;
export const withinMiles = (miles: number, count: number) =>
  `Within ${miles} miles: ${appraisers(count)}`;
export const didYouMean = 'Did you mean:';
export const showAllButton = (count: number) =>
  `Show all ${hasLongAnswers ? written(count) : count} appraisers`;

export const footerLabel = 'About this directory';
export const lastChecked = (day: string) => `Directory last checked on ${day}.`;
export const allPlacesLink = 'Browse by city';
export const printedFrom = (address: string, day: string) => `Printed from ${address}, ${day}`;

export const reportMistake = 'Report a mistake';

// When a file fails to load.

export const stylesFailed = 'Part of this page’s design didn’t load. The list is complete.';
export const mapFailed = 'The map didn’t load. You can still use the list.';
export const loadingMap = 'Loading map…';
export const tryAgain = 'Try again';
