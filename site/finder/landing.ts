// Where a visitor lands after an answer: the focus and the scroll position follow what they did.
import { type Answer, appraisersIn } from '@appraisers/directory/answer.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isTouched } from './media-queries.ts';
import { releaseHeight } from './page-height.ts';
import type { FinderRequest } from './request.ts';

const isSeen = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.getClientRects().length > 0;

/** Focuses an element without scrolling, then scrolls to it. */
function goTo(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Focuses the heading of the answer, below the search box at the top of the page. */
function goToAnswer(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Whether an element is between the page's sticky header and the lower edge of the window. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return top >= (header || 0) && bottom <= window.innerHeight;
}

type Landed = { readonly request: FinderRequest; readonly answer: Answer };

/** The heading over the first member who was not in the last answer. */
function newHeading(list: Element, { answer }: Landed, before: Landed): HTMLElement | undefined {
  const known = new Set(appraisersIn(before.answer).map(({ id }) => id));
  const fresh = appraisersIn(answer).find(({ id }) => !known.has(id));
  let item = list.querySelector(`[data-member="${fresh?.id}"]`);
  while (item && !item.querySelector('h3')) item = item.previousElementSibling;
  return item?.querySelector('h3') ?? undefined;
}

/** The radius of an answer that is a wider circle around the same place than the last one. */
function widerRadius({ request }: Landed, before: Landed): number | undefined {
  if ('list' in request || 'list' in before.request) return undefined;
  const { near, by, within } = request.criteria;
  const last = before.request.criteria;
  return within > last.within && near === last.near && by === last.by ? within : undefined;
}

/** The offer of a wider circle. */
const offerOf = (finder: Element, within: number) =>
  finder.querySelector<HTMLElement>(`.finder-offers [value="${within}"]`) ?? undefined;

/** What may take the focus on a page that the browser has scrolled, in page order. */
const landmarks = 'h2, h3[tabindex], .finder-card h4 button, .finder-offers button';

/**
 * The browser restores the scroll position after the answer is drawn. Moves the focus with it: to the
 * offer that the visitor pressed, otherwise to the first landmark in view. With neither in view, the
 * visitor was outside the finder, and nothing keeps the focus.
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

/** Lands the visitor once for each answer, when all of it is in the document. */
export function useLanding(
  views: RefObject<HTMLElement | null>,
  request: FinderRequest | undefined,
  answer: Answer | undefined,
): void {
  const before = useRef<Landed>(undefined);
  useLayoutEffect(() => {
    const last = before.current;
    const now = request && answer && { request, answer };
    before.current = now;
    const finder = views.current?.closest('.finder');
    if (!finder) return;
    // Without an answer there is no heading, so the main part of the page takes its place.
    const heading = finder.querySelector<HTMLElement>('h2') ?? finder.closest('main');
    const active = document.activeElement;
    if (!now) {
      if (last && !isSeen(active)) heading?.focus({ preventScroll: true });
      return;
    }
    releaseHeight();
    switch (now.request.trigger) {
      case 'search':
        // Otherwise the on-screen keyboard would stay and cover the answer.
        if (isTouched()) heading?.focus({ preventScroll: true });
        return;
      case 'offer': {
        const list = finder.querySelector('.finder-list .finder-cards');
        const fresh = list && last && widerRadius(now, last) && newHeading(list, now, last);
        if (fresh) goTo(fresh);
        else goToAnswer(heading);
        return;
      }
      case 'marker': {
        // Beside the list the marker keeps the focus. Above it, the visitor goes to the members.
        const group = [...finder.querySelectorAll<HTMLElement>('.finder-place')].find(isSeen);
        if (!group) return;
        if (group.closest('.finder-map')) goTo(group);
        else if (!isInSight(group)) group.scrollIntoView({ block: 'start', behavior: 'instant' });
        return;
      }
      case 'step': {
        const isLost = now.request.focused !== document.body && !isSeen(active);
        const wider = last && widerRadius(last, now);
        const offer = wider ? offerOf(finder, wider) : undefined;
        if (offer && (isLost || active?.closest('.finder-answer')))
          offer.focus({ preventScroll: true });
        else if (isLost) heading?.focus({ preventScroll: true });
        if (finder.contains(document.activeElement)) keepFocusInView(finder, offer);
      }
    }
  }, [views, request, answer]);
}
