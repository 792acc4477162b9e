// The parts of all pages: skip link, footer, scroll position, cards, and the page on paper.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Locator } from '@playwright/test';
import {
  expectDrawn,
  mainNavigation,
  navigationLinks,
  scrolled,
  scrollTo,
  siteHeader,
} from '#support/site-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const site = edition.site.read();
const { members, pastPresidents } = edition.board.read();

const paths = [
  ...navigationLinks.map(([, path]) => path),
  ...['/join', '/resources/information', '/resources/blogs', '/resources/blogs/1', '/resources/1'],
];

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

for (const path of paths) {
  test(`${path} ends with the footer`, extra(path !== '/'), async ({ page }) => {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(site.name);
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
    await expect(footer).toContainText('Sample data: the people, phone numbers and addresses');
  });
}

test('a link in the footer opens a page at its top, and Back returns', async ({ page }) => {
  await page.goto('/about');
  const pages = page.getByRole('contentinfo').getByRole('navigation', { name: 'Pages' });
  const link = pages.getByRole('link', { name: 'Home' });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
  const left = await topOf(link);
  await link.click();
  await expect(page).toHaveURL('/');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  // Fonts that arrive only on the second visit may move a line.
  await expect.poll(async () => Math.abs((await topOf(link)) - left)).toBeLessThan(60);
});

test('a link in the header opens a page at its top', async ({ page }) => {
  await page.goto('/resources');
  await scrollTo(page, 900);
  await mainNavigation(page).filter({ hasText: 'About' }).click();
  await expect(page).toHaveURL('/about');
  expect(await scrolled(page)).toBe(0);
});

for (const [path, region, count] of [
  ['/', 'Good to know', 4],
  ['/membership', 'What your dues cover', 4],
  ['/membership', 'Committees', 3],
  ['/events', 'Kinds of events', 3],
  ['/about', '2025 Board', members.length],
] as const)
  test(`“${region}” on ${path} has ${count} cards with drawings`, async ({ page }) => {
    await page.goto(path);
    const cards = page.getByRole('region', { name: region }).locator('li:has(h2, h3, h4)');
    await expect(cards).toHaveCount(count);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('heading')).toHaveText(/\w/);
      await expect(card.locator('svg, img').first()).toBeVisible();
      for (const image of await card.locator('img').all()) await expectDrawn(image);
    }
  });

test('/about lists the past presidents', async ({ page }) => {
  await page.goto('/about');
  const past = page.getByRole('region', { name: 'Past presidents' }).getByRole('listitem');
  await expect(past).toHaveText(pastPresidents.map(({ name, years }) => `${name} ${years}`));
});

for (const path of ['/about', '/resources/blogs/1'] as const) {
  test(`${path} on paper has its heading and no navigation`, async ({ page }) => {
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
