// `client:painted`: an island's script is asked for when the page has been painted, never before.
import type { ClientDirective } from 'astro';
import { loadPart } from '#loading/site-files.ts';
import { whenPainted } from './when-painted.ts';

const failure = 'astro:hydration-error';

/** Astro reports each failure; only the last one counts. */
const silence = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

const painted: ClientDirective = (load, _options, island) =>
  whenPainted(async () => {
    island.addEventListener(failure, silence);
    try {
      const hydrate = await loadPart(async () => {
        const loaded = await load();
        // A file that came empty would have the island's own markup taken away.
        for (const part of ['Component', 'hydrator'])
          if (typeof Reflect.get(island, part) !== 'function')
            throw new Error(`The island has no ${part}.`);
        return loaded;
      });
      await hydrate();
    } catch {
      island.removeEventListener(failure, silence);
      island.dispatchEvent(new CustomEvent(failure, { bubbles: true }));
    }
  });

export default painted;
