// Reload, Back and Forward bring visitors back to where they were on the page, with the focus in view.
import type { Page } from '@playwright/test';
import { findChromium } from '#run/find-chromium.ts';
import { FinderPage } from '#support/finder-page.ts';
import { scrolled, scrollTo } from '#support/site-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const shared = '/?near=84604';

/** Waits until the answer is complete and the page has settled after it. */
async function settled(page: Page): Promise<void> {
  await new FinderPage(page).found();
  await page.waitForLoadState('networkidle');
  await scrollTo(page, await scrolled(page));
}

/** Whether nothing has the focus, or the focused element is in the window. */
const focusIsInView = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return true;
    const { top, bottom } = active.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });

async function expectToBeAt(page: Page, y: number): Promise<void> {
  await settled(page);
  expect(Math.abs((await scrolled(page)) - y)).toBeLessThanOrEqual(2);
  expect(await focusIsInView(page)).toBe(true);
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const) {
  test.describe(`at ${width} px`, extra(width !== 390), () => {
    test.use({ viewport: { width, height } });

    for (const y of [1500, 4000]) {
      test(`reload stays at ${y} px`, extra(y !== 1500), async ({ page }) => {
        await page.goto(shared);
        await settled(page);
        await scrollTo(page, y);
        await page.reload();
        await expectToBeAt(page, y);
      });

      test(`Back from another page returns to ${y} px`, extra(y !== 1500), async ({ page }) => {
        await page.goto(shared);
        await settled(page);
        await scrollTo(page, y);
        await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/about"]')?.click());
        await expect(page).toHaveURL('/about');
        await page.goBack();
        await expectToBeAt(page, y);
      });
    }

    test('Forward to a wider radius keeps the focus in view', async ({ page }) => {
      await page.goto(shared);
      await settled(page);
      await page.getByRole('button', { name: /^Within 60 miles: / }).press('Enter');
      await settled(page);
      await scrollTo(page, (await scrolled(page)) + 900);
      const y = await scrolled(page);
      await page.goBack();
      await settled(page);
      expect(await focusIsInView(page)).toBe(true);
      await page.goForward();
      await expectToBeAt(page, y);
    });

    test('Back from My list keeps the position and the focus in view', async ({ page }) => {
      await page.goto(shared);
      await settled(page);
      await page
        .getByRole('button', { name: /^Add .* to my list$/ })
        .nth(12)
        .press('Enter');
      const show = page.getByRole('link', { name: 'My list, 1' });
      await show.focus();
      const y = await scrolled(page);
      await show.press('Enter');
      await expect(page).toHaveURL(/list=/);
      await page.goBack();
      await expectToBeAt(page, y);
    });

    // The headless shell has no such cache. tests/engines/journeys.test.ts covers Firefox and WebKit.
    const executablePath = findChromium();
    if (!executablePath || /headless/.test(executablePath)) return;
    test('Back returns to the same place from the back/forward cache', async ({
      playwright,
      launchOptions,
      baseURL,
    }) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        executablePath,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      const page = await browser.newPage({ viewport: { width, height } });
      await page.goto(`${baseURL}${shared}`);
      await settled(page);
      // Playwright loses sight of a page that returns from this cache, so the page itself reports.
      await page.evaluate(() => {
        window.addEventListener('pageshow', ({ persisted }) =>
          requestAnimationFrame(() => location.assign(`/about?${persisted}=${window.scrollY}`)),
        );
      });
      await scrollTo(page, 4000);
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/about"]')?.click());
      await page.waitForURL('**/about');
      await page.evaluate(() => window.history.back());
      await page.waitForURL('**/about?true=4000');
      await browser.close();
    });
  });
}
