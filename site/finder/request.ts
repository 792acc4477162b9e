// What the visitor asks for. The page's address is the only state of a search. This file also has what led
// to it, which decides where the visitor lands.
import {
  type Criteria,
  criteriaFromQuery,
  queryFromCriteria,
} from '@appraisers/directory/criteria.ts';
import { readText, type TypedText } from '@appraisers/directory/lookup-text.ts';
import type { Need } from '@appraisers/directory/need.ts';
import type { PlaceNames } from '@appraisers/directory/place-names.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { storeHeight } from './screen.ts';

/**
 * What made the finder ask: the page opened, the visitor sent the search box, pressed an offer below the
 * answer or a marker, changed what they need or the radius, or stepped back or forward.
 */
export type Trigger = 'open' | 'search' | 'offer' | 'marker' | 'need' | 'step';

type Step = {
  readonly trigger: Trigger;
  /** Counts the steps of a page. The same search sent again is a new step. */
  readonly id: number;
};

export type SearchRequest = Step & TypedText & { readonly criteria: Criteria };

let step: Step = { trigger: 'open', id: 0 };
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
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('#my-list');
  if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  const asked = criteriaFromQuery(link.search);
  if (asked) navigate({ ...asked, ...currentNeed() }, 'offer');
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

/**
 * What the address asks for. Undefined before the first search, and in the page as built. Call it once: the
 * criteria are parsed and the text is looked up here.
 */
export function useRequest(names: PlaceNames): SearchRequest | undefined {
  const now = useSyncExternalStore(
    subscribe,
    () => step,
    () => undefined,
  );
  return useMemo(() => {
    const criteria = now && criteriaFromQuery(window.location.search);
    return criteria && { ...now, ...readText(criteria, names), criteria };
  }, [now, names]);
}

/** What the address says the visitor needs. The next search keeps it. */
function currentNeed(): Need {
  const { for: reason, language } = criteriaFromQuery(window.location.search) ?? {};
  return { for: reason, language };
}

/** Makes a request: a step in the browser's history, unless the address asks for the same. */
function navigate(criteria: Criteria, trigger: Trigger): void {
  const next = queryFromCriteria(criteria);
  const asked = criteriaFromQuery(window.location.search);
  if (!asked || next !== queryFromCriteria(asked)) {
    storeHeight();
    window.history.pushState(null, '', next);
  }
  takeStep(trigger);
}

/**
 * Requests a search. It keeps what the visitor needs.
 * @param need what the finder knows of that, if it has answered
 */
export const requestSearch = (
  { near, by, within }: Pick<Criteria, 'near' | 'by' | 'within'>,
  trigger: Trigger,
  need: Need = currentNeed(),
): void => navigate({ ...need, near, by, within }, trigger);

/** Requests the same again with another need. */
export function requestNeed(change: Need): void {
  const asked = criteriaFromQuery(window.location.search);
  if (asked) navigate({ ...asked, ...change }, 'need');
}
