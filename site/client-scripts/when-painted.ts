/** Longer than any page takes to paint after it has loaded, in milliseconds. */
const paintedByThen = 1000;

/**
 * Calls back once, after the first paint. A page that the browser restores to a scroll position may have
 * nothing to paint there yet: for it, the frame after the load counts. WebKit reports no paint in a frame of
 * another site, so there a second after the load counts.
 */
export function whenPainted(then: () => unknown): void {
  let isDone = false;
  const once = () => {
    if (!isDone) then();
    isDone = true;
  };
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    once();
  }).observe({ type: 'paint', buffered: true });
  // The event says so without a layout, which asking for the position may cost.
  let isScrolled = false;
  const scrolled = () => {
    isScrolled = true;
  };
  window.addEventListener('scroll', scrolled, { once: true });
  window.addEventListener('load', () =>
    requestAnimationFrame(() => setTimeout(() => setTimeout(once, isScrolled ? 0 : paintedByThen))),
  );
}
