// A build validates the edition first and stops at errors. `npm run dev` reports them in the terminal and
// over the open page, and shows each valid change at once.
import { validateContent } from '@appraisers/edition/loaders/check-content.ts';
import { mergeIssues } from '@appraisers/edition/loaders/collect-issues.ts';
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import { debounceWrites } from '@appraisers/edition/loaders/debounce-writes.ts';
import { editionRoot } from '@appraisers/edition/loaders/edition-folder.ts';
import { isInside } from '@appraisers/edition/loaders/posix-path.ts';
import { validatePictures } from '@appraisers/edition/pictures/validate-pictures.ts';
import type { AstroIntegration } from 'astro';
import { type DevEnvironment, isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/** @throws ContentError with every issue of every file, pictures included. */
async function validateAll(): Promise<void> {
  mergeIssues('', await validatePictures(), validateContent);
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

/**
 * Runs the modules of a folder again when a page next needs them. They read the edition themselves, so
 * the server doesn't know which of them a changed file concerns.
 */
function invalidateModules(environment: DevEnvironment, folder: string): void {
  const { moduleGraph } = environment;
  const own = [...moduleGraph.idToModuleMap.values()].filter(
    ({ file }) =>
      file &&
      // The libraries of the site may lie in its folder. A page must not load one of them twice.
      ((isInside(folder, file) && !file.includes('/node_modules/')) ||
        file.startsWith('\0virtual:')),
  );
  // The server adds the modules that import these.
  const stale = new Set(own);
  for (const module of own) moduleGraph.invalidateModule(module, stale, Date.now(), true);
  if (isRunnableDevEnvironment(environment)) {
    const { evaluatedModules } = environment.runner;
    for (const { id } of stale) {
      const evaluated = id === null ? undefined : evaluatedModules.getModuleById(id);
      if (evaluated) evaluatedModules.invalidateModule(evaluated);
    }
  }
  // With this event Astro lists the pages again: there may be a new article.
  environment.hot.send('astro:content-changed', {});
}

/** Shows each change in the open pages, or what is wrong with it. */
function watchContent(server: ViteDevServer, logError: (message: string) => void): void {
  const folder = editionRoot(process.cwd());
  const update = debounceWrites(async () => {
    const error = await contentError();
    if (error) {
      logError(error.message);
      const { message, stack = '' } = error;
      server.environments.client.hot.send({ type: 'error', err: { message, stack } });
    } else server.environments.client.hot.send({ type: 'full-reload', path: '*' });
  });
  server.watcher.add(folder);
  server.watcher.on('all', (_event, file) => {
    if (!isInside(folder, file)) return;
    // Before the update: Astro reloads a page that had an error right away.
    for (const environment of Object.values(server.environments))
      invalidateModules(environment, server.config.root);
    update();
  });
}

export function editionContent(): AstroIntegration {
  return {
    name: 'edition-content',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command === 'build') await validateAll();
        const error = command === 'dev' ? await contentError() : undefined;
        if (error) logger.error(error.message);
      },
      'astro:server:setup': ({ server, logger }) =>
        watchContent(server, (message) => logger.error(message)),
    },
  };
}
