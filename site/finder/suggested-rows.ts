// The places offered for a text, each with how many members a search for it would find.
import type { SearchType } from '@appraisers/directory/criteria.ts';
import { appraisersIn, search } from '@appraisers/directory/search.ts';
import { suggest } from '@appraisers/directory/suggest.ts';
import { knowledge, placesToSuggest } from './knowledge.ts';
import { regionNames } from './region-names.ts';

export type SuggestedRow = {
  readonly by: SearchType;
  readonly near: string;
  /** A city, or a ZIP with its town. */
  readonly name: string;
  /** "6 appraisers here, 45 within 30 miles" */
  readonly members: string;
};

/** As many as are seen at once on a phone with its keyboard up. */
const maxRows = 5;

/** @param within miles */
export function suggestedRows(text: string, within: number): readonly SuggestedRow[] {
  const known = knowledge(new Date());
  return suggest(text, placesToSuggest(), regionNames, maxRows).map(({ by, near, town, here }) => {
    const answer = search({ near, by, within }, known);
    // Without the list of places it would find others than with it: nothing is promised then.
    const around = answer.provisional ? undefined : { found: appraisersIn(answer).length, within };
    return {
      by,
      near,
      name: town ? `${near} ${town}` : near,
      members: inWords(here, around),
    };
  });
}

function inWords(here: number, around?: { found: number; within: number }): string {
  if (around?.found === 0) return `nobody within ${around.within} miles`;
  const there = here === 1 ? '1 appraiser here' : `${here || 'no'} appraisers here`;
  return around ? `${there}, ${around.found} within ${around.within} miles` : there;
}
