// The parts of all pages: skip link, footer, scroll position and cards.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Locator } from '@playwright/test';
import { expectDrawn, mainNavigation, navigationLinks, scrolled } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

const site = edition.site.read();
const { members } = edition.board.read();

/** Its top edge in the window. */
const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;

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

test('a page ends with the footer', async ({ page }) => {
  await page.goto('/resources/blogs/1');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation', { name: 'Pages' }).getByRole('link')).toHaveText(
    navigationLinks.map(([label]) => label),
  );
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
});

test('a link opens a page at its top, and Back returns to the link', async ({ page }) => {
  await page.goto('/about');
  const pages = page.getByRole('contentinfo').getByRole('navigation', { name: 'Pages' });
  const link = pages.getByRole('link', { name: 'Resources' });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
  const left = await topOf(link);
  await link.click();
  await expect(page).toHaveURL('/resources');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  // Fonts that arrive only on the second visit may move a line.
  await expect.poll(async () => Math.abs((await topOf(link)) - left)).toBeLessThan(60);
  await mainNavigation(page).filter({ hasText: 'Membership' }).click();
  await expect(page).toHaveURL('/membership');
  expect(await scrolled(page)).toBe(0);
});

test('the cards of pages have headings and drawings', async ({ page }) => {
  for (const [path, region, count] of [
    ['/', 'Before you hire', 4],
    ['/membership', 'What your dues cover', 4],
    ['/membership', 'Committees', 3],
    ['/events', 'Kinds of events', 3],
    ['/about', '2025 Board', members.length],
  ] as const) {
    await page.goto(path);
    const cards = page.getByRole('region', { name: region }).locator('li:has(h2, h3, h4)');
    await expect(cards).toHaveCount(count);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('heading')).toHaveText(/\w/);
      await expect(card.locator('svg, img').first()).toBeVisible();
      for (const image of await card.locator('img').all()) await expectDrawn(image);
    }
  }
});
