// The parts of all pages: skip link, header, menu, footer and scroll position.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { scrolled, scrollTo, siteHeader } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

const site = edition.site.read();
const labels = ['Home', 'About', 'Membership', 'Resources', 'Events'];

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/about');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a link of the footer opens a page at its top, and Back returns', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['Join / Renew', '/join'],
    ['Articles', '/resources/blogs'],
    ['Accessibility', '/accessibility'],
    ['Privacy', '/privacy'],
    ['Social group', site.social.group.url],
    ['Professional network', site.social.network.url],
    [site.credit.label, site.credit.url],
    [site.contact.email, `mailto:${site.contact.email}`],
    ['(801) 555-0100', 'tel:+18015550100'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  const pages = footer.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link')).toHaveText(labels);
  const link = pages.getByRole('link', { name: 'Resources' });
  const top = async () => (await link.boundingBox())?.y ?? Number.NaN;
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
  const left = await top();
  await link.click();
  await expect(page).toHaveURL('/resources');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  // Fonts that arrive only on the second visit may move a line.
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(60);
});

test('the header is transparent at the top and solid past 20 px', async ({ page }) => {
  await page.goto('/about');
  const body = page.locator('body');
  const paper = await body.evaluate((it) => getComputedStyle(it).backgroundColor);
  for (const y of [0, 20, 21, 600, 0]) {
    await scrollTo(page, y);
    const color = y > 20 ? paper : 'rgba(0, 0, 0, 0)';
    await expect(siteHeader(page)).toHaveCSS('background-color', color);
  }
  await page.goto('/about#past-presidents');
  await expect(siteHeader(page)).toHaveCSS('background-color', paper);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu closes by key, focus, button, link and a tap outside', async ({ page }) => {
    const summary = siteHeader(page).locator('summary');
    const button = siteHeader(page).getByText('Menu', { exact: true });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.goto('/about');
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('link')).toHaveText([...labels, 'Join / Renew']);
    await menu.getByRole('link', { name: 'Join / Renew' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(summary).toBeFocused();
    for (const close of [() => button.tap(), () => page.touchscreen.tap(195, 820)]) {
      await button.tap();
      await expect(menu).toBeVisible();
      await close();
      await expect(menu).toBeHidden();
    }
    await button.tap();
    await menu.getByRole('link', { name: 'Membership' }).tap();
    await expect(page).toHaveURL('/membership');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();
  });

  test('the first screen of a phone on its side has the search box', async ({ page }) => {
    for (const [width, height] of [
      [844, 390],
      [667, 331],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const button = page.getByRole('button', { name: 'Search', exact: true });
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });
});
