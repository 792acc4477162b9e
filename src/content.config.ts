// The articles, whose Markdown Astro renders. All other content is data, which the
// pages ask #loaders/edition.ts for.

import { defineCollection } from 'astro:content';
import { resolve } from 'node:path';
import { withAddresses } from '#loaders/article-pictures.ts';
import { edition } from '#loaders/edition.ts';
import { inEdition } from '#loaders/edition-folder.ts';
import { onceWritten } from '#loaders/once-written.ts';

const posts = defineCollection({
  loader: {
    name: 'posts',
    load: async ({ store, renderMarkdown, watcher, logger }) => {
      async function renderAll(): Promise<void> {
        const entries = await Promise.all(
          edition.posts.read().map(async ({ post, body }) => {
            const rendered = await renderMarkdown(withAddresses(body));
            return { id: String(post.id), data: post, body, rendered };
          }),
        );
        store.clear();
        for (const entry of entries) store.set(entry);
      }
      if (!watcher) return renderAll();

      // While somebody works on the site, a mistake is said, and the server waits for it to be mended.
      // The pages find it themselves; a browser asks for them when something in the store is new.
      function sayFault(fault: unknown): void {
        const says = fault instanceof Error ? fault.message : String(fault);
        logger.error(says);
        store.clear();
        store.set({ id: 'fault', data: { says } });
      }
      let rendered = renderAll().catch(sayFault);
      const renew = onceWritten(() => {
        rendered = rendered.then(renderAll).catch(sayFault);
      });
      watcher.on('all', (_event, file) => {
        if (file.startsWith(resolve(inEdition('posts')))) renew();
      });
      await rendered;
    },
  },
});

export const collections = { posts };
