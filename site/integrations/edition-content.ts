// A build validates the edition first and stops at errors. `npm run dev` reports them in the terminal and
// over the open page, and shows each valid change at once.
import { resolve } from 'node:path';
import { collectIssues } from '@appraisers/edition/loaders/collect-issues.ts';
import { assertNoIssues, ContentError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { isInside } from '@appraisers/edition/loaders/posix-path.ts';
import { validatePictures } from '@appraisers/edition/pictures/validate-pictures.ts';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';

/** Long enough for a program to finish writing a file, in milliseconds. */
const quietMs = 100;

/** @throws ContentError with every issue of every file, pictures included. */
async function validateAll(): Promise<void> {
  const ofPictures = await validatePictures(edition);
  collectIssues([edition.validate, () => assertNoIssues('', ofPictures)]);
}

/** The error that a build would stop with. */
async function contentError(): Promise<ContentError | undefined> {
  try {
    await validateAll();
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

/** Shows each change in the open pages, or its errors. */
function watchContent(
  server: ViteDevServer,
  logError: (message: string) => void,
  first: ContentError | undefined,
): void {
  const folder = resolve(edition.folder);
  const { hot } = server.environments.client;
  let error = first;
  const payloadOf = ({ message, stack = '' }: ContentError) =>
    ({ type: 'error', err: { message, stack } }) as const;
  const update = async () => {
    error = await contentError();
    if (error) logError(error.message);
    hot.send(error ? payloadOf(error) : { type: 'full-reload', path: '*' });
  };
  // A page that doesn't use the broken file opens all the same. Astro also reloads such a page.
  hot.on('vite:client:connect', (_, client) => {
    if (error) client.send(payloadOf(error));
  });
  // The edition is outside the site's folder, which is all that the server watches.
  server.watcher.add(folder);
  let waiting: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_event, file) => {
    if (!isInside(folder, file)) return;
    // Pages read the edition themselves, so the server doesn't know which ones depend on the file. Before the update:
    // Astro reloads a page that had an error right away.
    for (const { name, moduleGraph, hot } of Object.values(server.environments)) {
      moduleGraph.invalidateAll();
      if (name !== 'client') hot.send({ type: 'full-reload' });
      // With this event Astro lists the pages again: there may be a new article.
      hot.send('astro:content-changed', {});
    }
    // Some editors empty a file before they fill it. Reading in between gives half a file.
    clearTimeout(waiting);
    waiting = setTimeout(update, quietMs);
  });
}

export function editionContent(): AstroIntegration {
  let first: ContentError | undefined;
  return {
    name: 'edition-content',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command === 'build') await validateAll();
        if (command === 'dev') first = await contentError();
        if (first) logger.error(first.message);
      },
      'astro:server:setup': ({ server, logger }) =>
        watchContent(server, (message) => logger.error(message), first),
    },
  };
}
