// What the visitor asks for. The page's address is the only state of a search. This file also has what led
// to it, which decides where the visitor lands.
import {
  type Criteria,
  criteriaFromQuery,
  defaults,
  queryFromCriteria,
} from '@appraisers/directory/criteria.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { storeHeight } from './screen.ts';

/**
 * What made the finder ask: the page opened, the visitor sent the search box, pressed an offer below the
 * answer or a marker, changed what they need or the radius, or stepped back or forward.
 */
export type Trigger = 'open' | 'search' | 'offer' | 'marker' | 'need' | 'step';

export type SearchRequest = {
  readonly criteria: Criteria;
  readonly trigger: Trigger;
  /** Counts the steps of a page. The same search sent again is a new step. */
  readonly id: number;
};

let step: Omit<SearchRequest, 'criteria'> = { trigger: 'open', id: 0 };
/** The query at that step. A step to another heading of the page changes only the hash. */
let query: string | undefined;
let notify = (): void => undefined;

function takeStep(trigger: Trigger): void {
  query = window.location.search;
  step = { trigger, id: step.id + 1 };
  notify();
}

function onPopState(): void {
  if (window.location.search !== query) takeStep('step');
}

/** The page's link to My list (ui/MyListLink.tsx) requests the list here. With a key, it opens a tab. */
function onClick(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('#myList');
  if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  requestSearch({ ...criteriaFromQuery(link.search) }, 'offer');
}

/** A page has one finder, which reads its address. */
function subscribe(listener: () => void): () => void {
  query = window.location.search;
  notify = listener;
  const controller = new AbortController();
  window.addEventListener('popstate', onPopState, controller);
  document.addEventListener('click', onClick, controller);
  window.addEventListener('pagehide', storeHeight, controller);
  // A phone may drop a hidden page from memory without another event.
  document.addEventListener('visibilitychange', storeHeight, controller);
  return () => controller.abort();
}

/** What the address asks for, parsed once. Undefined before the first search, and in the page as built. */
export function useRequest(): SearchRequest | undefined {
  const now = useSyncExternalStore(
    subscribe,
    () => step,
    () => undefined,
  );
  return useMemo(() => {
    const criteria = now && criteriaFromQuery(window.location.search);
    return criteria && { ...now, criteria };
  }, [now]);
}

/**
 * Requests what the address asks for with these changes: a step in the browser's history, unless it asks for the same.
 * A search takes the place of a list.
 */
export function requestSearch(change: Partial<Criteria>, trigger: Trigger): void {
  const before = criteriaFromQuery(window.location.search);
  const list = change.near === undefined ? before?.list : undefined;
  const next = queryFromCriteria({ ...defaults, near: '', ...before, list, ...change });
  if (!before || next !== queryFromCriteria(before)) {
    storeHeight();
    window.history.pushState(null, '', next);
  }
  // The answer starts at the top.
  if (trigger === 'search' || trigger === 'offer') window.scrollTo({ top: 0, behavior: 'instant' });
  takeStep(trigger);
}
