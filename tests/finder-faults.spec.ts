// Each file that a search needs, failing in each way: nobody is left at an empty box without a word.

import { globSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Browser, Page, Route } from '@playwright/test';
import { FinderPage } from './finder-page.ts';
import { expect, test } from './watched.ts';

/** Files of the finder, its map and its notifications, as the build names them without their hash. */
const files = globSync('dist/_astro/*.{js,css}')
  .map((file) => file.replace(/^dist\/_astro\//, ''))
  .filter((file) => !/^(MembershipApplication|Article|Embed|index)/.test(file));

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

const help = (page: Page) => page.getByText('The directory could not be loaded.');
const everybody = (page: Page) => page.getByRole('heading', { name: 'All 89 members by city' });

/** What a visitor has after a search: the list, or a sentence with the list by city. */
async function outcome(page: Page): Promise<'answered' | 'told'> {
  const finder = new FinderPage(page);
  await expect(finder.count.or(help(page)).first()).toBeVisible({ timeout: 30_000 });
  if (await help(page).isVisible()) {
    await expect(everybody(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.locator('#near')).toHaveValue(/^(84604)?$/);
    expect(page.url()).toContain('near=84604');
    return 'told';
  }
  expect(await finder.found()).toBe(45);
  return 'answered';
}

/** A visitor types a ZIP and presses Enter, whatever has loaded by then. */
async function search(page: Page) {
  await page.goto('/');
  await page.locator('#near').fill('84604');
  await page.locator('#near').press('Enter');
}

/** One file that fails in one way, and how the search ends. */
async function searchWith(page: Page, file: string, how: string) {
  // A page may be left before its last file has failed.
  await page.route(`**/${file}*`, (route) => faults[how]?.(route).catch(() => undefined));
  await search(page);
  return outcome(page);
}

for (const file of [...files, 'gazetteer.json']) {
  test(`${file} may fail in any way`, async ({ context, baseURL }) => {
    await context.route(
      ({ origin }) => origin !== baseURL,
      (route) => route.abort(),
    );
    const ends = await Promise.all(
      Object.keys(faults).map(async (how) => {
        const page = await context.newPage();
        const end = await searchWith(page, file, how);
        await page.close();
        return `${how}: ${end}`;
      }),
    );
    const isCosmetic = /\.(css|json)$|^(Hint|Toaster|FinderMap)\./.test(file);
    if (isCosmetic) expect(ends.filter((end) => !end.endsWith('answered'))).toEqual([]);
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

test('"Try again" leads to the answer, with what stands in the box by then', async ({
  page,
  watch,
}) => {
  let broken = true;
  await page.route('**/answer.*.js', (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/#finder');
  await page.locator('#near').fill('84604');
  await page.locator('#near').press('Enter');
  await expect(help(page)).toBeVisible();
  await page.locator('#near').fill('84741');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(help(page)).toBeVisible();
  await expect(page.locator('#near')).toHaveValue('84741');
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: '1 Appraisers Found' })).toBeVisible();
  watch.trouble.length = 0;
});

test('"Try again" without a connection stays where it is', async ({ page, context, watch }) => {
  await page.route('**/answer.*.js', (route) => route.abort());
  await search(page);
  await expect(help(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(help(page)).toBeVisible();
  await expect(everybody(page)).toBeVisible();
  watch.trouble.length = 0;
});

test('a search after one that failed is a new try', async ({ page, watch }) => {
  let broken = true;
  await page.route('**/answer.*.js', (route) => (broken ? route.abort() : route.continue()));
  await search(page);
  await expect(help(page)).toBeVisible();
  broken = false;
  await page.locator('#near').fill('84741');
  await page.locator('#near').press('Enter');
  await expect(page.getByRole('heading', { name: '1 Appraisers Found' })).toBeVisible();
  await expect(help(page)).toHaveCount(0);
  watch.trouble.length = 0;
});

test('a fault in an answer takes the answer, not the search box', async ({ page, watch }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.search('Zip Code', '84741');
  await finder.found();
  await page.evaluate(() => {
    const Whole = window.URL;
    Object.assign(window, { mend: () => Object.assign(window, { URL: Whole }), URL: null });
  });
  await finder.search('Zip Code', '84604');
  await expect(help(page)).toBeVisible();
  await expect(everybody(page)).toBeVisible();
  await expect(finder.text).toHaveValue('84604');
  await page.evaluate(() => Reflect.get(window, 'mend')());
  await finder.search('Zip Code', '84101');
  await expect(finder.groups().first()).toHaveText(/^84101/);
  await finder.found();
  await expect(help(page)).toHaveCount(0);
  expect(watch.trouble.length).toBeGreaterThan(0);
  watch.trouble.length = 0;
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

test('a notification whose code failed once comes the next time', async ({
  page,
  context,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let broken = true;
  await page.route('**/Toaster.*.js', (route) => (broken ? route.abort() : route.continue()));
  const finder = new FinderPage(page);
  await finder.open('?near=84741');
  const button = finder.cards.getByRole('button', { name: /^Copy phone number of / });
  await button.click();
  await expect(page.getByText(/^Phone number copied: /)).toBeVisible();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toHaveCount(0);
  broken = false;
  await button.click();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(/^.*copied: /);
  watch.trouble.length = 0;
});

test('a map whose code fails says so and comes when it is asked again', async ({ page, watch }) => {
  let broken = true;
  await page.route('**/FinderMap.*.js', (route) => (broken ? route.abort() : route.continue()));
  const finder = new FinderPage(page);
  await finder.open('?near=84604');
  expect(await finder.found()).toBe(45);
  const region = page.getByRole('region', { name: 'Map of the appraisers' });
  await expect(region).toContainText('The map could not be loaded. The list is complete.');
  broken = false;
  await region.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^84604 Provo/ })).toBeAttached();
  watch.trouble.length = 0;
});

/** The built site on a plain host that keeps files for a year, and does to some what `meddle` says. */
async function host(meddle: (path: string, response: ServerResponse) => boolean) {
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
    '.svg': 'image/svg+xml',
    '.woff2': 'font/woff2',
  };
  const asked: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' || url.startsWith('/?') ? '/index.html' : url.replace(/\?.*/, '');
    asked.push(path);
    response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
    if (path.startsWith('/_astro/'))
      response.setHeader('Cache-Control', 'max-age=31536000, immutable');
    if (meddle(path, response)) return;
    try {
      response.end(readFileSync(`dist${path}`));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, asked, close };
}

/** A page with the browser's own cache, which a page under watch has not. */
const cachingPage = async (browser: Browser) => (await browser.newContext()).newPage();

test('a file that lies broken in the cache is fetched past it', async ({ browser }) => {
  let broken = true;
  const site = await host((path, response) => {
    if (!broken || !/answer\..*js$/.test(path)) return false;
    broken = false;
    response.end('export const half = ');
    return true;
  });
  const page = await cachingPage(browser);
  await page.goto(site.origin);
  await page.locator('#near').fill('84604');
  await page.locator('#near').press('Enter');
  await expect(
    help(page)
      .or(page.getByRole('heading', { name: /Found$/ }))
      .first(),
  ).toBeVisible();
  // What the browser once took for a script it keeps until the page is a new one.
  if (await help(page).isVisible()) await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: '45 Appraisers Found' })).toBeVisible();
  await page.context().close();
  site.close();
});

test('an old page after a new release loads itself anew, once, with its search', async ({
  browser,
}) => {
  let released = false;
  const island = /component-url="([^"]+)"/.exec(readFileSync('dist/index.html', 'utf8'))?.[1] ?? '';
  const old = (text: string) => text.replaceAll(island, island.replace('Finder.', 'Finder.old-'));
  const site = await host((path, response) => {
    if (/answer\..*js$/.test(path) && !released) {
      response.writeHead(404).end();
      return true;
    }
    if (path.includes('Finder.old-')) {
      response.end(readFileSync(`dist${island}`));
      return true;
    }
    if (path !== '/index.html') return false;
    const html = readFileSync('dist/index.html', 'utf8');
    response.end(
      released || site.asked.filter((one) => one === path).length > 1 ? html : old(html),
    );
    return true;
  });
  const page = await cachingPage(browser);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(site.origin);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.locator('#near').fill('84604');
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);
  await page.locator('#near').press('Enter');
  await page.waitForEvent('load');
  released = true;
  await expect(
    help(page)
      .or(page.getByRole('heading', { name: /Found$/ }))
      .first(),
  ).toBeVisible();
  expect(loads).toBe(2);
  await expect(page.locator('#near')).toHaveValue('84604');
  expect(page.url()).toContain('near=84604');
  await page.context().close();
  site.close();
});
