// Nothing is built from content with a fault in it; while the site is worked on, it is reported.
import { resolve } from 'node:path';
import { mergeIssues } from '@appraisers/edition/loaders/collect-issues.ts';
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { isInside } from '@appraisers/edition/loaders/posix-path.ts';
import { validatePictures } from '@appraisers/edition/pictures/validate-pictures.ts';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { debounceWrites } from './watched-content.ts';

/** @throws ContentError with every fault of every file, pictures too. */
async function validateAll(): Promise<void> {
  mergeIssues('', await validatePictures(edition), edition.validate);
}

/** Says what is wrong and lets the work go on. */
async function logIssues(logger: AstroIntegrationLogger): Promise<void> {
  try {
    await validateAll();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    logger.error(error.message);
  }
}

/** Checks the content before a build, which it stops, and after every change in development. */
export function validateContentOnBuild(): AstroIntegration {
  return {
    name: 'sound-content',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command === 'build') await validateAll();
        if (command === 'dev') await logIssues(logger);
      },
      'astro:server:setup': ({ server, logger }) => {
        const content = resolve(edition.folder);
        const check = debounceWrites(() => logIssues(logger));
        server.watcher.on('all', (_, file) => {
          if (isInside(content, file)) check();
        });
      },
    },
  };
}
