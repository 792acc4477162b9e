// The finder's only state: the query of the page's address.
import { useMemo, useSyncExternalStore } from 'react';
import { type Criteria, criteriaFromQuery, queryFromCriteria } from '#directory/criteria.ts';

const readers = new Set<() => void>();

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  window.addEventListener('popstate', reader);
  return () => {
    readers.delete(reader);
    window.removeEventListener('popstate', reader);
  };
}

/** What the address asks; undefined before the first search and in the page as it is built. */
export function useCriteria(): Criteria | undefined {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => criteriaFromQuery(query), [query]);
}

/** Asks anew: a step in the browser's history, unless it is what the address asks already. */
export function ask(criteria: Criteria): void {
  const query = queryFromCriteria(criteria);
  if (query === window.location.search) return;
  window.history.pushState(null, '', query);
  for (const reader of readers) reader();
}
