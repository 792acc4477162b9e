// While someone works on the site, a change in the edition is on the page at once. Programs read
// it themselves, so the development server does not know by what a page was made: after a
// change it takes none of our own programs' word for anything, and makes the page again.
import { resolve } from 'node:path';
import { issuesOf } from '@appraisers/edition/loaders/collect-issues.ts';
import { isContentMessage } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { isInside, toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import type { AstroIntegration } from 'astro';
import { type DevEnvironment, isRunnableDevEnvironment } from 'vite';
import { repeatMissedReloads } from './missed-reloads.ts';

/** Long enough for a program to finish writing a file, in milliseconds. */
const quietMs = 100;

/**
 * Calls back once no more changes come. Some editors empty a file before they fill it. A reader in
 * between gets half a file, and the second change may go unnoticed.
 */
export function debounceWrites(then: () => void): () => void {
  let waiting: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(then, quietMs);
  };
}

/** Has everything that was made by the programs of a folder made again when it is next asked for. */
function forget(environment: DevEnvironment, folder: string): void {
  const { moduleGraph } = environment;
  const all = [...moduleGraph.idToModuleMap.values()];
  const own = all.filter(
    ({ file }) =>
      file &&
      ((isInside(folder, file) && !file.includes('/node_modules/')) ||
        file.startsWith('\0virtual:')),
  );
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

/**
 * Sends what is told to browsers, but for a fault of content that is mended by now. Errors are told
 * of some time after the page that had them, and would lie over the page that is right again.
 */
export function withoutFixed<Send extends (...sent: never) => void>(
  send: Send,
  sound: () => boolean,
): Send {
  return new Proxy(send, {
    apply: (target, self, sent) =>
      isIssue(sent[0]) && sound() ? undefined : Reflect.apply(target, self, sent),
  });
}

const isIssue = (sent: unknown): boolean =>
  typeof sent === 'object' &&
  sent !== null &&
  Reflect.get(sent, 'type') === 'error' &&
  isContentMessage(Reflect.get(Reflect.get(sent, 'err') ?? {}, 'message'));

export function watchedContent(): AstroIntegration {
  return {
    name: 'watched-content',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const content = resolve(edition.folder);
        // The edition and the packages lie beside the site, where the server doesn't look.
        server.watcher.add(content);
        const { hot } = server.environments.client;
        hot.send = withoutFixed(hot.send, () => issuesOf(edition.validate).length === 0);
        repeatMissedReloads(server);
        const environments = Object.values(server.environments);

        function forgetAll(): void {
          for (const environment of environments) {
            forget(environment, toPosix(process.cwd()));
            // By this name Astro knows that it may be asked for other pages than before.
            environment.hot.send('astro:content-changed', {});
          }
        }
        const renew = debounceWrites(() => {
          forgetAll();
          server.environments.client.hot.send({ type: 'full-reload', path: '*' });
        });
        server.watcher.on('all', (_event, file) => {
          if (!isInside(content, file)) return;
          // Already now: after a page had a fault, Astro has the browser ask at once, before `renew`.
          forgetAll();
          renew();
        });
      },
    },
  };
}
