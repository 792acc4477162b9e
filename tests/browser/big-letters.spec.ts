// With text twice as large in the browser, every page fits a phone and no word is cut.
import type { Locator, Page } from '@playwright/test';
import { isRepeated, openedPages } from '#support/built-pages.ts';
import { FinderPage } from '#support/finder-page.ts';
import { styled } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await use({ ...launchOptions, args });
  },
});

/** The right edge of what is farthest right, in px. */
async function widest(page: Page, parts: Locator): Promise<number> {
  await styled(page);
  const edges = await parts.evaluateAll((all) =>
    all
      .filter((part) => part.checkVisibility())
      .map((part) => Math.floor(part.getBoundingClientRect().right)),
  );
  return Math.max(await page.evaluate(() => document.documentElement.scrollWidth), ...edges);
}

test('every page, an answer and the details of an appraiser fit a phone', async ({
  page,
  watch,
}) => {
  const words = page.locator('h1, h2, h3, h4, p, a, button, summary, label');
  for (const { path } of openedPages.filter((each) => !isRepeated(each.path))) {
    await page.goto(path);
    expect(await widest(page, words), path).toBeLessThanOrEqual(390);
  }
  await page.goto('/?list=1.2');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add all to my list' }).click();
  expect(await widest(page, words), 'a list').toBeLessThanOrEqual(390);
  await new FinderPage(page).cards
    .first()
    .getByRole('button', { name: /^Details for/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is the appraisal for?').selectOption({ index: 1 });
  expect(await widest(page, dialog.locator('*')), 'the details').toBeLessThanOrEqual(390);
  watch.expected = /status of 404/;
});

test('on the narrowest phone, the header fits with a full list', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    const ids = Array.from({ length: 20 }, (_, at) => at + 1);
    localStorage.setItem('shortlist', `1:${ids.join('.')}`);
  });
  await page.goto('/about');
  const parts = page.getByRole('banner').locator('a, summary').filter({ visible: true });
  const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
  expect(boxes).toHaveLength(3);
  let right = 0;
  for (const box of boxes) {
    expect(box?.x).toBeGreaterThanOrEqual(right);
    right = (box?.x ?? 0) + (box?.width ?? 0);
  }
  expect(right).toBeLessThanOrEqual(320);
});
