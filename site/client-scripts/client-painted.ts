// `client:painted` loads the script of an island once the page has painted. `client:visible` and `client:idle`
// request it before.
import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean;
  }
}

const painted: ClientDirective = async (load) => {
  await new Promise<unknown>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(list);
    }).observe({ type: 'paint', buffered: true });
    // WebKit reports no paint in a frame of another site, and a page that opens scrolled down may paint nothing yet.
    window.addEventListener('load', () => setTimeout(resolve, 1000));
  });
  const hydrate = await load();
  await hydrate();
};

export default painted;
