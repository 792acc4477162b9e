// Sharing an article: by the device's own sheet, by a copied link, or in words.
import type { Page } from '@playwright/test';
import { addressOf, posts } from '#support/of-edition.ts';
import { expect, test } from '#support/watched-page.ts';

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share Article' });
const notifications = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const toasts = (page: Page) => notifications(page).getByRole('listitem');

/** Gives the page a share sheet that says in the console what it was given. */
const stubShareSheet = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async (shared: ShareData) => console.info(`shared: ${JSON.stringify(shared)}`),
    });
  });

test.describe('Share Article where the device has a share sheet', () => {
  for (const path of ['/resources/blogs/2', '/resources/2']) {
    test(`on ${path} gives it the title and the one address`, async ({ page }) => {
      await stubShareSheet(page);
      const shared = page.waitForEvent('console', (message) =>
        message.text().startsWith('shared: '),
      );
      await page.goto(path);
      await shareButton(page).click();
      const given: unknown = JSON.parse((await shared).text().replace('shared: ', ''));
      const title = posts.find(({ id }) => id === 2)?.title;
      expect(given).toEqual({ title, url: addressOf(2) });
      await expect(toasts(page)).toHaveCount(0);
    });
  }

  test('says nothing when the visitor closes the sheet', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async () => {
          console.info('the sheet was closed');
          throw new DOMException('', 'AbortError');
        },
      });
    });
    const closed = page.waitForEvent('console', (message) => /sheet was/.test(message.text()));
    await page.goto('/resources/blogs/2');
    await shareButton(page).click();
    await closed;
    await expect(toasts(page)).toHaveCount(0);
  });
});

test.describe('Share Article where there is none', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await page.clock.install();
    await page.goto('/resources/3');
  });

  test('copies the link and says so', async ({ page }) => {
    await shareButton(page).click();
    await expect(toasts(page)).toHaveText(`Link copied: ${addressOf(3)}`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(addressOf(3));
  });

  test('brings the focus to the notification on F8', async ({ page }) => {
    await shareButton(page).click();
    await expect(toasts(page)).toBeVisible();
    await page.keyboard.press('F8');
    await expect(notifications(page).getByRole('list')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(toasts(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveCount(0);
  });

  test('shows one notification however often it is pressed', async ({ page }) => {
    await shareButton(page).click();
    await expect(toasts(page)).toBeVisible();
    await shareButton(page).click();
    await shareButton(page).click();
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page)).toBeVisible();
  });

  test('takes the notification away after 5 seconds', async ({ page }) => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await shareButton(page).click();
    await expect(toasts(page)).toBeVisible();
    await page.clock.runFor(4900);
    await expect(toasts(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('Share Article copies the link when the share sheet refuses', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.assign(navigator, { canShare: undefined, share });
  });
  await page.goto('/resources/blogs/5');
  await shareButton(page).click();
  await expect(toasts(page)).toHaveText(`Link copied: ${addressOf(5)}`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(addressOf(5));
});

test('Share Article gives the link in words where copying is not allowed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no')) });
  });
  await page.goto('/resources/blogs/4');
  await shareButton(page).click();
  await expect(toasts(page)).toContainText('This browser does not let us copy.');
  await expect(toasts(page)).toContainText(addressOf(4));
});
