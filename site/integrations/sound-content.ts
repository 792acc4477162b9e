// Nothing is built from content with a fault in it; while the site is worked on, it is told of.

import { checkContent } from '@appraisers/edition/loaders/check-content.ts';
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import { editionRoot } from '@appraisers/edition/loaders/edition-folder.ts';
import { onceWritten } from '@appraisers/edition/loaders/once-written.ts';
import { liesIn } from '@appraisers/edition/loaders/slashed.ts';
import { besides } from '@appraisers/edition/loaders/together.ts';
import { faultsOfPictures } from '@appraisers/edition/pictures/sound-pictures.ts';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';

/** @throws ContentError with every fault of every file, pictures too. */
async function checkAll(): Promise<void> {
  besides('', await faultsOfPictures(), checkContent);
}

/** Says what is wrong and lets the work go on. */
async function tell(logger: AstroIntegrationLogger): Promise<void> {
  try {
    await checkAll();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    logger.error(error.message);
  }
}

/** Checks the content before a build, which it stops, and after every change in development. */
export function soundContent(): AstroIntegration {
  return {
    name: 'sound-content',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command === 'build') await checkAll();
        if (command === 'dev') await tell(logger);
      },
      'astro:server:setup': ({ server, logger }) => {
        const content = editionRoot(server.config.root);
        const check = onceWritten(() => tell(logger));
        server.watcher.on('all', (_, file) => {
          if (liesIn(content, file)) check();
        });
      },
    },
  };
}
