// What an address asks of the finder: a search, or the members of a list.
import { type Criteria, criteriaFromQuery, queryFromCriteria } from './criteria.ts';
import { listFromText, type Shortlist, textFromList } from './shortlist.ts';

export type Question = { readonly criteria: Criteria } | { readonly list: Shortlist };

/**
 * Reads the query of an address: what `criteriaFromQuery` reads, or else `?list=12.7.31`. Without
 * either nothing was asked: undefined.
 */
export function questionFromQuery(query: string): Question | undefined {
  const criteria = criteriaFromQuery(query);
  if (criteria) return { criteria };
  const list = new URLSearchParams(query).get('list');
  return list === null ? undefined : { list: listFromText(list) };
}

/** The query of a list; what stands in it means itself in every address. */
export const queryFromList = (list: Shortlist): string => `?list=${textFromList(list)}`;

/** The query that `questionFromQuery` reads back. */
export const queryFromQuestion = (question: Question): string =>
  'list' in question ? queryFromList(question.list) : queryFromCriteria(question.criteria);
