// `client:painted`: an island's script is asked for when the page has been painted, never before.
import type { ClientDirective } from 'astro';
import { whenPainted } from './when-painted.ts';

const painted: ClientDirective = (load, _options, island) =>
  whenPainted(async () => {
    const hydrate = await load();
    // A file that arrives empty would have the island's own markup taken away.
    if (typeof Reflect.get(island, 'Component') !== 'function')
      island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
    else await hydrate();
  });

export default painted;
