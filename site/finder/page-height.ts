// Reload and Back restore the scroll position before the answer is there.

/**
 * Stores how tall the page of this address is, in px. layouts/head-scripts.ts reserves this height before
 * the first paint.
 */
export function storeHeight(): void {
  try {
    const { scrollHeight } = document.documentElement;
    sessionStorage.setItem(`height${window.location.search}`, `${scrollHeight}`);
  } catch {
    // Without storage the browser restores the position as well as it can.
  }
}

/** Releases the reserved height once the answer is drawn. */
export function releaseHeight(): void {
  document.documentElement.style.minHeight = '';
}
