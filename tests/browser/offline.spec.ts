// What works without a network, in a browser that has been here before.
import type { Page } from '@playwright/test';
import { violationsOf } from '#support/axe.ts';
import { FinderPage } from '#support/finder-page.ts';
import { offlineTest, stored } from '#support/offline-host.ts';
import { expect, extra } from '#support/watched-page.ts';

const line = (page: Page) => page.getByText('You are offline. The directory is the one of ');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notStored = 'This page is not kept on this device';

/** Searches with nothing but the keyboard. */
async function search(page: Page, type: 'Zip Code' | 'City', text: string) {
  await page.getByRole('radio', { name: type }).focus();
  await page.keyboard.press('Space');
  await new FinderPage(page).text.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Turns to the map, on a narrow screen under its tab, and finds the ground of it. */
async function seeMap(page: Page) {
  const tab = page.getByRole('tab', { name: 'List View' });
  if (await tab.isVisible()) {
    await tab.focus();
    await page.keyboard.press('ArrowRight');
  }
  const map = page.getByRole('region', { name: 'Map of the appraisers' });
  await expect(map.locator('.map-state')).toBeVisible();
  await expect(map.getByRole('button', { name: /appraisers?$/ }).first()).toBeAttached();
  await expect(map).toContainText('County lines are shown instead.');
}

for (const width of [390, 1280]) {
  for (const gone of ['the device is offline', 'the host is gone'] as const) {
    offlineTest.describe(
      `at ${width} px, when ${gone},`,
      extra(width !== 390 || gone !== 'the host is gone'),
      () => {
        offlineTest.use({ viewport: { width, height: 844 } });

        offlineTest(
          'the finder, its members and its map are there',
          async ({ page, context, host }) => {
            const finder = new FinderPage(page);
            await page.goto('/');
            await stored(page);
            if (gone === 'the host is gone') await host.stop();
            else await context.setOffline(true);
            await page.reload();
            await search(page, 'Zip Code', '84604');
            expect(await finder.found()).toBe(45);
            await seeMap(page);
            await search(page, 'City', 'Provo');
            await expect(finder.groups().first()).toHaveText(/^Provo/);
            const call = page.getByRole('link', { name: /^\(\d{3}\) 555-01/ }).first();
            await expect(call).toHaveAttribute('href', /^tel:/);
            // The places of the gazetteer are known, too.
            await page.goto('/?near=Boulder&by=city');
            await expect(finder.status).toContainText('Boulder');
            await expect(finder.status).not.toContainText('did not load');
            if (gone === 'the host is gone') await host.start();
          },
        );

        offlineTest(
          'a visited page opens, and another says that it is not kept',
          async ({ page, context, host }) => {
            await page.goto('/');
            await stored(page);
            await page.goto('/resources/blogs/1');
            const title = (await heading(page).textContent()) ?? '';
            await page.goto('/about?from=a-letter');
            if (gone === 'the host is gone') await host.stop();
            else await context.setOffline(true);
            await page.goto('/resources/blogs/1');
            await expect(heading(page)).toHaveText(title);
            await page.goto('/about');
            await expect(heading(page)).toHaveText('Who we are');
            await page.goto('/resources/blogs/2');
            await expect(heading(page)).toHaveText(notStored);
            const again = page.getByRole('button', { name: 'Try again' });
            await Promise.all([page.waitForEvent('load'), again.press('Enter')]);
            await expect(heading(page)).toHaveText(notStored);
            if (gone === 'the host is gone') {
              await host.start();
              await again.press('Enter');
            } else await context.setOffline(false);
            await expect(heading(page)).not.toHaveText(notStored);
            await expect(page.getByRole('article')).not.toHaveCount(0);
            await expect(page).toHaveURL('/resources/blogs/2');
          },
        );
      },
    );
  }
}

offlineTest(
  'the page of the first visit itself goes on without a network',
  async ({ page, context }) => {
    await page.goto('/');
    await stored(page);
    await context.setOffline(true);
    await search(page, 'Zip Code', '84604');
    expect(await new FinderPage(page).found()).toBe(45);
  },
);

offlineTest(
  'a line says when one is offline, and for no longer',
  { tag: '@all' },
  async ({ page, context }) => {
    await page.goto('/');
    await stored(page);
    const status = page.getByRole('status').filter({ has: page.locator('#offline') });
    await expect(status).toBeAttached();
    await expect(line(page)).toBeHidden();
    await context.setOffline(true);
    await expect(line(page)).toBeVisible();
    await expect(line(page)).toContainText(/the one of [A-Z][a-z]+ \d{1,2}, \d{4}\.$/);
    await page.goto('/?near=84604');
    await expect(line(page)).toBeVisible();
    await new FinderPage(page).found();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page), colorScheme).toEqual([]);
    }
    await context.setOffline(false);
    await expect(line(page)).toBeHidden();
  },
);

offlineTest(
  'from the page that is not kept, the finder is one press away',
  async ({ page, context }) => {
    await page.goto('/');
    await stored(page);
    await context.setOffline(true);
    await page.goto('/membership');
    await page.getByRole('main').getByRole('link', { name: 'Find an appraiser' }).press('Enter');
    await expect(page).toHaveURL('/#finder');
    await search(page, 'Zip Code', '84741');
    expect(await new FinderPage(page).found()).toBe(1);
  },
);

offlineTest(
  'a network without the site is not in the way of who leaves the page that is not kept',
  { tag: '@all' },
  async ({ page, context }) => {
    await page.goto('/');
    await stored(page);
    await context.setOffline(true);
    await page.goto('/membership');
    const link = page.getByRole('main').getByRole('link', { name: 'Find an appraiser' });
    await link.evaluate((element) => {
      if (element instanceof HTMLElement) element.click();
      window.dispatchEvent(new Event('online'));
    });
    await expect(page).toHaveURL('/#finder');
  },
);

offlineTest(
  'a preload that is said to have come without a network, as Firefox says, hides nothing that is kept',
  { tag: '@all' },
  async ({ page, context }) => {
    await page.goto('/');
    await stored(page);
    await page.goto('/about');
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(() =>
      Object.defineProperty(Reflect.get(globalThis, 'FetchEvent').prototype, 'preloadResponse', {
        get: async () => Response.error(),
      }),
    );
    await context.setOffline(true);
    await page.goto('/about');
    await expect(heading(page)).toHaveText('Who we are');
    await page.goto('/?near=84604');
    expect(await new FinderPage(page).found()).toBe(45);
    await page.goto('/resources/blogs/2');
    await expect(heading(page)).toHaveText(notStored);
  },
);

offlineTest(
  'a page with a calendar or a form in it says that it does not answer',
  { tag: '@all' },
  async ({ page, context }) => {
    await page.goto('/');
    await stored(page);
    for (const path of ['/events', '/join']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(/^The (calendar|form) does not answer\./)).toBeVisible();
      await context.setOffline(false);
    }
  },
);
