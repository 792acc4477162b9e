// The header of the pages: its links, its background, and its menu on a phone.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Page } from '@playwright/test';
import { attribute, one, pageAt } from '#support/built-pages.ts';
import { mainNavigation, navigationLinks, scrollTo, siteHeader } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

const site = edition.site.read();

test('the header marks the link to the current page, or to the page above it', () => {
  for (const [path, current] of [
    ...navigationLinks.map(([label, path]) => [path, label] as const),
    ['/join', undefined],
    ['/resources/information', 'Resources'],
    ['/resources/blogs', 'Resources'],
    ['/resources/blogs/3', 'Resources'],
    ['/resources/3', 'Resources'],
  ] as const) {
    const links = one(pageAt(path) ?? '', /<nav aria-label="Main"(.*?)<\/nav>/gs);
    expect(attribute(links, />([^<]+)<\/a>/g)).toEqual(navigationLinks.map(([label]) => label));
    const marked = attribute(links, /<a[^>]*aria-current="page"[^>]*>([^<]+)/g);
    expect(marked, path).toEqual(current ? [current] : []);
  }
});

test('the header opens every page, and Join / Renew opens the application', async ({ page }) => {
  await page.goto('/join');
  for (const [label, path] of navigationLinks) {
    await mainNavigation(page).filter({ hasText: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await siteHeader(page).getByRole('link', { name: 'Join / Renew' }).click();
  await expect(page).toHaveURL('/join');
  await siteHeader(page).getByRole('link', { name: site.name }).click();
  await expect(page).toHaveURL('/');
});

test('the header is transparent at the top and solid past 20 px', async ({ page }) => {
  await page.goto('/about');
  const paper = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  for (const y of [0, 20, 21, 600, 0]) {
    await scrollTo(page, y);
    const color = y > 20 ? paper : 'rgba(0, 0, 0, 0)';
    await expect(siteHeader(page)).toHaveCSS('background-color', color);
  }
  await page.goto('/about#past-presidents');
  await expect(siteHeader(page)).toHaveCSS('background-color', paper);
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const button = (page: Page) => siteHeader(page).getByText('Menu', { exact: true });
  const focusable = (page: Page) => siteHeader(page).locator('summary');
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

  test('closes on Escape, and when the focus leaves it', async ({ page }) => {
    await page.goto('/about');
    await focusable(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(focusable(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await menu(page).getByRole('link', { name: 'Join / Renew' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(focusable(page)).toBeFocused();
  });

  test('closes on its button, on a tap outside and on a link', async ({ page }) => {
    await page.goto('/about');
    await expect(mainNavigation(page)).toHaveCount(0);
    await button(page).tap();
    const labels = [...navigationLinks.map(([label]) => label), 'Join / Renew'];
    await expect(menu(page).getByRole('link')).toHaveText(labels);
    await button(page).tap();
    await expect(menu(page)).toBeHidden();
    await button(page).tap();
    await page.touchscreen.tap(195, 820);
    await expect(menu(page)).toBeHidden();
    await button(page).tap();
    await menu(page).getByRole('link', { name: 'Membership' }).tap();
    await expect(page).toHaveURL('/membership');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(menu(page)).toBeHidden();
  });
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
