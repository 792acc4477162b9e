// Visitors with forced colors, with more contrast, or with a visible focus on the map.
import { FinderPage, markersReachable } from '#support/finder-page.ts';
import { styled } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

test('with forced colors the header and the menu mark the current page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/about');
  const stylesOf = (name: string) =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name })
      .evaluate((link) => {
        const { backgroundColor, transform } = getComputedStyle(link, '::after');
        return { backgroundColor, transform };
      });
  const ground = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  expect((await stylesOf('About')).backgroundColor).not.toBe(ground);
  expect((await stylesOf('About')).transform).toBe('none');
  expect((await stylesOf('Events')).transform).toMatch(/^matrix\(0,/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').locator('summary').click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'About' })).toHaveCSS('border-left-width', '4px');
  await expect(menu.getByRole('link', { name: 'Events' })).toHaveCSS('border-left-width', '0px');
});

for (const path of ['/', '/about', '/resources/blogs/1']) {
  test(`${path} has no lines behind its words for visitors who want more contrast`, async ({
    page,
  }) => {
    await page.goto(path);
    const lines = page.locator('.survey-lines').first();
    await expect(lines).toBeVisible();
    await page.emulateMedia({ contrast: 'more' });
    await expect(lines).toBeHidden();
  });
}

test('with forced colors the selected card and the found markers stand out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const finder = new FinderPage(page);
  await finder.open('?near=84604');
  await finder.cards.first().getByRole('heading').getByRole('button').click();
  await styled(page);
  const outline = (nth: number) =>
    finder.cards.nth(nth).evaluate((card) => getComputedStyle(card).outlineStyle);
  expect(await outline(0)).toBe('solid');
  expect(await outline(1)).toBe('none');
  const ground = (found: boolean) =>
    page
      .locator(found ? '.map-mark.is-found span' : '.map-mark:not(.is-found) span')
      .first()
      .evaluate((mark) => getComputedStyle(mark).backgroundColor);
  await expect(page.locator('.map-mark.is-found').first()).toBeAttached();
  expect(await ground(true)).not.toBe(await ground(false));
});

test('the focus ring of a marker has a contrast of 3:1 to the marker and the map', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const finder = new FinderPage(page);
    await finder.open('?near=84604');
    const mark = page.getByRole('button', { name: /^84604 Provo/ });
    await markersReachable(page);
    await mark.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('.map-mark:focus-visible')).toHaveCount(1);
    const colors = await page.locator('.map-mark:focus-visible span').evaluate((span) => {
      const { outlineColor, boxShadow } = getComputedStyle(span);
      return [outlineColor, boxShadow].map((color) =>
        (/rgba?\(([^)]+)\)/.exec(color)?.[1] ?? '').split(',').map(Number),
      );
    });
    const [ring = [], gap = []] = colors;
    const luminance = (rgb: readonly number[]) => {
      const [r = 0, g = 0, b = 0] = rgb.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [light, dark] = [luminance(ring), luminance(gap)].sort((a, b) => b - a);
    expect(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)).toBeGreaterThanOrEqual(3);
  }
});
