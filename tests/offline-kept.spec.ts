// How the site is kept: when, where it cannot be, and what becomes of a file that is broken.
import type { Page } from '@playwright/test';
import { FinderPage } from './finder-page.ts';
import { hold } from './hold.ts';
import { kept, test } from './offline-host.ts';
import { help } from './search-outcome.ts';
import { expect } from './watched.ts';

const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);

test('nothing is kept before the page is there', async ({ page }) => {
  const letThrough = await hold(page, '**/art/ridge.svg');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  expect(await registered(page)).toBe(false);
  letThrough();
  await kept(page);
});

test('only the page with the finder has anything kept', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await registered(page)).toBe(false);
});

for (const [what, breakIt] of [
  ['has no service workers', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  [
    'refuses them',
    () => {
      navigator.serviceWorker.register = () =>
        Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    },
  ],
  ['never says that it is idle', () => Reflect.deleteProperty(window, 'requestIdleCallback')],
] as const) {
  test(`a browser that ${what} has the finder all the same, and no complaint`, async ({ page }) => {
    await page.addInitScript(breakIt);
    const finder = new FinderPage(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await finder.search('Zip Code', '84604');
    expect(await finder.found()).toBe(45);
  });
}

test('a device without room keeps nothing, and has no complaint', async ({ page, host }) => {
  const session = await page.context().newCDPSession(page);
  const quota = { origin: host.origin, quotaSize: 200_000 };
  await session.send('Storage.overrideQuotaForOrigin', quota);
  const finder = new FinderPage(page);
  await finder.open();
  const end = await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/sw.js');
    return new Promise((ended) => {
      installing?.addEventListener('statechange', () => ended(installing.state));
    });
  });
  expect(end).toBe('redundant');
  await finder.search('Zip Code', '84604');
  expect(await finder.found()).toBe(45);
});

test('a kept file that is broken is replaced by a good one', async ({ page, context, trouble }) => {
  await page.goto('/');
  await kept(page);
  const broken = await page.evaluate(async () => {
    const names = await caches.keys();
    const cache = await caches.open(names.find((name) => name.includes('precache')) ?? '');
    const all = (await cache.keys()).filter(({ url }) => /\/answer\..*\.js$/.test(url));
    const headers = { 'Content-Type': 'text/javascript' };
    for (const request of all)
      await cache.put(request, new Response('export const half = ', { headers }));
    return all.length;
  });
  expect(broken).toBe(1);
  await page.reload();
  const finder = new FinderPage(page);
  await finder.search('Zip Code', '84604');
  await expect(finder.count.or(help(page)).first()).toBeVisible();
  // What the browser once took for a script it keeps until the page is a new one.
  if (await help(page).isVisible()) await page.getByRole('button', { name: 'Try again' }).click();
  expect(await finder.found()).toBe(45);
  await context.setOffline(true);
  await page.reload();
  expect(await finder.found()).toBe(45);
  trouble.length = 0;
});

test('the site may be put on a home screen', async ({ page }) => {
  await page.goto('/');
  await kept(page);
  const session = await page.context().newCDPSession(page);
  const { errors, data = '' } = await session.send('Page.getAppManifest', {});
  expect(errors).toEqual([]);
  // The headless shell itself finds no fault in any manifest.
  expect(JSON.parse(data)).toMatchObject({
    id: '/',
    name: expect.stringMatching(/./),
    short_name: expect.stringMatching(/^.{1,12}$/),
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    icons: expect.arrayContaining([
      expect.objectContaining({ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }),
      expect.objectContaining({ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }),
    ]),
  });
  for (const size of [192, 512]) {
    const png = await (await page.request.get(`/icon-${size}.png`)).body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  }
});
