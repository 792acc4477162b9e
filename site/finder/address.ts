// The finder's only state: the query of the page's address, and what made it so.

import { type Criteria, queryFromCriteria } from '@appraisers/directory/criteria.ts';
import { queryFromList, questionFromQuery } from '@appraisers/directory/question.ts';
import type { Shortlist } from '@appraisers/directory/shortlist.ts';
import { useSyncExternalStore } from 'react';
import { storeHeight } from './reserved-height.ts';
import type { AnyAsked, Deed } from './types.ts';

const readers = new Set<() => void>();
let turn = 0;
let query: string | undefined;
let asked: AnyAsked | undefined;

function follow(deed: Deed): void {
  query = window.location.search;
  const question = questionFromQuery(query);
  turn += 1;
  asked = question && { ...question, deed, turn, focused: document.activeElement };
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
export function read(): AnyAsked | undefined {
  if (query === undefined) follow('open');
  return asked;
}

/** What the address asks; undefined before the first search and in the page as it is built. */
export const useAsked = (): AnyAsked | undefined =>
  useSyncExternalStore(subscribe, read, () => undefined);

/** Asks: a step in the browser's history, unless it is what the address asks already. */
function go(next: string, deed: Deed): void {
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
  follow(deed);
  tell();
}

/** Asks for a search. */
export const ask = (criteria: Criteria, deed: Deed): void => go(queryFromCriteria(criteria), deed);

/** Asks for the members of a list. */
export const askForList = (list: Shortlist): void => go(queryFromList(list), 'offer');
