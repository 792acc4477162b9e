// The service worker: how it answers each request, online and offline. Workbox stores and serves the
// files. docs/decisions/0019 has the reasons.
import { files, membersFolder, offlinePage } from 'virtual:precache-manifest';
import { cacheNames, clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { enable as enablePreload } from 'workbox-navigation-preload';
import { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { intactCopies, isIntact, maxEntries, onlyOk } from './worker-plugins.ts';

/** How long to wait for the network when there is a stored copy, in seconds. */
const networkTimeoutSeconds = 3;

/** How long to wait for a page that isn't stored, in ms. */
const pageTimeout = 10_000;

const onlyValid = intactCopies((key) => completeResponse.getIntegrityForCacheKey(key));
/** The finder and all its files, of one build. It is stored completely or not at all. */
const completeResponse = new PrecacheController({ plugins: [onlyValid] });
completeResponse.precache([...files]);

// The page that brings the first worker can use it right away. A later worker waits until no page of the
// earlier build is open: there is no skipWaiting.
clientsClaim();
enablePreload();

/** Known for a precached file whose address changes with its content. */
const integrityOf = (url: URL) => completeResponse.getIntegrityForCacheKey(url.href);

/** The key of a precached address that stays the same across builds. */
function keyOf({ pathname, href }: URL): string | undefined {
  const key = completeResponse.getCacheKeyForURL(pathname);
  return key === href ? undefined : key;
}

/** The browser handles all other requests, such as those of scripts. */
const isPart = ({ destination }: Request) =>
  /^(document|script|style|font|image|manifest)$/.test(destination);

type StoredCopy = (request: Request) => Promise<Response | undefined>;

/**
 * Uses the stored copy for a server error or a missing response. Offline, Firefox reports a preload as a
 * response of type "error", for which Workbox doesn't look into the cache.
 */
const orStored = (stored: StoredCopy): WorkboxPlugin => ({
  handlerDidError: ({ request }) => stored(request),
  handlerWillRespond: async ({ request, response }) =>
    response.status >= 500 ? ((await stored(request)) ?? response) : response,
});

/** The precached file, if it is intact. */
async function precached(path: string): Promise<Response | undefined> {
  const response = await completeResponse.matchPrecache(path);
  const key = completeResponse.getCacheKeyForURL(path) ?? '';
  const isGood =
    response && (await isIntact(response, completeResponse.getIntegrityForCacheKey(key)));
  return isGood ? response : undefined;
}

/** From the network, else precached. It never writes to the precache. */
const orCompleteResponse = new NetworkFirst({
  cacheName: cacheNames.precache,
  networkTimeoutSeconds,
  plugins: [
    onlyValid,
    {
      cacheKeyWillBeUsed: async ({ request }) => keyOf(new URL(request.url)) ?? request,
      cacheWillUpdate: async () => null,
    },
    orStored(({ url }) => precached(new URL(url).pathname)),
  ],
});

const visitedPages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds,
  plugins: [
    onlyOk,
    maxEntries(40),
    {
      // A page is the same file for every query.
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
    },
    orStored(({ url }) => caches.match(new URL(url).pathname, { cacheName: 'pages' })),
    {
      handlerDidError: async ({ request }) =>
        request.destination === 'document' ? precached(offlinePage) : undefined,
    },
  ],
});

/** The offline page, in place of one that isn't stored and doesn't come in time. */
async function fallbackPage(): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, pageTimeout));
  const page = await precached(offlinePage);
  return page ?? new Promise(() => undefined);
}

/** Files of visited pages: drawings, photos, small scripts. */
const filesOfPages = new NetworkFirst({
  cacheName: 'files',
  networkTimeoutSeconds,
  plugins: [
    onlyOk,
    maxEntries(80),
    // A newer build may be precached and waiting, while its page came from the network.
    orStored((request) => caches.match(request)),
  ],
});

/** A page that bypasses the caches found a broken file: this replaces the stored copy. */
const replaced = new NetworkFirst({
  cacheName: cacheNames.precache,
  plugins: [
    onlyOk,
    onlyValid,
    {
      requestWillFetch: async ({ request }) =>
        new Request(request, { integrity: integrityOf(new URL(request.url)) ?? '' }),
    },
  ],
});

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && isPart(request) && keyOf(url) !== undefined,
  orCompleteResponse,
);
registerRoute(
  new NavigationRoute((options) => Promise.race([visitedPages.handle(options), fallbackPage()])),
);
registerRoute(
  ({ request, url }) => request.cache === 'reload' && integrityOf(url) !== undefined,
  replaced,
);
registerRoute(({ url }) => {
  const integrity = integrityOf(url);
  return integrity !== undefined && { integrity };
}, completeResponse.strategy);
registerRoute(({ request, sameOrigin }) => sameOrigin && isPart(request), filesOfPages);
if (membersFolder)
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(`${membersFolder}`),
    // Their folder changes with them, so a stored copy is as good as a new one.
    new CacheFirst({ cacheName: 'members', plugins: [onlyOk, maxEntries(400)] }),
  );
