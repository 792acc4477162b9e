// What a random walk has run in the page. A function here sees nothing of this file: only what it is
// given, and the page.
import type { Pick } from './plan.ts';

/** What can be pressed, written into, or chosen from. */
export const reachable = {
  press:
    'a[href], button, summary, label, [role="option"], [role="tab"], [role="button"], input:is([type="radio"], [type="checkbox"], [type="submit"])',
  fill: 'textarea, input:not([type="radio"], [type="checkbox"], [type="submit"], [type="hidden"], [type="file"])',
  choose: 'select',
} as const;

/**
 * Before any script of the page: keeps the visitor on the site, and marks a page that is being left. The mark is on the
 * window, for the next page has another.
 */
export function stayOnSite(): void {
  window.print = () => undefined;
  // After all that the page itself does about a press.
  window.addEventListener('click', (event) => {
    const link = event.composedPath().find((element) => element instanceof HTMLAnchorElement);
    if (!link?.href) return;
    const isPage = link.origin === location.origin && !/\.\w+$/.test(link.pathname);
    if (!isPage || link.target === '_blank' || link.hasAttribute('download'))
      event.preventDefault();
  });
  const mark = (isLeaving: boolean) => Reflect.set(window, 'isLeaving', isLeaving);
  const steps: unknown = Reflect.get(window, 'navigation');
  if (!(steps instanceof EventTarget)) throw new Error('This browser tells of no navigation.');
  steps.addEventListener('navigate', (event) => {
    const { sameDocument } = Reflect.get(event, 'destination');
    if (!sameDocument && !Reflect.get(event, 'hashChange')) mark(true);
  });
  steps.addEventListener('navigateerror', () => mark(false));
  window.addEventListener('pageshow', () => mark(false));
}

/** Whether nothing is under way: the page is whole, and what was searched for is answered. */
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

/** One of what can be reached, first by its kind: or else a hundred cards were pressed and nothing else. */
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

/** Whether something of the site is there; if so, the page is marked as one that is being left. */
export function canTravel(direction: 'back' | 'forward'): boolean {
  const steps: unknown = Reflect.get(window, 'navigation');
  const may = direction === 'back' ? 'canGoBack' : 'canGoForward';
  const can = steps instanceof EventTarget && Reflect.get(steps, may) === true;
  if (can) Reflect.set(window, 'isLeaving', true);
  return can;
}

/** Goes back or forward. To another page it never comes to the end of this: this one is gone by then. */
export function travelFrom(direction: 'back' | 'forward'): void {
  const there = () => Reflect.set(window, 'isLeaving', false);
  const steps: unknown = Reflect.get(window, 'navigation');
  if (steps instanceof EventTarget)
    Reflect.get(steps, direction).call(steps).committed.then(there, there);
}

export type WalkPoint = { readonly name: string; readonly x: number; readonly y: number };

/** Brings an element into sight, and says where in the window it is; no point where it is covered. */
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

/** Whether a field of its page has the focus: the pressed one, or the one that came in its place. */
export const canType = (element: Element, fields: string): boolean =>
  element.ownerDocument.activeElement?.matches(fields) ?? false;

/** What a page lacks that no one finds their way without. */
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
