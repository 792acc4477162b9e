// The service worker: which request is answered how, with and without a network. Workbox does the
// keeping and the answering. Why these ways and no others: docs/decisions/0019.
import { files } from 'virtual:kept-files';
import { cacheNames, clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enablePreload } from 'workbox-navigation-preload';
import { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

/** Longer than this, in seconds, nobody waits for a network while there is a kept copy. */
const networkTimeoutSeconds = 3;

/** The finder with all it needs, of one build. It comes whole or not at all, and goes as one. */
const whole = new PrecacheController();
whole.precache([...files]);

// A page that was open when the first worker came has the files too. A later worker waits until no
// page of the build before it is open: there is no skipWaiting here.
clientsClaim();
enablePreload();

/** Known only for a file of the whole whose address names its content. */
const integrityOf = (url: URL) => whole.getIntegrityForCacheKey(url.href);

/** The key in the whole of an address that has other content with the next build. */
function keyOf({ pathname, href }: URL): string | undefined {
  const key = whole.getCacheKeyForURL(pathname);
  return key === href ? undefined : key;
}

/** Others than these are left to the browser, such as what a script fetches by itself. */
const isPart = ({ destination }: Request) =>
  /^(document|script|style|font|image|manifest)$/.test(destination);

/** From the network, else out of the whole, which is never written to. */
const orOfTheWhole = new NetworkFirst({
  cacheName: cacheNames.precache,
  networkTimeoutSeconds,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => keyOf(new URL(request.url)) ?? request,
      cacheWillUpdate: async () => null,
      // Firefox says of a preload without a network that it came, as an answer that is none: then nobody
      // has looked into what is kept yet. So too below.
      handlerDidError: async ({ request }) => whole.matchPrecache(new URL(request.url).pathname),
    },
  ],
});

const onlyGood: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};

/** Keeps the last that were asked for, and none when the device has no room. */
function atMost(maxEntries: number): WorkboxPlugin {
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
    onlyGood,
    atMost(40),
    {
      // A page is the same file whatever its address asks.
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      handlerDidError: async ({ request }) =>
        (await caches.match(new URL(request.url).pathname, { cacheName: 'pages' })) ??
        (request.destination === 'document' ? whole.matchPrecache('/offline') : undefined),
    },
  ],
});

/** What visited pages show: drawings, photos, small scripts. */
const theirFiles = new NetworkFirst({
  cacheName: 'files',
  networkTimeoutSeconds,
  plugins: [
    onlyGood,
    atMost(80),
    // A newer build may be here already and wait; a page of it came from the network.
    { handlerDidError: async ({ request }) => caches.match(request) },
  ],
});

/** When the page asks past the caches for a file, the kept one may be broken: it is replaced. */
const replaced = new NetworkFirst({
  cacheName: cacheNames.precache,
  plugins: [
    onlyGood,
    {
      requestWillFetch: async ({ request }) =>
        new Request(request, { integrity: integrityOf(new URL(request.url)) ?? '' }),
    },
  ],
});

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && isPart(request) && keyOf(url) !== undefined,
  orOfTheWhole,
);
registerRoute(new NavigationRoute(visitedPages));
registerRoute(
  ({ request, url }) => request.cache === 'reload' && integrityOf(url) !== undefined,
  replaced,
);
registerRoute(({ url }) => {
  const integrity = integrityOf(url);
  return integrity !== undefined && { integrity };
}, whole.strategy);
registerRoute(({ request, sameOrigin }) => sameOrigin && isPart(request), theirFiles);
