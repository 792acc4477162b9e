// The bar of the visitor's list, and the stars: looks, room, access.

import { overflowOf } from '#gates/gates.ts';
import { violationsOf } from '#support/axe.ts';
import { ShortlistPage } from '#support/finder-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const [first, second, third] = ['Ifeoma Adeyemi', 'Desta Haile', 'Thayne Olsen'] as const;

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, extra(width !== 390), () => {
    test.use({ viewport: { width, height: 844 } });

    test('the bar covers neither the focus nor the end of the page', async ({ page }) => {
      const list = new ShortlistPage(page);
      await list.open('?near=84604');
      for (const name of [first, second, third]) await list.star(name).click();
      await list.cards.first().getByRole('link').first().focus();
      for (let presses = 0; presses < 45; presses += 1) {
        await page.keyboard.press('Tab');
        const covered = await page.evaluate(() => {
          const active = document.activeElement;
          const bar = document.querySelector('.shortlist-bar');
          if (!active || !bar || bar.contains(active)) return false;
          return active.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
        });
        expect(covered, await list.focused()).toBe(false);
      }
      await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
      await expect(list.bar).not.toBeInViewport();
    });
  });
}

test('a star stands out by its shape, in forced colors too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const list = new ShortlistPage(page);
  await list.open('?near=84604');
  await list.star(first).click();
  await expect(list.star(first)).toHaveAttribute('aria-pressed', 'true');
  const look = (name: string) =>
    list.star(name).evaluate((star) => {
      const { clipPath, backgroundColor } = getComputedStyle(star, '::before');
      return { clipPath, backgroundColor };
    });
  const [chosen, other] = [await look(first), await look(second)];
  expect(chosen.clipPath).not.toBe(other.clipPath);
  for (const { backgroundColor } of [chosen, other]) expect(backgroundColor).toBe('rgb(0, 0, 0)');
});

for (const width of [320, 390, 1280]) {
  test(`nothing is wrong with the bar at ${width} px`, extra(width !== 390), async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const list = new ShortlistPage(page);
      await list.open('?list=1.2');
      await list.found();
      for (const star of await list.stars.all()) {
        if ((await star.getAttribute('aria-pressed')) === 'false') await star.click();
      }
      await expect(list.bar).toContainText('2 chosen');
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      // High enough that the bar stands in its own place, and covers no one's buttons.
      await page.setViewportSize({ width, height: 2000 });
      expect(await violationsOf(page)).toEqual([]);
      await page.setViewportSize({ width, height: 640 });
      const sizes = await list.bar.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width: across, height } = button.getBoundingClientRect();
          return Math.min(across, height);
        }),
      );
      for (const size of sizes) expect(size).toBeGreaterThanOrEqual(44);
    }
  });
}
