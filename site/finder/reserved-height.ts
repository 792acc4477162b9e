// Reload and Back restore the scroll position before the answer is there. So each address stores how
// tall its page was, a script in the head (layouts/head-scripts.ts) reserves that height before the
// first paint, and the answer releases it.

/** The key in the session's storage; the script in the head reads it too. */
const keyOf = (query: string) => `height${query}`;

/** Stores how tall the page of this address is now, in px. */
export function storeHeight(): void {
  try {
    const { scrollHeight } = document.documentElement;
    sessionStorage.setItem(keyOf(window.location.search), `${scrollHeight}`);
  } catch {
    // Without storage, the browser restores what position it can.
  }
}

export function releaseHeight(): void {
  document.documentElement.style.minHeight = '';
}

/** Stores the height whenever the visitor leaves the page, until the returned function is called. */
export function storeHeightOnPageHide(): () => void {
  const controller = new AbortController();
  // A phone may drop a hidden page from memory without a word.
  for (const [target, event] of [
    [window, 'pagehide'],
    [document, 'visibilitychange'],
  ] as const)
    target.addEventListener(event, storeHeight, controller);
  return () => controller.abort();
}
