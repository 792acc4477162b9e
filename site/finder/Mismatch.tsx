import type { Criteria } from '@appraisers/directory/criteria.ts';
import { lookupText } from '@appraisers/directory/lookup-text.ts';
import type { PlaceNames } from '@appraisers/directory/place-names.ts';
import { requestSearch } from './request.ts';
import * as words from './words/search-form.ts';

/** A city where a ZIP is expected, or a ZIP where a city is: the message, and the other search. */
export function Mismatch({ criteria, names }: { criteria: Criteria; names: PlaceNames }) {
  const other = criteria.by === 'zip' ? 'city' : 'zip';
  const text = lookupText({ ...criteria, by: other }, names).trim();
  const nameHint = criteria.by === 'zip' ? words.nameHint(criteria.near) : undefined;
  return (
    <div className="notice">
      <p>{words.mismatchMessages[criteria.by]}</p>
      {nameHint && <p>{nameHint}</p>}
      <button
        type="button"
        className="link target mt-2 text-left"
        onClick={() => requestSearch({ ...criteria, by: other }, 'offer')}
      >
        {`Search “${text.slice(0, 40)}” as ${words.searchTypes[other]}`}
      </button>
    </div>
  );
}
