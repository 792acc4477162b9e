// Functions that a random walk runs in the page. Each can use only its arguments and the page.
import type { Pick } from './plan.ts';

/** Selectors of what a visitor can press, fill or choose from. */
export const reachable = {
  press:
    'a[href], button, summary, label, [role="option"], [role="tab"], [role="button"], input:is([type="radio"], [type="checkbox"], [type="submit"])',
  fill: 'textarea, input:not([type="radio"], [type="checkbox"], [type="submit"], [type="hidden"], [type="file"])',
  choose: 'select',
} as const;

/**
 * Runs before the page's scripts: keeps the visitor on the site, and marks a page that is closing.
 * The mark is on the window, which the next page replaces.
 */
export function stayOnSite(): void {
  window.print = () => undefined;
  // After the page's own listeners.
  window.addEventListener('click', (event) => {
    const link = event.composedPath().find((element) => element instanceof HTMLAnchorElement);
    if (!link?.href) return;
    const isPage = link.origin === location.origin && !/\.\w+$/.test(link.pathname);
    if (!isPage || link.target === '_blank' || link.hasAttribute('download'))
      event.preventDefault();
  });
  const mark = (isLeaving: boolean) => Reflect.set(window, 'isLeaving', isLeaving);
  const steps: unknown = Reflect.get(window, 'navigation');
  if (!(steps instanceof EventTarget)) throw new Error('This browser does not report navigation.');
  steps.addEventListener('navigate', (event) => {
    const { sameDocument } = Reflect.get(event, 'destination');
    if (!sameDocument && !Reflect.get(event, 'hashChange')) mark(true);
  });
  steps.addEventListener('navigateerror', () => mark(false));
  window.addEventListener('pageshow', () => mark(false));
}

/** Whether the page is complete and the search has results. */
export function isAtRest(): boolean {
  const isWhole = (frame: Window, page: Document): boolean => {
    const asks = page.querySelector('.finder') && 'asked' in page.documentElement.dataset;
    return (
      !Reflect.get(frame, 'isLeaving') &&
      page.readyState === 'complete' &&
      !page.querySelector('astro-island[ssr]') &&
      (!asks || page.querySelector('.finder-status h2, form [role="alert"] .notice') !== null) &&
      !page.querySelector('.finder-status > p')
    );
  };
  return (
    isWhole(window, document) &&
    [...document.querySelectorAll('iframe')].every(
      ({ contentWindow, contentDocument }) =>
        !contentWindow || !contentDocument || isWhole(contentWindow, contentDocument),
    )
  );
}

/** Picks an element, first by its kind: otherwise the many cards would get every press. */
export function pickOne({ selector, pick }: { selector: string; pick: Pick }): Element | undefined {
  const kinds = new Map<string, Element[]>();
  for (const element of document.querySelectorAll(selector)) {
    const { width, height } = element.getBoundingClientRect();
    const isThere = width > 0 && height > 0 && element.checkVisibility();
    if (!isThere || element.matches(':disabled, [readonly]')) continue;
    const part = element.closest('header, footer, nav, form, article, section, dialog, main');
    const kind = [element.tagName, element.className, part?.tagName].join(' ');
    kinds.set(kind, [...(kinds.get(kind) ?? []), element]);
  }
  const alike = [...kinds.values()][pick.kind % Math.max(1, kinds.size)] ?? [];
  return alike[pick.one % Math.max(1, alike.length)];
}

/** Whether the visit has a page in this direction. If so, marks this page as closing. */
export function canTravel(direction: 'back' | 'forward'): boolean {
  const steps: unknown = Reflect.get(window, 'navigation');
  const may = direction === 'back' ? 'canGoBack' : 'canGoForward';
  const can = steps instanceof EventTarget && Reflect.get(steps, may) === true;
  if (can) Reflect.set(window, 'isLeaving', true);
  return can;
}

/** Goes back or forward. If another page opens, the promise never settles. */
export function travelFrom(direction: 'back' | 'forward'): void {
  const there = () => Reflect.set(window, 'isLeaving', false);
  const steps: unknown = Reflect.get(window, 'navigation');
  if (steps instanceof EventTarget)
    Reflect.get(steps, direction).call(steps).committed.then(there, there);
}

export type WalkPoint = { readonly name: string; readonly x: number; readonly y: number };

/** Scrolls an element into view and returns its point, or no point if it is covered. */
export function walkPoint(element: Element): WalkPoint | { readonly name: string } {
  const label = element.id && document.querySelector(`label[for="${CSS.escape(element.id)}"]`);
  const named = label || element.closest('label') || element;
  const words = element.getAttribute('aria-label') ?? named.textContent ?? '';
  const name = `${element.tagName.toLowerCase()} “${words.replace(/\s+/g, ' ').trim().slice(0, 50)}”`;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [{ x, y, width, height } = new DOMRect()] = element.getClientRects();
  const location = { x: x + width / 2, y: y + height / 2 };
  const hit = element.ownerDocument.elementFromPoint(location.x, location.y);
  if (!hit || !(element.contains(hit) || hit.contains(element))) return { name };
  const frame = window.frameElement;
  const edge = frame?.getBoundingClientRect();
  return {
    name,
    x: location.x + (edge?.x ?? 0) + (frame?.clientLeft ?? 0),
    y: location.y + (edge?.y ?? 0) + (frame?.clientTop ?? 0),
  };
}

/** Whether a field of the page has the focus: the pressed one or its replacement. */
export const canType = (element: Element, fields: string): boolean =>
  element.ownerDocument.activeElement?.matches(fields) ?? false;

/** The parts that a page needs and lacks. */
export function missingParts(): string[] {
  const main = document.querySelector('main');
  const heading = [...document.querySelectorAll('h1, h2')].some((one) => one.checkVisibility());
  const ways = document.querySelectorAll('a[href], button, input, select, textarea, summary');
  return [
    ...(main ? [] : ['no main part']),
    ...((main?.innerText ?? '').trim().length > 20 ? [] : ['no words']),
    ...(heading ? [] : ['no heading']),
    ...([...ways].some((way) => way.checkVisibility()) ? [] : ['nothing to go on with']),
  ];
}
