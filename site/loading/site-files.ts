// Loads the site's own files. The page's import map has the hash of each. A file that fails or differs is
// fetched once more, bypassing the browser's cache.

/** How long to wait for files that are fetched again, in ms. */
const timeout = 8000;

/** The hash of each file by its address, such as "/_astro/answer.css"; empty under `npm run dev`. */
function integrities(): Readonly<Record<string, string>> {
  const map = globalThis.document?.querySelector('script[type="importmap"]')?.textContent;
  const { integrity = {} }: { integrity?: Record<string, string> } = JSON.parse(map ?? '{}');
  return integrity;
}

/** The hash of a file, or '' if the map doesn't have it: then any content is accepted. */
export const integrityOf = (url: string): string => integrities()[url] ?? '';

/** Fetches a file, bypassing the browser's cache unless the copy in it has the right hash. */
async function refresh(url: string, integrity: string, signal: AbortSignal): Promise<unknown> {
  const request = { integrity, signal };
  try {
    return await fetch(url, { ...request, cache: 'only-if-cached', mode: 'same-origin' });
  } catch {
    return fetch(url, { ...request, cache: 'reload' });
  }
}

/** Replaces bad copies of the page's files in the browser's cache. */
async function refreshFiles(): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  await Promise.allSettled(
    Object.entries(integrities()).map(([url, hash]) => refresh(url, hash, controller.signal)),
  );
  clearTimeout(timer);
}

/** Loads a part of the page. If that fails, refreshes the files and tries once more. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await refreshFiles();
    return load();
  }
}
