// The service worker: which request is answered how, with and without a network. Workbox does the
// keeping and the answering. Why these ways and no others: docs/decisions/0019.
import { files } from 'virtual:precache-manifest';
import { cacheNames, clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enablePreload } from 'workbox-navigation-preload';
import { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { intactCopies, isIntact } from './intact-copies.ts';

/** Longer than this, in seconds, no one waits for a network while there is a kept copy. */
const networkTimeoutSeconds = 3;

/** Longer than this, in ms, a page that isn't stored is not waited for without a word. */
const pageTimeout = 10_000;

const onlyValid = intactCopies((key) => completeResponse.getIntegrityForCacheKey(key));
/** The finder with all it needs, of one build. It comes whole or not at all, and goes as one. */
const completeResponse = new PrecacheController({ plugins: [onlyValid] });
completeResponse.precache([...files]);

// A page that was open when the first worker came has the files too. A later worker waits until no
// page of the build before it is open: there is no skipWaiting here.
clientsClaim();
enablePreload();

/** Known only for a file of the whole whose address names its content. */
const integrityOf = (url: URL) => completeResponse.getIntegrityForCacheKey(url.href);

/** The key in the whole of an address that has other content with the next build. */
function keyOf({ pathname, href }: URL): string | undefined {
  const key = completeResponse.getCacheKeyForURL(pathname);
  return key === href ? undefined : key;
}

/** Others than these are left to the browser, such as what a script fetches by itself. */
const isPart = ({ destination }: Request) =>
  /^(document|script|style|font|image|manifest)$/.test(destination);

type StoredCopy = (request: Request) => Promise<Response | undefined>;

/**
 * The stored copy takes the place of an error of the host, and of an answer that did not come. Firefox says
 * of a preload without a network that it came, as an answer that is none: then nothing stored was looked at.
 */
const orStored = (stored: StoredCopy): WorkboxPlugin => ({
  handlerDidError: ({ request }) => stored(request),
  handlerWillRespond: async ({ request, response }) =>
    response.status >= 500 ? ((await stored(request)) ?? response) : response,
});

/** Out of the whole, if it is intact. */
async function precached(path: string): Promise<Response | undefined> {
  const response = await completeResponse.matchPrecache(path);
  const key = completeResponse.getCacheKeyForURL(path) ?? '';
  const isGood =
    response && (await isIntact(response, completeResponse.getIntegrityForCacheKey(key)));
  return isGood ? response : undefined;
}

/** From the network, else out of the whole, which is never written to. */
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

const onlyOk: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};

/** Keeps the last that were asked for, and none when the device has no room. */
function maxEntries(maxEntries: number): WorkboxPlugin {
  const plugin = new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
  const { cachedResponseWillBeUsed, cacheDidUpdate } = plugin;
  // As the library declares them they might be undefined, which they never are.
  return cachedResponseWillBeUsed && cacheDidUpdate
    ? { cachedResponseWillBeUsed, cacheDidUpdate }
    : {};
}

const visitedPages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds,
  plugins: [
    onlyOk,
    maxEntries(40),
    {
      // A page is the same file whatever its address asks.
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
    },
    orStored(({ url }) => caches.match(new URL(url).pathname, { cacheName: 'pages' })),
    {
      handlerDidError: async ({ request }) =>
        request.destination === 'document' ? precached('/offline') : undefined,
    },
  ],
});

/** The offline page, in place of one that isn't stored and doesn't come in time. */
async function fallbackPage(): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, pageTimeout));
  const page = await precached('/offline');
  return page ?? new Promise(() => undefined);
}

/** What visited pages show: drawings, photos, small scripts. */
const filesOfPages = new NetworkFirst({
  cacheName: 'files',
  networkTimeoutSeconds,
  plugins: [
    onlyOk,
    maxEntries(80),
    // A newer build may be here already and wait; a page of it came from the network.
    orStored((request) => caches.match(request)),
  ],
});

/** When the page asks past the caches for a file, the kept one may be broken: it is replaced. */
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
