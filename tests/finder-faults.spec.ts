// What a search needs, files and browser, failing in each way: nobody is left without a word.
import { globSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { outcome, search } from './search-outcome.ts';
import { siteFolder } from './site-under-test.ts';
import { expect, test } from './watched.ts';

/** Files of the finder, its map and its notifications, as the build names them without their hash. */
const files = globSync(`${siteFolder}/_astro/*.{js,css}`)
  .map((file) => file.slice(`${siteFolder}/_astro/`.length))
  .filter(
    (file) => !/^(MembershipApplication|Article|Embed|index|events|ended-events|film)/.test(file),
  );

const half = (text: string) => text.slice(0, text.length / 2);
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  refused: (route) => route.abort(),
  '500': (route) => route.fulfill({ status: 500, body: 'no' }),
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone' }),
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<html>Sign in</html>' }),
  empty: async (route) => route.fulfill({ response: await route.fetch(), body: '' }),
  truncated: async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: half(await response.text()) });
  },
  hanging: () => new Promise(() => undefined),
};

/** One file that fails in one way, and how the search ends. */
async function searchWith(page: Page, file: string, how: string) {
  // A page may be left before its last file has failed.
  await page.route(`**/${file}*`, (route) => faults[how]?.(route).catch(() => undefined));
  await search(page);
  return outcome(page).catch((fault) => `${fault}`);
}

const ofMap = /^FinderMap\./;

for (const file of [...files, 'gazetteer.json']) {
  test(`${file} may fail in any way`, async ({ context, baseURL }) => {
    await context.route(
      ({ origin }) => origin !== baseURL,
      (route) => route.abort(),
    );
    const ends = await Promise.all(
      Object.keys(faults).map(async (how) => {
        const page = await context.newPage();
        // On a telephone the map does not come by itself.
        if (!ofMap.test(file)) await page.setViewportSize({ width: 390, height: 844 });
        const end = await searchWith(page, file, how);
        await page.close();
        return `${how}: ${end}`;
      }),
    );
    const isCosmetic = /\.(css|json)$|^(Hint|Toaster)\./.test(file) || ofMap.test(file);
    const good = isCosmetic ? /: answered$/ : /: (answered|told)$/;
    expect(ends.filter((end) => !good.test(end))).toEqual([]);
    expect(ends).toHaveLength(Object.keys(faults).length);
  });
}

test.describe('a file that fails once', () => {
  for (const file of files.filter((name) => /^(answer|Finder|client)\..*js$/.test(name))) {
    test(`${file} is fetched again without a word`, async ({ page, watch }) => {
      let failed = 0;
      await page.route(`**/${file}`, (route) => {
        failed += 1;
        return failed === 1 ? route.abort() : route.continue();
      });
      await search(page);
      expect(await outcome(page)).toBe('answered');
      watch.trouble.length = 0;
    });
  }
});

for (const [what, breakIt] of [
  ['history.pushState', () => Object.assign(history, { pushState: null })],
  ['matchMedia', () => Object.assign(window, { matchMedia: null })],
  ['sessionStorage', () => Object.defineProperty(window, 'sessionStorage', { get: () => null })],
] as const) {
  test(`a browser whose ${what} fails answers all the same`, async ({ page }) => {
    await page.addInitScript(breakIt);
    await search(page);
    expect(await outcome(page)).toBe('answered');
    await expect(page.getByRole('region', { name: 'Map of the appraisers' })).toBeVisible();
  });
}
