// The words of an answer: the places offered before it, its summary, its cards, and what follows them.
import { region } from 'virtual:region';
import type { SearchType } from '@appraisers/directory/criteria.ts';
import { formatMiles } from '@appraisers/directory/distance.ts';
import type { KnownPlace } from '@appraisers/directory/known-places.ts';
import type { Located } from '@appraisers/directory/locate.ts';
import type { Answer, UnknownReason } from '@appraisers/directory/search.ts';
import type { ListAnswer } from '@appraisers/directory/shortlist.ts';

const appraisers = (count: number) => (count === 1 ? '1 appraiser' : `${count} appraisers`);

// Places offered while the visitor types.

export const suggestionsLabel = 'Places';
export const suggestionCount = (count: number) =>
  `${count} ${count === 1 ? 'place' : 'places'} to choose from`;
export const placeLabel = ({ near, town }: Pick<KnownPlace, 'near' | 'town'>) =>
  town ? `${near} ${town}` : near;
/**
 * @param here how many members are in the place
 * @param found how many a search finds within the radius in miles; undefined without the gazetteer
 */
export function membersAt(here: number, found: number | undefined, within: number): string {
  if (found === 0) return `nobody within ${within} miles`;
  const there = here === 1 ? '1 appraiser here' : `${here || 'no'} appraisers here`;
  return found === undefined ? there : `${there}, ${found} within ${within} miles`;
}

// The location of the visitor.

const typeInstead = 'Please type a ZIP code or a city.';
export const locationRefused = `Your browser may not say where you are. ${typeInstead}`;
export const locationUnknown = `Your device could not say where you are. ${typeInstead}`;
export function locatedSentence(located: Located): string {
  switch (located.kind) {
    case 'vague':
      return `Your device knows only within ${Math.round(located.miles)} miles where you are. ${typeInstead}`;
    case 'outside':
      return `You seem to be outside ${region.name}. ${typeInstead}`;
    case 'place':
      return '';
  }
}
export const searchNear = ({ near, town }: KnownPlace) =>
  `Search near ${near} ${town ?? ''}`.trim();

// The summary over an answer.

export const lookingUp = 'Looking up the place …';
export const appraisersFound = (count: number) => `${count} Appraisers Found`;
export const searchAgain = 'Search again';

const oneOf = new Intl.ListFormat('en', { type: 'disjunction' });

const unknownPlace: Readonly<Record<UnknownReason, (text: string) => string>> = {
  'no-zip': (text) =>
    `${text} is not a ZIP code. A ZIP code has five digits, such as ${region.search.zip.example}.`,
  'not-of-region': (text) =>
    `${text} is not a ZIP code in ${region.name}. ${region.name}’s ZIP codes start with ${oneOf.format(region.zipPrefixes)}.`,
  'no-such-zip': (text) => `We do not know the ZIP code ${text}. Please check its digits.`,
  'no-such-city': (text) =>
    `We do not know a place in ${region.name} called ${text}. Please check the spelling, or search by ZIP code.`,
};

/**
 * What the list below the sentence shows. Empty for a mismatch, which has its own message.
 * @param text the text looked up
 */
export function resultSentence(
  answer: Answer,
  text: string,
  { by, within }: { readonly by: SearchType; readonly within: number },
): string {
  const quoted = `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
  switch (answer.kind) {
    case 'mismatch':
      return '';
    case 'all':
      return 'Every member of the association, by last name.';
    case 'partial':
      return `Members whose ${by === 'zip' ? 'ZIP code' : 'city'} contains ${quoted}.`;
    case 'unknown':
      // Without the gazetteer the spelling may be right.
      return answer.provisional
        ? `Nobody of ours is in ${quoted}, and whether it is a place in ${region.name} we cannot tell just now.`
        : unknownPlace[answer.why](quoted);
    case 'groups': {
      const { name } = answer.origin;
      const [first] = answer.groups;
      if (!first) return `No member is within ${within} miles of ${name}.`;
      const circle = `up to ${within} miles from its middle in a straight line, the nearest first; who is equally near takes turns from day to day`;
      return first.type === 'nearby'
        ? `No member is in ${name} itself. These are ${circle}.`
        : `In ${name}, and ${circle}.`;
    }
  }
}

/** Follows the sentence of an answer that the gazetteer might have changed. */
export const withoutGazetteer = (answer: Answer) =>
  answer.kind === 'groups'
    ? 'The list of places did not load: miles are measured from the middle of our members there.'
    : 'The list of places did not load: only the places of our members were searched.';

/** Whose list it is, and what to do with it. */
export function listSentence({ appraisers: { length }, missing }: ListAnswer, isOwn: boolean) {
  if (length > 0)
    return isOwn
      ? 'Your list, kept in this browser. Whoever opens the address of this page sees the same people.'
      : 'Whoever gave you this address chose these people. Press the star beside a name to put it on your own list.';
  return missing > 0
    ? 'Nobody is left on this list. Search again above.'
    : 'No members are named in this address. Search for some above, and press the star beside their names.';
}

export function missingSentence({ missing }: ListAnswer): string | undefined {
  if (missing === 0) return undefined;
  return missing === 1
    ? '1 of this list is no longer in the directory.'
    : `${missing} of this list are no longer in the directory.`;
}

// The two views and the cards.

export const viewsLabel = 'View';
export const listView = 'List View';
export const mapView = 'Map View';
export const goToMap = 'Go to the map';
export const skipMap = 'Skip the map';
export const mapSectionLabel = 'Map of the appraisers';

export const allHeading = 'Members by last name';
export const listHeading = 'Members of this list';
export const milesHere = (miles: number, by: SearchType) =>
  `${formatMiles(miles)}, ${by === 'zip' ? 'in this ZIP code' : 'in this city'}`;

export const starLabel = (name: string, chosen: boolean) =>
  chosen ? `Remove ${name} from your list` : `Add ${name} to your list`;
export const starHint = (chosen: boolean) =>
  chosen ? 'Remove from your list' : 'Add to your list';
export const moreButton = 'More';
export const moreLabel = (name: string) => `More about ${name}`;
export const copyButton = 'Copy';
export const copyHint = (what: string) => `Copy ${what.toLowerCase()}`;
export const copyLabel = (what: string, name: string) => `${copyHint(what)} of ${name}`;

// What follows the cards.

export const nearestTo = (place: string) => `The members nearest to ${place}`;
export const nearestToMost = (place: string) => `${nearestTo(place)}, where most of them are`;
export const lookFarther = 'Look farther';
export const aroundPlace = (place: string) => `Around ${place}`;
export const withinMiles = (miles: number, count: number) =>
  `Within ${miles} miles: ${appraisers(count)}`;
export const didYouMean = 'Did you mean';
export const showAllButton = (count: number) => `Show all ${count} appraisers`;

export const footerLabel = 'About this directory';
export const lastChecked = (day: string) => `Directory last checked on ${day}.`;
export const allPlacesLink = 'All places';
export const printedList = (day: string, address: string) =>
  `Printed on ${day}. This list: ${address}`;
export const printedSearch = (day: string, address: string) => `Found on ${day} at ${address}`;

export const reportMistake = 'Report a mistake';
export const reportMistakeOf = (name: string) => `Report a mistake in the entry of ${name}`;
export const mistakeSubject = 'A mistake in the directory';
/** @param record the selected member, if there is one */
export const mistakeBody = (record: string | undefined) =>
  `${record ? `Member ${record}` : 'Member:'}\r\n\r\nWhat is wrong:\r\n\r\nWhat would be right:\r\n`;

// When a file does not arrive.

export const stylesFailed = 'Part of this page’s design didn’t load. The list is complete.';
export const mapFailed = 'The map could not be loaded. The list is complete.';
export const openingMap = 'Opening the map …';
export const tryAgain = 'Try again';
