// Where a visitor lands after an answer: the focus and the scroll position follow what they did.
import { useLayoutEffect, useRef } from 'react';
import { useFinder } from './finder-context.ts';
import { isTouched, releaseHeight } from './screen.ts';

const isShown = (element: Element | null): boolean =>
  element !== document.body && element !== null && element.getClientRects().length > 0;

/** Whether an element is between the page's sticky header and the lower edge of the window. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return top >= (header || 0) && bottom <= window.innerHeight;
}

/** What may take the focus on a page that the browser has scrolled, in page order. */
const landmarks = 'h2, h3[tabindex], .appraiser-card h4 button, .finder-offers button';

/** The browser restores the scroll position after the answer is drawn. The focus moves to what is in view. */
function keepFocusInView(finder: Element): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || isInSight(activeElement)) return;
    // Another step may have moved it to the page, which has no answer then.
    if (!finder.contains(activeElement)) return;
    const next = [...finder.querySelectorAll<HTMLElement>(landmarks)].find(isInSight);
    if (next) next.focus({ preventScroll: true });
    else activeElement.blur();
  });
}

/**
 * The first screen is painted before the cards below it are laid out (results.css). Their elements are there at once.
 * Only where the answer starts at the top: any other position needs the height of what is above it.
 */
function paintFirstScreen({ dataset }: HTMLElement): void {
  dataset.unpainted = '';
  requestAnimationFrame(() => setTimeout(() => delete dataset.unpainted, 100));
}

/** Lands the visitor once for each answer, when all of it is in the document. */
export function useLanding(): void {
  const { request, answer } = useFinder();
  const wasAnswered = useRef(false);
  useLayoutEffect(() => {
    const hadAnswer = wasAnswered.current;
    wasAnswered.current = answer !== undefined;
    const finder = document.querySelector<HTMLElement>('.finder');
    if (!finder) return;
    // Without an answer there is no heading, so the main part of the page takes its place.
    const heading = finder.querySelector<HTMLElement>('h2') ?? finder.closest('main');
    const focusHeading = () => heading?.focus({ preventScroll: true });
    if (!request || !answer) {
      if (hadAnswer && !isShown(document.activeElement)) focusHeading();
      return;
    }
    releaseHeight();
    // After a search, all of an answer has its height at once: the browser restores the position by it.
    delete finder.dataset.unpainted;
    switch (request.trigger) {
      case 'search':
      case 'offer':
        paintFirstScreen(finder);
        // Otherwise the on-screen keyboard would stay and cover the answer. The button of an offer is gone.
        if (request.trigger === 'offer' || isTouched()) focusHeading();
        return;
      case 'marker': {
        // Beside the list the marker keeps the focus. Above it, the visitor goes to the members.
        const group = finder.querySelector<HTMLElement>('.finder-place');
        if (finder.querySelector('.finder-tabs')?.getClientRects().length)
          group?.focus({ preventScroll: true });
        if (group && !isInSight(group))
          group.scrollIntoView({ block: 'start', behavior: 'instant' });
        return;
      }
      case 'step':
        if (!isShown(document.activeElement)) focusHeading();
        keepFocusInView(finder);
    }
  }, [request, answer]);
}
