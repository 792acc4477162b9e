// The site's own files. The build says the hash of each in the page's import map; a file that fails or
// differs is fetched once more, past the copy in the browser's cache.

/** Longer than this, in ms, a file that is fetched again isn't waited for. */
const timeout = 8000;

/** The hash of each file by its address, such as "/_astro/answer.css"; empty while the site is worked on. */
function integrities(): Readonly<Record<string, string>> {
  const map = globalThis.document?.querySelector('script[type="importmap"]')?.textContent;
  const { integrity = {} }: { integrity?: Record<string, string> } = JSON.parse(map ?? '{}');
  return integrity;
}

/** What a file has to be, or '' for one that isn't in the map: then anything is accepted. */
export const integrityOf = (url: string): string => integrities()[url] ?? '';

/** Fetches a file past the browser's cache unless the copy in there is what the build made. */
async function refresh(url: string, integrity: string, signal: AbortSignal): Promise<unknown> {
  const request = { integrity, signal };
  try {
    return await fetch(url, { ...request, cache: 'only-if-cached', mode: 'same-origin' });
  } catch {
    // Fetch resolves when the whole file has come and has that hash.
    return fetch(url, { ...request, cache: 'reload' });
  }
}

/** Replaces each bad copy of the page's files in the browser's cache, as far as the network allows. */
async function refreshFiles(): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  await Promise.allSettled(
    Object.entries(integrities()).map(([url, hash]) => refresh(url, hash, controller.signal)),
  );
  clearTimeout(timer);
}

/** Loads a part of the page; once more when it fails, with its files refreshed. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await refreshFiles();
    return load();
  }
}
