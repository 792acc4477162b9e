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
  const nextFrame = () => requestAnimationFrame(() => setTimeout(once));
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    nextFrame();
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    once();
  }).observe({ type: 'paint', buffered: true });
  window.addEventListener('load', () => {
    if (window.scrollY > 0) nextFrame();
  });
}
