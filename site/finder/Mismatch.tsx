import type { SearchType } from '@appraisers/directory/criteria.ts';
import { readText } from '@appraisers/directory/lookup-text.ts';
import { useAnswer } from './finder-context.ts';
import { requestSearch } from './request.ts';
import { searchTypes } from './search-fields.ts';

export const mismatchMessages: Readonly<Record<SearchType, string>> = {
  zip: 'It looks like you entered a city name, but "Zip Code" is selected. Please select "City" and try again.',
  city: 'It looks like you entered a zip code, but "City" is selected. Please select "Zip Code" and try again.',
};
/** Beside the message, for a text that may be a name: two words and no digits. */
export const nameHint = (text: string): string | undefined =>
  /^\D*\p{L}[\s,]+\p{L}\D*$/u.test(text)
    ? 'To find an appraiser by name, select "City", too.'
    : undefined;

/** A city where a ZIP is expected, or a ZIP where a city is: the message, and the other search. */
export function Mismatch() {
  const { request, directory } = useAnswer();
  const { criteria } = request;
  const other = criteria.by === 'zip' ? 'city' : 'zip';
  const text = readText({ ...criteria, by: other }, directory.names).text.trim();
  const hint = criteria.by === 'zip' ? nameHint(criteria.near) : undefined;
  return (
    <div className="notice">
      <p>{mismatchMessages[criteria.by]}</p>
      {hint && <p>{hint}</p>}
      <button
        type="button"
        className="link target mt-2 text-left"
        onClick={() => requestSearch({ by: other }, 'offer')}
      >
        {`Search “${text.slice(0, 40)}” as ${searchTypes[other]}`}
      </button>
    </div>
  );
}
