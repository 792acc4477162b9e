/**
 * Calls back once when the page has something painted, or at once if it has. Where a browser restores a
 * scroll position there may be nothing to paint yet, so there the frame after the load counts.
 */
export function whenPainted(then: () => unknown): void {
  let isDone = false;
  const once = () => {
    if (!isDone) then();
    isDone = true;
  };
  const afterFrame = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback));
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    afterFrame(once);
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    once();
  }).observe({ type: 'paint', buffered: true });
  // Asked after a frame: before it, the position would have the page laid out once more.
  window.addEventListener('load', () =>
    afterFrame(() => {
      if (window.scrollY > 0) once();
    }),
  );
}
