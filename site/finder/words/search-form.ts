// The words of the search box and of the page's title. They load with the first bundle of the finder.
import type { SearchType } from '@appraisers/directory/criteria.ts';

export const searchTypes: Readonly<Record<SearchType, string>> = { zip: 'Zip Code', city: 'City' };

export const mismatchMessages: Readonly<Record<SearchType, string>> = {
  zip: 'It looks like you entered a city name, but "Zip Code" is selected. Please select "City" and try again.',
  city: 'It looks like you entered a zip code, but "City" is selected. Please select "Zip Code" and try again.',
};
/** Beside the message, for a text that may be a name: two words and no digits. */
export const nameHint = (text: string): string | undefined =>
  /^\D*\p{L}[\s,]+\p{L}\D*$/u.test(text)
    ? 'To find an appraiser by name, select "City", too.'
    : undefined;

export const locating = 'Finding your location…';
