// What a finger presses has 44 px: on every page, in the states of the finder.
import type { Page } from '@playwright/test';
import { isRepeated, openedPages } from '#support/built-pages.ts';
import { expect, extra, test } from '#support/watched-page.ts';

/** What a finger may press that is smaller than 44 px, but for links in running text. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const least = 44;
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select, [role="tab"], [role="button"]',
    );
    return [...controls].flatMap((control) => {
      // A label is pressed for the box in it.
      const pressed = control.closest('label') ?? control;
      const { width, height, bottom } = pressed.getBoundingClientRect();
      const isSeen = control.checkVisibility({ visibilityProperty: true }) && width > 1;
      const inText = [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node instanceof Text && node.data.trim() !== '',
      );
      const isWide = getComputedStyle(control, '::after').position === 'absolute';
      const isAbove = bottom <= 0;
      if (!isSeen || isAbove || isWide || (inText && control.matches('a, a *'))) return [];
      return width >= least && height >= least
        ? []
        : [`${control.tagName} “${control.textContent?.trim()}” ${width} × ${height}`];
    });
  });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const states = ['/?near=84604', '/?near=Provo', '/?near=Atlantis&by=city', '/?near=84741'];
for (const path of [...openedPages.map((page) => page.path), ...states]) {
  test(
    `${path} has room around what is pressed`,
    extra(isRepeated(path)),
    async ({ page, watch }) => {
      await page.goto(path);
      if (path.includes('?'))
        await expect(
          page.getByText(/Appraisers Found$|It looks like you entered/).first(),
        ).toBeVisible();
      await expect.poll(() => smallTargets(page)).toEqual([]);
      watch.trouble.length = path === '/404' ? 0 : watch.trouble.length;
    },
  );
}

test('a list, its bar and what is more about a member have room', async ({ page }) => {
  await page.goto('/?list=1.2');
  await page.getByText('Write to them all').tap();
  await page.getByLabel('What is the appraisal for?').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add them all to your list' }).tap();
  await expect(page.getByRole('region', { name: 'Your list' })).toBeVisible();
  await expect.poll(() => smallTargets(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => smallTargets(page)).toEqual([]);
});

test('a notification has room around its Close', async ({ page }) => {
  await page.goto('/?near=84741');
  await page.getByRole('button', { name: /^Copy phone number/ }).tap();
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  // No one waits for the looks of a notification; they may come after it.
  await expect.poll(() => smallTargets(page)).toEqual([]);
});

test('the application has room, with its problems too', async ({ page }) => {
  await page.goto('/embed/membership');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(page.getByRole('region', { name: /to be corrected$/ })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});
