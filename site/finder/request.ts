// What the visitor asks for. The query of the page's address is the finder's only state.
import { region } from 'virtual:region';
import {
  type AnswerPart,
  queryOfAnswer,
  queryWithPart,
} from '@appraisers/directory/answer-part.ts';
import {
  type Criteria,
  isMismatch,
  type ListQuery,
  lookupText,
  parseQuery,
  queryFromCriteria,
  queryFromList,
} from '@appraisers/directory/criteria.ts';
import type { Need } from '@appraisers/directory/need.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import { useSyncExternalStore } from 'react';
import { listenerSet } from '#loading/listeners.ts';
import { storeHeight } from './page-height.ts';

/** How people of the region write its places. */
export const regionNames = placeNames(region);

/**
 * What made the finder ask: the page opened, the visitor sent the search box, pressed an offer below
 * the answer or a marker, changed what they need, asked for another part of the answer, or stepped back or
 * forward.
 */
export type Trigger = 'open' | 'search' | 'offer' | 'marker' | 'need' | 'part' | 'step';

type RequestContext = {
  readonly trigger: Trigger;
  /** Counts the requests of a page. The same search sent again is a new request. */
  readonly requestId: number;
  /** The element that had the focus at the request. */
  readonly focused: Element | null;
};

export type SearchRequest = RequestContext & {
  readonly criteria: Criteria;
  /** The text to look up. */
  readonly text: string;
  /** The visitor typed a city where a ZIP is expected, or a ZIP where a city is. */
  readonly mismatch: boolean;
};

export type ListRequest = RequestContext & ListQuery;

export type FinderRequest = SearchRequest | ListRequest;

let requestCount = 0;
let query: string | undefined;
let request: FinderRequest | undefined;
/** What the next search keeps. */
let need: Need = {};

/** What the address asks for, whichever part of the answer it shows. */
const queryNow = (): string =>
  hasLongAnswers ? queryOfAnswer(window.location.search) : window.location.search;

function readAddress(trigger: Trigger): void {
  query = queryNow();
  requestCount += 1;
  const parsed = parseQuery(query);
  const context = { trigger, requestId: requestCount, focused: document.activeElement };
  if (!parsed || 'list' in parsed) {
    request = parsed && { ...parsed, ...context };
    need = parsed ?? {};
    return;
  }
  need = parsed.criteria;
  request = searchRequest(parsed.criteria, context);
}

const searchRequest = (criteria: Criteria, context: RequestContext): SearchRequest => ({
  ...context,
  criteria,
  text: lookupText(criteria, regionNames),
  mismatch: isMismatch(criteria, regionNames),
});

/** What sending the search box would request. */
export const draftRequest = ({ near, by, within }: Criteria): SearchRequest =>
  searchRequest({ ...need, near, by, within }, { trigger: 'search', requestId: 0, focused: null });

function onPopState(): void {
  // A step to another heading of the page changes neither the query nor the answer.
  if (queryNow() !== query) {
    readAddress('step');
    emit();
  } else if (hasLongAnswers) emit();
}

/** The page's link to My list (ui/MyListLink.tsx) requests the list here. With a key, it opens a tab. */
function onClick(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('#my-list');
  if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  const list = parseQuery(link.search);
  if (list && 'list' in list) navigate(queryFromList(list.list, need), 'offer');
}

const { emit, subscribe } = listenerSet((signal) => {
  window.addEventListener('popstate', onPopState, { signal });
  document.addEventListener('click', onClick, { signal });
  window.addEventListener('pagehide', storeHeight, { signal });
  // A phone may drop a hidden page from memory without another event.
  document.addEventListener('visibilitychange', storeHeight, { signal });
});

/** Calls back at each request, until the caller stops it with the returned function. */
export const subscribeToRequests = subscribe;

/** What the address asks for. Undefined before the first search. */
export function readRequest(): FinderRequest | undefined {
  if (query === undefined) readAddress('open');
  return request;
}

/** What the address asks for. Undefined before the first search, and in the page as built. */
export const useRequest = (): FinderRequest | undefined =>
  useSyncExternalStore(subscribeToRequests, readRequest, () => undefined);

/** The finder found out what it knows of a need. Later searches keep only that. */
export const keepNeed = (known: Need): void => {
  need = known;
};

/** Makes a request: a step in the browser's history, unless the address asks for the same. */
export function navigate(next: string, trigger: Trigger): void {
  if (next !== window.location.search) {
    storeHeight();
    try {
      window.history.pushState(null, '', next);
    } catch {
      // Some browsers limit the steps in half a minute. A new page always answers.
      window.location.assign(next);
      return;
    }
  }
  if (!hasLongAnswers || trigger !== 'part') readAddress(trigger);
  emit();
}

/** Shows another part of the answer: a step in the history, and no request. */
export const showPart = (part: AnswerPart): void =>
  navigate(queryWithPart(window.location.search, part), 'part');

/** Requests a search. It keeps what the visitor needs. */
export const requestSearch = ({ near, by, within }: Criteria, trigger: Trigger): void =>
  navigate(queryFromCriteria({ ...need, near, by, within }), trigger);
