// A bad copy of a file of ours, however it got into the browser's cache: it is never used, the next
// fetch replaces it, and the search of the address is still there.
import { globSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { cachingHost } from '#support/caching-host.ts';
import { extra } from '#support/extra.ts';
import { FinderPage } from '#support/finder-page.ts';
import { help } from '#support/search-outcome.ts';
import { siteFolder } from '#support/site-under-test.ts';
import { expect, test } from '#support/watched-page.ts';

const shared = '/?near=Provo&by=city&within=60';

/** What an answer with its map is made of, by the part of the name that stays. */
const files = globSync(`${siteFolder}/_astro/*.{js,css}`)
  .map((file) => file.slice(`${siteFolder}/_astro/`.length))
  .filter((file) => /^(answer|Finder|client|react|shared|rolldown|preload|dist|notify)/.test(file));

const corrupt: Readonly<Record<string, string>> = {
  js: 'export const wrong = 1;',
  css: 'body { color: red }',
};

async function openOn(browser: Browser, origin: string, path = shared): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${origin}${path}`);
  return page;
}

/** The answer is complete, and the address and the form still say its search. */
async function expectAnswer(page: Page): Promise<void> {
  const finder = new FinderPage(page);
  expect(await finder.found()).toBe(69);
  expect(page.url()).toContain(shared);
  await expect(finder.text).toHaveValue('Provo');
  await expect(page.getByRole('radio', { name: 'City' })).toBeChecked();
  await expect(page.locator('#within')).toHaveValue('60');
}

const isOfAnswer = (file: string) => /^answer\..*\.js$/.test(file);

for (const file of files) {
  test(
    `${file} may be sent wrong once with a year to live`,
    extra(!isOfAnswer(file)),
    async ({ browser }) => {
      const site = await cachingHost();
      site.corruptOnce(file, corrupt[file.split('.').pop() ?? ''] ?? '');
      const page = await openOn(browser, site.origin);
      await expectAnswer(page);
      await expect(page.locator('.finder-card').first()).toHaveCSS('border-top-width', '1px');
      await page.context().close();
      await site.close();
    },
  );

  test(
    `“Try again” keeps the search when ${file} fails until then`,
    extra(!isOfAnswer(file)),
    async ({ page, watch }) => {
      let isBroken = true;
      await page.route(`**/${file}*`, (route) => (isBroken ? route.abort() : route.continue()));
      await page.goto(shared);
      const finder = new FinderPage(page);
      await expect(help(page).or(finder.count).first()).toBeVisible({ timeout: 15_000 });
      isBroken = false;
      if (await help(page).isVisible())
        await page.getByRole('button', { name: 'Try again' }).click();
      await expectAnswer(page);
      watch.trouble.length = 0;
    },
  );
}

test('a style sheet that stays wrong is said to be missing, and comes when asked again', async ({
  browser,
}) => {
  const site = await cachingHost();
  site.corrupt(/^answer\..*css$/, 'body { color: red }');
  const page = await openOn(browser, site.origin);
  await expect(page.getByText('Part of this page’s design didn’t load.')).toBeVisible();
  await expectAnswer(page);
  site.corrupt(undefined);
  await page.getByText('Part of this page’s design').locator('..').getByRole('button').click();
  await expect(page.getByText('Part of this page’s design didn’t load.')).toHaveCount(0);
  await expect(page.locator('.map-canvas')).toBeVisible();
  await page.context().close();
  await site.close();
});

test('a map that was sent wrong once with a year to live is there all the same', async ({
  browser,
}) => {
  const site = await cachingHost();
  const [map = ''] = globSync(`${siteFolder}/_astro/FinderMap.*.js`);
  site.corruptOnce(map.split('/').pop() ?? '', corrupt.js ?? '');
  const page = await openOn(browser, site.origin);
  const region = page.getByRole('region', { name: 'Map of the appraisers' });
  await expect(region.getByRole('button', { name: /appraisers?$/ }).first()).toBeAttached();
  await page.context().close();
  await site.close();
});

test('a list of places that was sent wrong is fetched past the cache', async ({ browser }) => {
  const site = await cachingHost();
  site.corruptOnce('gazetteer.json', '{"zips":[],"cities":[]}');
  const page = await openOn(browser, site.origin, '/?near=Boulder&by=city');
  await expect(new FinderPage(page).status).toContainText('Boulder');
  await expect(page.getByText('No member is within')).toBeVisible();
  await page.context().close();
  await site.close();
});
