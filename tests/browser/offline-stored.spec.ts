// What the browser stores for offline use, when, and without storage.
import type { Page } from '@playwright/test';
import { FinderPage } from '#support/finder-page.ts';
import { offlineTest, stored } from '#support/offline-host.ts';
import { hold } from '#support/search-outcome.ts';
import { ready } from '#support/site-page.ts';
import { expect, extra } from '#support/watched-page.ts';

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
