// Visitors with forced colors, or with more contrast.
import { FinderPage } from '#support/finder-page.ts';
import { styled } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

test('with forced colors the current page and the selected card stand out', async ({ page }) => {
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

  await page.setViewportSize({ width: 1280, height: 800 });
  const finder = new FinderPage(page);
  await finder.open('?near=84604');
  await finder.cards.first().getByRole('heading').getByRole('button').click();
  await styled(page);
  const outline = (nth: number) =>
    finder.cards.nth(nth).evaluate((card) => getComputedStyle(card).outlineStyle);
  expect(await outline(0)).toBe('solid');
  expect(await outline(1)).toBe('none');
});

test('pages have no lines behind their words for visitors who want more contrast', async ({
  page,
}) => {
  for (const path of ['/', '/about', '/resources/blogs/1']) {
    await page.emulateMedia({ contrast: 'no-preference' });
    await page.goto(path);
    const lines = page.locator('.survey-lines').first();
    await expect(lines).toBeVisible();
    await page.emulateMedia({ contrast: 'more' });
    await expect(lines).toBeHidden();
  }
});
