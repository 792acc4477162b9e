// What works offline after a first visit.
import type { BrowserContext, Page } from '@playwright/test';
import { violationsOf } from '#support/axe.ts';
import { FinderPage } from '#support/finder-page.ts';
import { offlineTest, stillOffline, stored } from '#support/offline-host.ts';
import type { SiteHost } from '#support/site-host.ts';
import { ready } from '#support/site-page.ts';
import { expect, extra } from '#support/watched-page.ts';

const line = (page: Page) => page.getByText('You’re offline. Showing the directory as checked on ');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notStored = 'You’re offline';

/** Searches with only the keyboard. */
async function search(page: Page, type: 'Zip Code' | 'City', text: string) {
  await page.getByRole('radio', { name: type }).focus();
  await page.keyboard.press('Space');
  await new FinderPage(page).text.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Opens the map, on a narrow screen under its tab, and expects its base map. */
async function seeMap(page: Page) {
  const tab = page.getByRole('tab', { name: 'List View' });
  if (await tab.isVisible()) {
    await tab.focus();
    await page.keyboard.press('ArrowRight');
  }
  const map = page.getByRole('region', { name: 'Map of appraisers' });
  await expect(map.locator('.map-state')).toBeVisible();
  await expect(map.getByRole('button', { name: /appraisers?$/ }).first()).toBeAttached();
  await expect(map).toContainText('County lines are shown instead.');
}

for (const width of [390, 1280]) {
  for (const gone of ['offline', 'no host'] as const) {
    offlineTest.describe(`${width} px, ${gone}`, extra(width !== 390 || gone !== 'no host'), () => {
      offlineTest.use({ viewport: { width, height: 844 } });

      offlineTest.beforeEach(async ({ page }) => {
        await page.goto('/');
        await stored(page);
      });

      const leave = (context: BrowserContext, host: SiteHost) =>
        gone === 'no host' ? host.stop() : context.setOffline(true);

      offlineTest('the finder, its members and its map work', async ({ page, context, host }) => {
        const finder = new FinderPage(page);
        await leave(context, host);
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
        await expect(finder.status).not.toContainText('didn’t load');
      });

      offlineTest('a visited page opens, another doesn’t', async ({ page, context, host }) => {
        await page.goto('/resources/blogs/1');
        const title = (await heading(page).textContent()) ?? '';
        await page.goto('/about?from=a-letter');
        await leave(context, host);
        await page.goto('/resources/blogs/1');
        await expect(heading(page)).toHaveText(title);
        await page.goto('/about');
        await expect(heading(page)).toHaveText('Who we are');
        await page.goto('/resources/blogs/2');
        await expect(heading(page)).toHaveText(notStored);
        const again = page.getByRole('link', { name: 'Try again' });
        await Promise.all([page.waitForEvent('load'), again.press('Enter')]);
        await expect(heading(page)).toHaveText(notStored);
        if (gone === 'no host') await host.start();
        else {
          const end = await stillOffline(page);
          await context.setOffline(false);
          await end();
        }
        await expect(async () => {
          await again.press('Enter');
          await expect(heading(page)).not.toHaveText(notStored, { timeout: 3000 });
        }).toPass();
        await expect(page.getByRole('article')).not.toHaveCount(0);
        await expect(page).toHaveURL('/resources/blogs/2');
      });
    });
  }
}

offlineTest('the page of the first visit keeps working offline', async ({ page, context }) => {
  await page.goto('/');
  await stored(page);
  await context.setOffline(true);
  await search(page, 'Zip Code', '84604');
  expect(await new FinderPage(page).found()).toBe(45);
});

offlineTest('a line says “offline”', { tag: '@all' }, async ({ page, context }) => {
  await page.goto('/');
  await stored(page);
  const status = page.getByRole('status').filter({ has: page.locator('#offline') });
  await expect(status).toBeAttached();
  await expect(line(page)).toBeHidden();
  await context.setOffline(true);
  await expect(line(page)).toBeVisible();
  await expect(line(page)).toContainText(/as checked on [A-Z][a-z]+ \d{1,2}, \d{4}\.$/);
  await page.goto('/?near=84604');
  const end = await stillOffline(page);
  await expect(line(page)).toBeVisible();
  await new FinderPage(page).found();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page), colorScheme).toEqual([]);
  }
  await context.setOffline(false);
  await end();
  await expect(line(page)).toBeHidden();
});

offlineTest('the offline page is one press from the finder', async ({ page, context }) => {
  await page.goto('/');
  await stored(page);
  await context.setOffline(true);
  await page.goto('/membership');
  await page.getByRole('main').getByRole('link', { name: 'Find an appraiser' }).press('Enter');
  await expect(page).toHaveURL('/#finder');
  await ready(page);
  await search(page, 'Zip Code', '84741');
  expect(await new FinderPage(page).found()).toBe(1);
});

offlineTest('a page says its frame did not load', { tag: '@all' }, async ({ page, context }) => {
  await page.goto('/');
  await stored(page);
  for (const path of ['/events', '/join']) {
    // Chromium may forget for a moment that the device is online again.
    await expect(async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(heading(page)).not.toHaveText(notStored);
    }).toPass();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/^The (calendar|form) didn’t load\./)).toBeVisible();
    await context.setOffline(false);
  }
});
