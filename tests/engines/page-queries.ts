// Functions that the engine tests run in the page. Each can use only its arguments, the page, and the
// library that finds elements by role and name.
import type { ByRoleMatcher } from '@testing-library/dom';

declare global {
  var TestingLibraryDom: typeof import('@testing-library/dom');
}

/** A role. `field` is any text field: one with suggestions has the role of a combobox. */
export type Role = ByRoleMatcher | 'field';

export type ElementQuery = {
  readonly role: Role;
  /** A name, or its pattern. */
  readonly name?: string;
  readonly pattern?: string;
};

/** Where to look: the whole page, its frame, or the part that a selector names. */
export type PageScope = { readonly framed?: boolean; readonly within?: string };

export type Seen = ReturnType<typeof see>[number];

/**
 * The matching elements as they are now, with their positions in the window, even in a frame. With `bring`, the
 * first is scrolled into view before.
 */
export function see(
  { role, name, pattern }: ElementQuery,
  { framed = false, within = 'body' }: PageScope,
  bring: boolean,
) {
  const frame = framed ? document.querySelector('iframe') : null;
  const page = framed ? frame?.contentDocument : document;
  const place = page?.querySelector<HTMLElement>(within);
  if (!page || !place) return [];
  const named = pattern === undefined ? name : new RegExp(pattern);
  const text = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  // The library doesn't know that a summary is a button, nor what a closed disclosure hides.
  const summaries = [...place.querySelectorAll('summary')].filter(
    (summary) => role === 'button' && (named === undefined || RegExp(named).test(text(summary))),
  );
  const found = [
    ...summaries,
    ...(role === 'field' ? ['textbox', 'combobox', 'searchbox'] : [role]).flatMap((one) =>
      TestingLibraryDom.queryAllByRole<HTMLElement>(
        place,
        one,
        named === undefined ? {} : { name: named },
      ),
    ),
  ].filter((element) => element.checkVisibility());
  if (bring) found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const edge = frame?.getBoundingClientRect();
  return found.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      text: text(element),
      value: 'value' in element ? String(element.value) : '',
      checked: 'checked' in element && element.checked === true,
      focused: page.activeElement === element,
      x: x + (edge?.x ?? 0) + (frame?.clientLeft ?? 0),
      y: y + (edge?.y ?? 0) + (frame?.clientTop ?? 0),
      width,
      height,
    };
  });
}

/** Whether everything after the first paint has loaded: scripts, frame, results and fonts. */
export function isSettled(): boolean {
  const whole = (page: Document | null) =>
    page?.readyState === 'complete' &&
    page.body.childElementCount > 0 &&
    page.fonts.status === 'loaded' &&
    !page.querySelector('astro-island[ssr]') &&
    (!page.querySelector('[data-asked]') || page.querySelector('article') !== null);
  return (
    whole(document) &&
    // A frame of another origin is checked from within.
    [...document.querySelectorAll('iframe')].every(
      ({ contentDocument }) => !contentDocument || whole(contentDocument),
    )
  );
}
