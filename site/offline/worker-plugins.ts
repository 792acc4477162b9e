// What the worker stores, and which stored copies it uses (docs/decisions/0019).
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';

/** Whether a stored response has the hash of its file (Subresource Integrity). Without one, it counts as intact. */
export async function isIntact(
  response: Response,
  integrity: string | undefined,
): Promise<boolean> {
  if (!integrity) return true;
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * Treats a bad copy, stored or in the browser's cache, as missing, so that the network replaces it.
 * @param integrityOf - The hash of the file with a key in the worker's cache.
 */
export const intactCopies = (
  integrityOf: (cacheKey: string) => string | undefined,
): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse && (await isIntact(cachedResponse, integrityOf(request.url)))
      ? cachedResponse
      : null,
  requestWillFetch: async ({ request }) => {
    if (!request.integrity || request.cache === 'reload') return request;
    const cached = new Request(request, { cache: 'only-if-cached', mode: 'same-origin' });
    const isGood = await fetch(cached).then(
      ({ ok }) => ok,
      () => false,
    );
    return isGood ? request : new Request(request, { cache: 'reload' });
  },
});

export const onlyOk: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};

/** Stores the latest entries, and none when the device has no room. */
export function maxEntries(maxEntries: number): WorkboxPlugin {
  const plugin = new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
  const { cachedResponseWillBeUsed, cacheDidUpdate } = plugin;
  // The library's types say that these may be undefined.
  return cachedResponseWillBeUsed && cacheDidUpdate
    ? { cachedResponseWillBeUsed, cacheDidUpdate }
    : {};
}
