// With text twice as large in the browser, every page fits a phone and no word is cut.
import { overflowOf } from '#gates/gates.ts';
import { isRepeated, openedPages } from '#support/built-pages.ts';
import { styled } from '#support/site-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await use({ ...launchOptions, args });
  },
});

for (const path of [...openedPages.map((page) => page.path), '/?near=84604', '/?list=1.2']) {
  test(`${path} fits a phone, no word cut`, extra(isRepeated(path)), async ({ page, watch }) => {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    if (path.includes('?')) await expect(page.getByRole('article').first()).toBeVisible();
    await styled(page);
    const widest = await page.evaluate(() => {
      const words = [...document.querySelectorAll('h1, h2, h3, h4, p, a, button, summary, label')];
      const seen = words.filter((word) => word.checkVisibility());
      const right = seen.map((word) => word.getBoundingClientRect().right);
      return Math.max(document.documentElement.scrollWidth, ...right.map(Math.floor));
    });
    expect(widest).toBeLessThanOrEqual(390);
    if (path === '/404') watch.expected = /status of 404/;
  });
}

test('the details of an appraiser and My list fit a phone', async ({ page }) => {
  await page.goto('/?list=1.2');
  await page.getByRole('button', { name: 'Add all to my list' }).click();
  await page
    .getByRole('button', { name: /^Details for/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is the appraisal for?').selectOption({ index: 1 });
  const widest = await page.evaluate(() => {
    const all = document.querySelectorAll('[role="dialog"] *, header :is(a, summary)');
    const parts = [...all].filter((part) => part.checkVisibility());
    const right = parts.map((part) => part.getBoundingClientRect().right);
    return Math.max(document.documentElement.scrollWidth, ...right.map(Math.floor));
  });
  expect(widest).toBeLessThanOrEqual(390);
});

test('on the narrowest phone, the header fits with a full list', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    const ids = Array.from({ length: 20 }, (_, at) => at + 1);
    localStorage.setItem('shortlist', `1:${ids.join('.')}`);
  });
  await page.goto('/about');
  const boxes = await page
    .getByRole('banner')
    .locator('a, summary')
    .filter({ visible: true })
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { left, right } = part.getBoundingClientRect();
        return { left, right };
      }),
    );
  expect(boxes).toHaveLength(3);
  for (const [at, { left }] of boxes.entries())
    expect(left).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0);
  expect(boxes.at(-1)?.right).toBeLessThanOrEqual(320);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
