// `client:painted` loads the script of an island once the page has painted, never before.
import type { ClientDirective } from 'astro';
import { loadPart } from '#loading/site-files.ts';
import { whenPainted } from './when-painted.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean;
  }
}

const failure = 'astro:hydration-error';

/** Astro reports every failure; only the last one counts. */
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
        // `load` doesn't reject. Without this check, an empty file would remove the island's markup.
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
