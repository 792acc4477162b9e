// What the finder and the page around it tell each other, as the detail of an event `finder` on the
// document, so that a visitor is never left waiting without a word. The page's side is
// site/client-scripts/finder-help.ts: a script in the page itself, which speaks also when the finder never
// came. It shares only the types here, or it would be a file that can fail like the others.

/**
 * When a search is asked, the finder waits for its files, has answered, its files failed or are late,
 * or it broke over the answer. `reload`: the visitor tries again what only a new page can bring.
 */
export type FinderEvent = 'waiting' | 'answered' | 'failed' | 'late' | 'broken' | 'reload';

export const emitFinderEvent = (event: FinderEvent): void => {
  document.dispatchEvent(new CustomEvent('finder', { detail: event }));
};
