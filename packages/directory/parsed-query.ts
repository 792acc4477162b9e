// What an address asks of the finder: a search, or the members of a list.
import { type Criteria, criteriaFromQuery, queryFromCriteria } from './criteria.ts';
import { listFromText, type Shortlist, textFromList } from './shortlist.ts';

export type ParsedQuery = { readonly criteria: Criteria } | { readonly list: Shortlist };

/**
 * Reads the query of an address: what `criteriaFromQuery` reads, or else `?list=12.7.31`. Without
 * either nothing was asked: undefined.
 */
export function parseQuery(query: string): ParsedQuery | undefined {
  const criteria = criteriaFromQuery(query);
  if (criteria) return { criteria };
  const list = new URLSearchParams(query).get('list');
  return list === null ? undefined : { list: listFromText(list) };
}

/** The query of a list; what stands in it means itself in every address. */
export const queryFromList = (list: Shortlist): string => `?list=${textFromList(list)}`;

/** The query that `parseQuery` reads back. */
export const formatQuery = (question: ParsedQuery): string =>
  'list' in question ? queryFromList(question.list) : queryFromCriteria(question.criteria);
