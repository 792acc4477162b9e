// A city typed where a ZIP is expected, or a ZIP where a city is.
import type { Criteria, SearchType } from './criteria.ts';

const messages: Readonly<Record<SearchType, string>> = {
  zip: 'It looks like you entered a city name, but "Zip Code" is selected. Please select "City" and try again.',
  city: 'It looks like you entered a zip code, but "City" is selected. Please select "Zip Code" and try again.',
};

/** The text without invisible characters and outer spaces; a ZIP+4 as its first five digits. */
export function cleanText(near: string): string {
  const text = near.normalize('NFKC').replace(/\p{C}/gu, '').replace(/\s+/gu, ' ').trim();
  return /^(\d{5})[- ]?\d{4}$/.exec(text)?.[1] ?? text;
}

/** What to say when the text and the type do not go together; undefined when they do. */
export function mismatchOf({ near, by }: Pick<Criteria, 'near' | 'by'>): string | undefined {
  const wrong = by === 'zip' ? /\p{L}/u : /^\d+$/;
  return wrong.test(cleanText(near)) ? messages[by] : undefined;
}
