// Where a visitor is after an answer: the focus and the place on the page follow what they did.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { entriesOf } from './list-entries.ts';
import { isTouched } from './media-queries.ts';
import { releaseHeight } from './reserved-height.ts';
import { type FinderResult, isListResult } from './types.ts';

const isSeen = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.getClientRects().length > 0;

/** Focuses an element, without the page moving, and then moves the page to it. */
function goTo(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Goes to the answer's own heading, below the search box at the top of the page. */
function goToAnswer(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Whether an element lies between the page's header, which stays at the top, and the lower edge. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return top >= (header || 0) && bottom <= window.innerHeight;
}

/** The heading over the first member who was not in the answer before. */
function newHeading(
  list: Element,
  result: FinderResult,
  before: FinderResult,
): HTMLElement | undefined {
  const ids = (of: FinderResult) => entriesOf(of).map(({ appraiser }) => `${appraiser.id}`);
  const known = new Set(ids(before));
  const fresh = ids(result).find((id) => !known.has(id));
  let item = list.querySelector(`[data-member="${fresh}"]`);
  while (item && !item.querySelector('h3')) item = item.previousElementSibling;
  return item?.querySelector('h3') ?? undefined;
}

/** The radius of an answer, where it is a wider circle around the same place than the one before. */
function widerRadius(result: FinderResult, before: FinderResult): number | undefined {
  if (isListResult(result) || isListResult(before)) return undefined;
  const { near, by, within } = result.request.criteria;
  const last = before.request.criteria;
  return within > last.within && near === last.near && by === last.by ? within : undefined;
}

/** The offer that led to a wider circle. */
const offerOf = (finder: Element, within: number) =>
  finder.querySelector<HTMLElement>(`.finder-offers [value="${within}"]`) ?? undefined;

/** Where the focus may go on a page that the browser has scrolled, in the order of the page. */
const landmarks = 'h2, h3[tabindex], .finder-card h4 button, .finder-offers button';

/**
 * Takes the focus along when the browser restores the scroll position, which it does after the answer
 * is drawn: to the offer that was pressed, else to the first landmark in view. With neither in view,
 * the visitor was outside the finder, and nothing keeps the focus.
 */
function keepFocusInView(finder: Element, offer: HTMLElement | undefined): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || isInSight(activeElement)) return;
    const candidates = [...finder.querySelectorAll<HTMLElement>(landmarks)];
    const next = [offer, ...candidates].find((element) => element && isInSight(element));
    if (next) next.focus({ preventScroll: true });
    else activeElement.blur();
  });
}

/** Lands the visitor once for each answer, when the whole of it is in the document. */
export function useLanding(
  views: RefObject<HTMLElement | null>,
  result: FinderResult | undefined,
): void {
  const before = useRef<FinderResult>(undefined);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = result;
    const finder = views.current?.closest('.finder');
    if (!finder) return;
    // Where there is no answer the page's main part is where its heading would be.
    const heading = finder.querySelector<HTMLElement>('h2') ?? finder.closest('main');
    const active = document.activeElement;
    if (result) releaseHeight();
    if (!result) {
      if (last && !isSeen(active)) heading?.focus({ preventScroll: true });
      return;
    }
    switch (result.request.trigger) {
      case 'search':
        // Else the keyboard on the screen would stay, and cover what was found.
        if (isTouched()) heading?.focus({ preventScroll: true });
        return;
      case 'offer': {
        const list = finder.querySelector('.finder-list .finder-cards');
        const fresh = list && last && widerRadius(result, last) && newHeading(list, result, last);
        if (fresh) goTo(fresh);
        else goToAnswer(heading);
        return;
      }
      case 'marker': {
        // Beside the list the marker keeps the focus; above it, the people are where to go.
        const group = [...finder.querySelectorAll<HTMLElement>('.finder-place')].find(isSeen);
        if (!group) return;
        if (group.closest('.finder-map')) goTo(group);
        else if (!isInSight(group)) group.scrollIntoView({ block: 'start', behavior: 'instant' });
        return;
      }
      case 'step': {
        const isLost = result.request.focused !== document.body && !isSeen(active);
        const wider = last && widerRadius(last, result);
        const offer = wider ? offerOf(finder, wider) : undefined;
        if (offer && (isLost || active?.closest('.finder-answer')))
          offer.focus({ preventScroll: true });
        else if (isLost) heading?.focus({ preventScroll: true });
        if (finder.contains(document.activeElement)) keepFocusInView(finder, offer);
      }
    }
  }, [views, result]);
}
