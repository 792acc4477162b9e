// The header of the pages: its links, its background, and its menu on a phone.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Page } from '@playwright/test';
import {
  mainNavigation,
  navigationLinks,
  scrolled,
  scrollTo,
  siteHeader,
} from '#support/site-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const site = edition.site.read();

test.describe('the header', () => {
  for (const [path, current] of [
    ...navigationLinks.map(([label, path]) => [path, label] as const),
    ['/join', undefined],
    ['/resources/information', 'Resources'],
    ['/resources/blogs', 'Resources'],
    ['/resources/blogs/3', 'Resources'],
    ['/resources/3', 'Resources'],
  ] as const) {
    test(`on ${path} marks the current link`, extra(path !== '/resources/3'), async ({ page }) => {
      await page.goto(path);
      await expect(mainNavigation(page)).toHaveText(navigationLinks.map(([label]) => label));
      const marked = mainNavigation(page).and(page.locator('[aria-current="page"]'));
      await expect(marked).toHaveText(current ? [current] : []);
      await expect(siteHeader(page).getByRole('link', { name: 'Join / Renew' })).toBeVisible();
    });
  }

  test('opens every page, and Join / Renew opens the application', async ({ page }) => {
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

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is solid past 20 px, ${colorScheme}`, extra(colorScheme === 'dark'), async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/about');
      const paper = await page
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor);
      expect(paper).toMatch(/^rgb\(/);
      for (const y of [0, 20, 21, 600, 0]) {
        const solid = y > 20;
        await scrollTo(page, y);
        expect(await scrolled(page)).toBe(y);
        if (solid) await expect(siteHeader(page)).toHaveAttribute('data-solid');
        else await expect(siteHeader(page)).not.toHaveAttribute('data-solid');
        await expect(siteHeader(page)).toHaveCSS(
          'background-color',
          solid ? paper : 'rgba(0, 0, 0, 0)',
        );
      }
    });
  }

  test('is solid on a page that opens in the middle', async ({ page }) => {
    await page.goto('/about#past-presidents');
    await expect(siteHeader(page)).toHaveAttribute('data-solid');
  });
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const button = (page: Page) => siteHeader(page).locator('summary', { hasText: 'Menu' });
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await expect(menu(page)).toBeHidden();
  });

  test('closes on Escape and returns the focus', async ({ page }) => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('closes when the focus leaves it', async ({ page }) => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await menu(page).getByRole('link', { name: 'Join / Renew' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.closest('header'))).toBe(null);
    await page.keyboard.press('Shift+Tab');
    await expect(button(page)).toBeFocused();
    await expect(menu(page)).toBeHidden();
  });

  test('has all links, and closes on its button and on a tap outside', async ({ page }) => {
    await expect(mainNavigation(page)).toHaveCount(0);
    await button(page).tap();
    await expect(menu(page).getByRole('link')).toHaveText([
      ...navigationLinks.map(([label]) => label),
      'Join / Renew',
    ]);
    const about = menu(page).getByRole('link', { name: 'About' });
    await expect(about).toHaveAttribute('aria-current', 'page');
    await button(page).tap();
    await expect(menu(page)).toBeHidden();
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.touchscreen.tap(195, 820);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
  });

  test('closes on a link, and is closed after Back', async ({ page }) => {
    await button(page).tap();
    await menu(page).getByRole('link', { name: 'Membership' }).tap();
    await expect(page).toHaveURL('/membership');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(menu(page)).toBeHidden();
    await button(page).tap();
    await menu(page).getByRole('link', { name: 'Join / Renew' }).tap();
    await expect(page).toHaveURL('/join');
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
