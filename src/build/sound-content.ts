// Nothing is built from content with a fault in it; while the site is worked on, it is told of.
import { join, sep } from 'node:path';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { checkContent } from '#loaders/check-content.ts';
import { ContentError } from '#loaders/content-error.ts';
import { onceWritten } from '#loaders/once-written.ts';

/** Says what is wrong and lets the work go on. */
function tell(logger: AstroIntegrationLogger): void {
  try {
    checkContent();
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
      'astro:config:setup': ({ command, logger }) => {
        if (command === 'build') checkContent();
        if (command === 'dev') tell(logger);
      },
      'astro:server:setup': ({ server, logger }) => {
        const content = join(server.config.root, 'content') + sep;
        const check = onceWritten(() => tell(logger));
        server.watcher.on('all', (_, file) => {
          if (file.startsWith(content)) check();
        });
      },
    },
  };
}
