// The finder's only state: the query of the page's address, and what made it so.

import { type Criteria, queryFromCriteria } from '@appraisers/directory/criteria.ts';
import { parseQuery, queryFromList } from '@appraisers/directory/parsed-query.ts';
import type { Shortlist } from '@appraisers/directory/shortlist.ts';
import { useSyncExternalStore } from 'react';
import { storeHeight } from './reserved-height.ts';
import type { FinderRequest, Trigger } from './types.ts';

const listeners = new Set<() => void>();
let requestCount = 0;
let query: string | undefined;
let request: FinderRequest | undefined;

function readAddress(trigger: Trigger): void {
  query = window.location.search;
  const question = parseQuery(query);
  requestCount += 1;
  request = question && {
    ...question,
    trigger,
    requestId: requestCount,
    focused: document.activeElement,
  };
}

function emit(): void {
  for (const listener of listeners) listener();
}

function onPopState(): void {
  // A step to another heading of the page leaves the query as it is, and the answer too.
  if (window.location.search === query) return;
  readAddress('step');
  emit();
}

/** Calls back at each asking, until the returned function is called. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', onPopState);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', onPopState);
  };
}

/** What the address asks; undefined before the first search. */
export function read(): FinderRequest | undefined {
  if (query === undefined) readAddress('open');
  return request;
}

/** What the address asks; undefined before the first search and in the page as it is built. */
export const useRequest = (): FinderRequest | undefined =>
  useSyncExternalStore(subscribe, read, () => undefined);

/** Asks: a step in the browser's history, unless it is what the address asks already. */
function navigate(next: string, trigger: Trigger): void {
  if (next !== window.location.search) {
    storeHeight();
    try {
      window.history.pushState(null, '', next);
    } catch {
      // Some browsers allow only so many steps in half a minute. A whole new page always answers.
      window.location.assign(next);
      return;
    }
  }
  readAddress(trigger);
  emit();
}

/** Asks for a search. */
export const requestSearch = (criteria: Criteria, trigger: Trigger): void =>
  navigate(queryFromCriteria(criteria), trigger);

/** Asks for the members of a list. */
export const requestList = (list: Shortlist): void => navigate(queryFromList(list), 'offer');
