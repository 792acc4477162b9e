// Visitors with colors or a contrast of their own.
import { expect, test } from '#support/watched-page.ts';

test('with forced colors the current page is marked in the header and in the menu', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/about');
  const looks = (name: string) =>
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
  expect((await looks('About')).backgroundColor).not.toBe(ground);
  expect((await looks('About')).transform).toBe('none');
  expect((await looks('Events')).transform).toMatch(/^matrix\(0,/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').locator('summary').click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'About' })).toHaveCSS('border-left-width', '4px');
  await expect(menu.getByRole('link', { name: 'Events' })).toHaveCSS('border-left-width', '0px');
});

for (const path of ['/', '/about', '/resources/blogs/1']) {
  test(`${path} has no lines behind its words for anyone who asks for more contrast`, async ({
    page,
  }) => {
    await page.goto(path);
    const lines = page.locator('.survey-lines').first();
    await expect(lines).toBeVisible();
    await page.emulateMedia({ contrast: 'more' });
    await expect(lines).toBeHidden();
  });
}
