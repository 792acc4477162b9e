// Wrong or old files in the browser's cache: the next fetch replaces them, and the search stays.
import { globSync, readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { siteFolder } from '#support/built-files.ts';
import { FinderPage } from '#support/finder-page.ts';
import { help } from '#support/search-outcome.ts';
import { SiteHost } from '#support/site-host.ts';
import { ready } from '#support/site-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const shared = '/?near=Provo&by=city&within=60';

/** The files of results and their map. */
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

/** The results are complete, and the address and the form still have the search. */
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
  test(`a wrong copy of ${file} is replaced`, extra(!isOfAnswer(file)), async ({ browser }) => {
    const site = await new SiteHost({ isCaching: true }).start();
    site.corruptOnce(file, corrupt[file.split('.').pop() ?? ''] ?? '');
    const page = await openOn(browser, site.origin);
    await expectAnswer(page);
    await expect(page.locator('.finder-card').first()).toHaveCSS('border-top-width', '1px');
    const map = page.getByRole('region', { name: 'Map of appraisers' });
    const marker = map.getByRole('button', { name: /appraisers?$/ }).first();
    // The list is complete, so the page does not reload automatically. Newer browsers load the map again.
    const tryAgain = map.getByRole('button', { name: 'Try again' });
    await expect(tryAgain.or(marker)).toBeVisible();
    await expect(async () => {
      // It disappears once a late file is there.
      if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 2000 });
      await expect(marker).toBeAttached({ timeout: 10_000 });
    }).toPass();
    await page.context().close();
    await site.stop();
  });
}

test('a style sheet that stays wrong leaves a message and loads at the next try', async ({
  browser,
}) => {
  const site = await new SiteHost({ isCaching: true }).start();
  site.corrupts = { files: /^answer\..*css$/, body: 'body { color: red }' };
  const page = await openOn(browser, site.origin);
  await expect(page.getByText('Part of this page’s design didn’t load.')).toBeVisible();
  await expectAnswer(page);
  site.corrupts = undefined;
  const map = page.getByRole('region', { name: 'Map of appraisers' });
  await expect(map.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByText('Part of this page’s design').locator('..').getByRole('button').click();
  await expect(page.getByText('Part of this page’s design didn’t load.')).toHaveCount(0);
  await expect(page.locator('.map-canvas')).toBeVisible();
  await page.context().close();
  await site.stop();
});

test('wrong place data in the cache is replaced', async ({ browser }) => {
  const site = await new SiteHost({ isCaching: true }).start();
  site.corruptOnce('gazetteer.json', '{"zips":[],"cities":[]}');
  const page = await openOn(browser, site.origin, '/?near=Boulder&by=city');
  await expect(new FinderPage(page).status).toContainText('Boulder');
  await expect(page.getByText('No appraisers within')).toBeVisible();
  await page.context().close();
  await site.stop();
});

test('an old page after a new release reloads once and keeps its search', async ({ browser }) => {
  const home = readFileSync(`${siteFolder}/index.html`, 'utf8');
  const [, island = ''] = /component-url="([^"]+)"/.exec(home) ?? [];
  const site = await new SiteHost({ isCaching: true }).start();
  let visits = 0;
  let isReleased = false;
  site.intercept = (path, response) => {
    const isGone = /answer\..*js$/.test(path) && !isReleased;
    if (path === '/') visits += 1;
    if (isGone) response.writeHead(404).end();
    else if (path.includes('Finder.old-'))
      response
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end(readFileSync(`${siteFolder}${island}`));
    else if (path === '/' && visits === 1)
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end(home.replaceAll(island, island.replace('Finder.', 'Finder.old-')));
    return response.headersSent;
  };
  const page = await openOn(browser, site.origin, '/');
  let loads = 1;
  page.on('load', () => {
    loads += 1;
  });
  await ready(page);
  const gone = page.waitForResponse(/answer\..*js$/);
  await page.locator('#near').fill('84604');
  await gone;
  expect(loads).toBe(1);
  await page.locator('#near').press('Enter');
  await expect.poll(() => loads).toBe(2);
  isReleased = true;
  await expect(help(page).or(new FinderPage(page).count).first()).toBeVisible();
  expect(loads).toBe(2);
  await expect(page.locator('#near')).toHaveValue('84604');
  expect(page.url()).toContain('near=84604');
  await page.context().close();
  await site.stop();
});
