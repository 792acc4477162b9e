// What the browser stores for offline use: when, without storage, and with broken files.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { siteFolder } from '#support/built-files.ts';
import { FinderPage } from '#support/finder-page.ts';
import { offlineTest, stored } from '#support/offline-host.ts';
import { help, hold } from '#support/search-outcome.ts';
import { SiteHost } from '#support/site-host.ts';
import { ready } from '#support/site-page.ts';
import { expect, extra, fileErrors } from '#support/watched-page.ts';

const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);

offlineTest('nothing is stored before the page has loaded', async ({ page }) => {
  const letThrough = await hold(page, '**/art/ridge.svg');
  await page.goto('/', { waitUntil: 'commit' });
  await ready(page);
  expect(await registered(page)).toBe(false);
  letThrough();
  await stored(page);
});

offlineTest('only the page with the finder stores files', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await registered(page)).toBe(false);
});

for (const [what, breakIt] of [
  ['no service workers', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  [
    'refused workers',
    () => {
      navigator.serviceWorker.register = () =>
        Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    },
  ],
  ['no idle time', () => Reflect.deleteProperty(window, 'requestIdleCallback')],
] as const) {
  offlineTest(`with ${what}, it works`, extra(what !== 'no service workers'), async ({ page }) => {
    await page.addInitScript(breakIt);
    const finder = new FinderPage(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await finder.search('Zip Code', '84604');
    expect(await finder.found()).toBe(45);
  });
}

offlineTest('a device without room stores nothing, without an error', async ({ page, host }) => {
  const session = await page.context().newCDPSession(page);
  const quota = { origin: host.origin, quotaSize: 200_000 };
  await session.send('Storage.overrideQuotaForOrigin', quota);
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function (...given) {
      const registration = await register.apply(this, given);
      Reflect.set(window, 'worker', registration.installing);
      return registration;
    };
  });
  const finder = new FinderPage(page);
  await finder.open();
  const state = () => page.evaluate((): unknown => Reflect.get(window, 'worker')?.state);
  await expect.poll(state).toBe('redundant');
  await finder.search('Zip Code', '84604');
  expect(await finder.found()).toBe(45);
});

/** Overwrites the stored copies whose addresses match; returns how many there were. */
const corrupt = (page: Page, address: string, body: string, type: string) =>
  page.evaluate(
    async ([pattern, wrong, contentType]) => {
      const names = await caches.keys();
      const cache = await caches.open(names.find((name) => name.includes('precache')) ?? '');
      const all = (await cache.keys()).filter(({ url }) => new RegExp(pattern).test(url));
      const headers = { 'Content-Type': contentType };
      for (const request of all) await cache.put(request, new Response(wrong, { headers }));
      return all.length;
    },
    [address, body, type] as const,
  );

for (const [what, address, body, type] of [
  ['the script of the answer', '/answer\\..*\\.js$', 'export const half = ', 'text/javascript'],
  ['the style sheet', '/answer\\..*\\.css$', 'body { color: red }', 'text/css'],
  ['the map', '/FinderMap\\.', 'export const wrong = 1;', 'text/javascript'],
  ['the list of places', '/gazetteer', '{"zips":[],"cities":[]}', 'application/json'],
] as const) {
  offlineTest(
    `a bad copy of ${what} on the device is replaced at its first use`,
    extra(what !== 'the script of the answer'),
    async ({ page, context, watch }) => {
      await page.goto('/');
      await stored(page);
      expect(await corrupt(page, address, body, type)).toBe(1);
      await page.reload();
      const finder = new FinderPage(page);
      for (const isOffline of [false, true]) {
        await context.setOffline(isOffline);
        await page.reload();
        await finder.search('City', 'Provo');
        expect(await finder.found()).toBe(36);
        await expect(help(page)).toHaveCount(0);
        await expect(page.getByText('Part of this page’s design')).toHaveCount(0);
        const map = page.getByRole('region', { name: 'Map of appraisers' });
        await expect(map.getByRole('button', { name: /appraisers?$/ }).first()).toBeAttached();
      }
      watch.expected = fileErrors;
    },
  );
}

offlineTest.describe('on a phone', () => {
  offlineTest.use({ viewport: { width: 390, height: 844 } });

  offlineTest('a stored map is ready before its tab is pressed', async ({ page }) => {
    await page.goto('/');
    await stored(page);
    await page.goto('/?near=84604');
    await new FinderPage(page).found();
    const scripts = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => /FinderMap\./.test(name)),
      );
    await expect.poll(scripts).toHaveLength(1);
    await expect(page.getByRole('application', { name: 'Map' })).toHaveCount(0);
  });
});

offlineTest('offline, a bad copy of the home page is not shown', async ({ page, context }) => {
  await page.goto('/');
  await stored(page);
  expect(await corrupt(page, '/\\?__WB', '<h1>Wrong</h1>', 'text/html')).toBe(1);
  await context.setOffline(true);
  await page.goto('/').catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'Wrong' })).toHaveCount(0);
});

offlineTest('an error of the host replaces no stored page', async ({ page, host, watch }) => {
  await page.goto('/');
  await stored(page);
  await page.goto('/about');
  const isKept = () => page.evaluate(() => caches.match('/about').then(Boolean));
  await expect.poll(isKept).toBe(true);
  host.failsAt = /./;
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who we are');
  await page.goto('/?near=84604');
  expect(await new FinderPage(page).found()).toBe(45);
  await page.goto('/membership');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Unavailable');
  watch.expected = fileErrors;
});

offlineTest('a page that never loads is “offline”', { tag: '@all' }, async ({ page, host }) => {
  await page.goto('/');
  await stored(page);
  host.hangsAt = /^\/membership$/;
  await page.goto('/membership', { timeout: 20_000 });
  const standIn = page.getByRole('heading', { name: 'You’re offline' });
  await expect(standIn).toBeVisible();
  host.hangsAt = undefined;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(standIn).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

offlineTest('a bad file in the cache does not block the worker', async ({ page, watch }) => {
  const site = await new SiteHost({ isCaching: true }).start();
  const map = basename(globSync(`${siteFolder}/_astro/FinderMap.*.js`)[0] ?? '');
  site.corruptOnce(map, 'export const wrong = 1;');
  await page.goto(site.origin);
  // Only the worker requests the map.
  await expect.poll(() => site.isToCome(map)).toBe(false);
  await page.reload();
  await stored(page);
  await site.stop();
  watch.expected = fileErrors;
});

offlineTest('the site can go on a home screen', async ({ page }) => {
  await page.goto('/');
  await stored(page);
  const session = await page.context().newCDPSession(page);
  const { errors, data = '' } = await session.send('Page.getAppManifest', {});
  expect(errors).toEqual([]);
  // The headless shell reports no errors in manifests.
  expect(JSON.parse(data)).toMatchObject({
    ...{ start_url: '.', scope: '.', display: 'minimal-ui' },
    ...{ name: expect.stringMatching(/./), short_name: expect.stringMatching(/^.{1,12}$/) },
  });
  for (const size of [192, 512]) {
    const icon = { src: `icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' };
    expect(JSON.parse(data).icons).toContainEqual(expect.objectContaining(icon));
    const png = await (await page.request.get(`/icon-${size}.png`)).body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  }
});
