// The finder's only state: the query of the page's address, and what made it so.
import { useSyncExternalStore } from 'react';
import { type Criteria, criteriaFromQuery, queryFromCriteria } from '#directory/criteria.ts';
import type { Asked, Deed } from './types.ts';

const readers = new Set<() => void>();
let turn = 0;
let query: string | undefined;
let asked: Asked | undefined;

function follow(deed: Deed): void {
  query = window.location.search;
  const criteria = criteriaFromQuery(query);
  turn += 1;
  asked = criteria && { criteria, deed, turn, focused: document.activeElement };
}

function tell(): void {
  for (const reader of readers) reader();
}

function step(): void {
  // A step to another heading of the page leaves the query as it is, and the answer too.
  if (window.location.search === query) return;
  follow('step');
  tell();
}

/** Calls back at each asking, until the returned function is called. */
export function subscribe(reader: () => void): () => void {
  if (readers.size === 0) window.addEventListener('popstate', step);
  readers.add(reader);
  return () => {
    readers.delete(reader);
    if (readers.size === 0) window.removeEventListener('popstate', step);
  };
}

/** What the address asks; undefined before the first search. */
export function read(): Asked | undefined {
  if (query === undefined) follow('open');
  return asked;
}

/** What the address asks; undefined before the first search and in the page as it is built. */
export const useAsked = (): Asked | undefined =>
  useSyncExternalStore(subscribe, read, () => undefined);

/** Asks: a step in the browser's history, unless it is what the address asks already. */
export function ask(criteria: Criteria, deed: Deed): void {
  const next = queryFromCriteria(criteria);
  if (next !== window.location.search) {
    try {
      window.history.pushState(null, '', next);
    } catch {
      // Some browsers allow only so many steps in half a minute. A whole new page always answers.
      window.location.assign(next);
      return;
    }
  }
  follow(deed);
  tell();
}
