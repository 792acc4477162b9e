// A city typed where a ZIP is expected, or a ZIP where a city is.
import type { Criteria, SearchType } from './criteria.ts';
import { lookupText } from './lookup-text.ts';
import type { PlaceNames } from './place-names.ts';

const messages: Readonly<Record<SearchType, string>> = {
  zip: 'It looks like you entered a city name, but "Zip Code" is selected. Please select "City" and try again.',
  city: 'It looks like you entered a zip code, but "City" is selected. Please select "Zip Code" and try again.',
};

/** What to say when the text and the type do not go together; undefined when they do. */
export function mismatchOf(
  asked: Pick<Criteria, 'near' | 'by'>,
  names: Pick<PlaceNames, 'withoutState'>,
): string | undefined {
  const wrong = asked.by === 'zip' ? /\p{L}/u : /^\d+$/;
  return wrong.test(lookupText(asked, names)) ? messages[asked.by] : undefined;
}
