// A build validates the edition first and stops at errors. `npm run dev` shows each change of it at once: a page that
// uses a file with an error shows the error.
import { utimesSync } from 'node:fs';
import { resolve } from 'node:path';
import { assertNoIssues, collectIssues } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { toPosix } from '@appraisers/edition/loaders/files.ts';
import { validatePictures } from '@appraisers/edition/pictures/validate-pictures.ts';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';

/** Long enough for a program to finish writing a file, in milliseconds. */
const quietMs = 100;

const themeSheet = resolve(import.meta.dirname, '../styles/theme.css');

/** @throws ContentError with every issue of every file, pictures included. */
async function validateAll(): Promise<void> {
  const ofPictures = await validatePictures(edition);
  collectIssues([edition.validate, () => assertNoIssues('', ofPictures)]);
}

/** Reloads what the edition's files are read for. Pages read them, so the server doesn't know which ones depend on one. */
function watchContent({ environments, watcher }: ViteDevServer): void {
  const folder = toPosix(resolve(edition.folder));
  const reload = () => {
    for (const { moduleGraph, hot } of Object.values(environments)) {
      moduleGraph.invalidateAll();
      // With this event Astro lists the pages again: there may be a new article.
      hot.send('astro:content-changed', {});
      hot.send({ type: 'full-reload' });
    }
  };
  let waiting: NodeJS.Timeout | undefined;
  // The edition is outside the site's folder, which is all that the server watches.
  watcher.add(folder);
  watcher.on('all', (_event, file) => {
    if (!toPosix(file).startsWith(`${folder}/`)) return;
    // Tailwind compiles the sheet that has the theme's colors only when the sheet itself is newer.
    if (file.endsWith('theme.yaml')) utimesSync(themeSheet, new Date(), new Date());
    // Some editors empty a file before they fill it. Reading in between gives half a file.
    clearTimeout(waiting);
    waiting = setTimeout(reload, quietMs);
  });
}

export const editionContent = (): AstroIntegration => ({
  name: 'edition-content',
  hooks: {
    'astro:config:setup': async ({ command }) => {
      if (command === 'build') await validateAll();
    },
    'astro:server:setup': ({ server }) => watchContent(server),
  },
});
