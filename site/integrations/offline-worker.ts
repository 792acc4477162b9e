// Writes sw.js with Workbox: the finder works offline after the first visit to the home page, and so do pages that
// the visitor has seen. A new release takes over at the next visit, as its worker waits until the pages of the old
// one are closed. docs/decisions/0019 has the reasons.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type GenerateSWOptions, generateSW } from 'workbox-build';

type RuntimeCaching = NonNullable<GenerateSWOptions['runtimeCaching']>[number];
type Plugin = NonNullable<NonNullable<RuntimeCaching['options']>['plugins']>[number];

declare const registration: { readonly scope: string };

// Workbox copies the text of the functions below into the worker, so they use nothing from outside but its globals.

/** The home page comes from the release whose files are stored: a newer one needs files that may be missing offline. */
const fromReleaseOrSeen: Plugin = {
  // A page is the same file for every search.
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, ''),
  // An error of the host says less than a page that the visitor has seen.
  fetchDidSucceed: async ({ response }) =>
    response.status < 500 ? response : Promise.reject(response),
  cacheWillUpdate: async ({ request, response }) =>
    response.ok && request.url.replace(/[?#].*/, '') !== registration.scope ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    request.url.replace(/[?#].*/, '') === registration.scope
      ? caches.match('index.html', { ignoreSearch: true })
      : cachedResponse,
  handlerDidError: async () => caches.match('offline.html', { ignoreSearch: true }),
};

const pages: RuntimeCaching = {
  urlPattern: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  handler: 'NetworkFirst',
  options: {
    cacheName: 'pages',
    networkTimeoutSeconds: 3,
    expiration: { maxEntries: 40, purgeOnQuotaError: true },
    plugins: [fromReleaseOrSeen],
  },
};

const filesOfPages: RuntimeCaching = {
  urlPattern: ({ request, sameOrigin }) =>
    sameOrigin && /^(script|style|font|image|manifest)$/.test(request.destination),
  handler: 'StaleWhileRevalidate',
  options: { cacheName: 'files', expiration: { maxEntries: 80, purgeOnQuotaError: true } },
};

export function offlineWorker(): AstroIntegration {
  return {
    name: 'offline-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const { warnings } = await generateSW({
          globDirectory: folder,
          globPatterns: [
            '{index,offline}.html',
            '_astro/**/*.{js,css,woff2}',
            '{directory,map-base}.*.json',
            'art/**/{hero,ridge,mark}.svg',
          ],
          // `pages` answers for the home page.
          directoryIndex: null,
          dontCacheBustURLsMatching: /^(_astro\/|directory\.|map-base\.)/,
          maximumFileSizeToCacheInBytes: 10_000_000,
          swDest: `${folder}/sw.js`,
          inlineWorkboxRuntime: true,
          sourcemap: false,
          babelPresetEnvTargets: ['chrome 100', 'firefox 100', 'safari 15.4'],
          clientsClaim: true,
          runtimeCaching: [pages, filesOfPages],
        });
        if (warnings.length > 0) throw new Error(warnings.join('\n'));
      },
    },
  };
}
