// What all pages have: the way past the header, the footer, the ways between them, and paper.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Locator } from '@playwright/test';
import {
  mainNavigation,
  navigationLinks,
  scrolled,
  scrollTo,
  siteHeader,
} from '#support/site-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const site = edition.site.read();

const routes = [
  ...navigationLinks.map(([, path]) => path),
  '/join',
  '/resources/information',
  '/resources/blogs',
  '/resources/blogs/1',
  '/resources/1',
] as const;

/** Where in the window it stands. */
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

for (const path of routes) {
  test(`${path} ends with the footer`, extra(path !== '/'), async ({ page }) => {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(site.name);
    await expect(footer.getByRole('navigation', { name: 'Pages' }).getByRole('link')).toHaveText(
      navigationLinks.map(([label]) => label),
    );
    const more = footer.getByRole('navigation', { name: 'More' });
    for (const [place, name, href] of [
      [more, 'Join / Renew', '/join'],
      [more, 'Articles', '/resources/blogs'],
      [more, 'Accessibility', '/accessibility'],
      [footer, 'Social group', site.social.group.url],
      [footer, 'Professional network', site.social.network.url],
      [footer, site.credit.label, site.credit.url],
      [footer, site.contact.email, `mailto:${site.contact.email}`],
      [footer, '(801) 555-0100', 'tel:+18015550100'],
    ] as const) {
      await expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await expect(footer).toContainText('Sample data: the people, phone numbers and addresses');
  });
}

for (const [label, path] of navigationLinks) {
  const from = path === '/about' ? '/membership' : '/about';
  test(
    `the way from the end of ${from} to ${path} starts at its top, and Back returns`,
    extra(path !== '/'),
    async ({ page }) => {
      await page.goto(from);
      const pages = page.getByRole('contentinfo').getByRole('navigation', { name: 'Pages' });
      const link = pages.getByRole('link', { name: label });
      await link.scrollIntoViewIfNeeded();
      await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
      const left = await topOf(link);
      await link.click();
      await expect(page).toHaveURL(path);
      expect(await scrolled(page)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(from);
      // A page that has its fonts the second time only may break a line elsewhere.
      await expect.poll(async () => Math.abs((await topOf(link)) - left)).toBeLessThan(60);
    },
  );
}

test('the way from the middle of a page by the header starts at the top', async ({ page }) => {
  await page.goto('/resources');
  await scrollTo(page, 900);
  await mainNavigation(page).filter({ hasText: 'About' }).click();
  await expect(page).toHaveURL('/about');
  expect(await scrolled(page)).toBe(0);
});

for (const path of ['/about', '/resources/blogs/1'] as const) {
  test(`on paper ${path} has its words and none of the ways around the site`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Main', 'Menu', 'Pages', 'More']) {
      await expect(page.getByRole('navigation', { name, includeHidden: true })).toBeHidden();
    }
    await expect(siteHeader(page).getByRole('link', { name: 'Join / Renew' })).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(siteHeader(page)).toHaveCSS('position', 'static');
  });
}
