// When a file of the page could not be loaded: it may lie broken in a cache, or be gone since the
// page was opened because the site is a newer one now.

/** Names of scripts in a script of the build. */
const scriptName = /[\w.-]+\.js(?=["'`])/g;

/** Fetches a script, and whatever it may ask for, past the caches. */
async function refresh(url: string, seen: Set<string>): Promise<unknown> {
  if (seen.has(url)) return;
  seen.add(url);
  const text = await (await fetch(url, { cache: 'reload' })).text();
  const names = text.match(scriptName) ?? [];
  return Promise.all(names.map((name) => refresh(new URL(name, url).href, seen)));
}

/**
 * Brings the files of the page's island again. Where the site has other files by now, the page itself
 * is loaded again, with the search that stands in its address, and the promise stays open.
 *
 * @throws TypeError when the site cannot be reached
 */
export async function refreshFiles(): Promise<void> {
  const island = document.querySelector('astro-island');
  const entry = island?.getAttribute('component-url') ?? '';
  const page = await fetch('/', { cache: 'no-store' });
  if (page.ok && !(await page.text()).includes(entry)) {
    location.reload();
    await new Promise(() => {});
  }
  const seen = new Set<string>();
  for (const name of ['component-url', 'renderer-url'])
    await refresh(new URL(island?.getAttribute(name) ?? '', location.href).href, seen);
}
