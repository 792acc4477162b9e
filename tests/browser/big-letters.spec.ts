// With letters set twice as large in the browser, every page fits a phone and no word is cut.
import { isRepeated, openedPages } from '#support/built-pages.ts';
import { expect, extra, test } from '#support/watched-page.ts';

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await use({ ...launchOptions, args });
  },
});

for (const path of [...openedPages.map((page) => page.path), '/?near=84604', '/?list=1.2']) {
  test(
    `${path} fits a phone, with no word cut`,
    extra(isRepeated(path)),
    async ({ page, watch }) => {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        '32px',
      );
      if (path.includes('?')) await expect(page.getByRole('article').first()).toBeVisible();
      const widest = await page.evaluate(() => {
        const words = [
          ...document.querySelectorAll('h1, h2, h3, h4, p, a, button, summary, label'),
        ];
        const right = words.map((word) => word.getBoundingClientRect().right);
        return Math.max(document.documentElement.scrollWidth, ...right.map(Math.floor));
      });
      expect(widest).toBeLessThanOrEqual(390);
      watch.trouble.length = path === '/404' ? 0 : watch.trouble.length;
    },
  );
}

test('what is more about a member, and the visitor’s list, fit a phone', async ({ page }) => {
  await page.goto('/?list=1.2');
  await page.getByRole('button', { name: 'Add them all to your list' }).click();
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is the appraisal for?').selectOption({ index: 1 });
  const widest = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('[role="dialog"] *, .shortlist-bar *')];
    const right = parts.map((part) => part.getBoundingClientRect().right);
    return Math.max(document.documentElement.scrollWidth, ...right.map(Math.floor));
  });
  expect(widest).toBeLessThanOrEqual(390);
});
