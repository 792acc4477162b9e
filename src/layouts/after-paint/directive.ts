// `client:painted`: an island's script is asked for when the page has been painted, never before.
import type { ClientDirective } from 'astro';

const painted: ClientDirective = (load) => {
  const start = async () => {
    const hydrate = await load();
    await hydrate();
  };
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    requestAnimationFrame(() => setTimeout(start));
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    void start();
  }).observe({ type: 'paint', buffered: true });
};

export default painted;
