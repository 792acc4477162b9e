// While somebody works on the site, a change in content/ is on the page at once. Programs read
// content/ themselves, so the development server does not know by what a page was made: after a
// change it takes none of our own programs' word for anything, and makes the page anew.
import { join, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { type DevEnvironment, isRunnableDevEnvironment } from 'vite';
import { onceWritten } from '#loaders/once-written.ts';

/** Has everything that was made by the programs of a folder made again when it is next asked for. */
function forget(environment: DevEnvironment, folder: string): void {
  const { moduleGraph } = environment;
  const all = [...moduleGraph.idToModuleMap.values()];
  const own = all.filter(({ file }) => file?.startsWith(folder) || file?.startsWith('\0virtual:'));
  // What was made with the help of these goes along; the server gathers it here.
  const stale = new Set(own);
  for (const module of own) moduleGraph.invalidateModule(module, stale, Date.now(), true);
  if (!isRunnableDevEnvironment(environment)) return;
  const { evaluatedModules } = environment.runner;
  for (const { id } of stale) {
    const made = id === null ? undefined : evaluatedModules.getModuleById(id);
    if (made) evaluatedModules.invalidateModule(made);
  }
}

export function watchedContent(): AstroIntegration {
  return {
    name: 'watched-content',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const { root } = server.config;
        const content = join(root, 'content') + sep;
        const articles = join(content, 'posts') + sep;
        const environments = Object.values(server.environments);

        function forgetAll(): void {
          for (const environment of environments) {
            forget(environment, join(root, 'src') + sep);
            // By this name the press knows that it may be asked for other pages than before.
            environment.hot.send('astro:content-changed', {});
          }
        }
        const renew = onceWritten(() => {
          forgetAll();
          server.environments.client.hot.send({ type: 'full-reload', path: '*' });
        });
        server.watcher.on('all', (_event, file) => {
          // The articles are rendered ahead of the pages, and have the browser ask for them when they
          // are (src/content.config.ts). Of two reloads close together the second would be lost.
          if (file.startsWith(articles)) forgetAll();
          else if (file.startsWith(content)) renew();
        });
      },
    },
  };
}
