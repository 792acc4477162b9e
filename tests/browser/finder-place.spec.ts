// The focus and the scroll position after each action of the visitor, and after Back and Reload.
import type { Locator } from '@playwright/test';
import { type FinderPage, finderTest as test } from '#support/finder-page.ts';
import { scrolled, scrollTo } from '#support/site-page.ts';
import { expect } from '#support/watched-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('one press corrects a mismatch, and steps keep the focus', async ({ finder, page }) => {
  await finder.open();
  await finder.search('Zip Code', '84604');
  await expect(finder.count).toBeVisible();
  await finder.search('Zip Code', '12 Main St, Provo UT');
  await expect(finder.alert).toContainText('Please select "City" and try again.');
  await expect(finder.text).toHaveAccessibleDescription(/^It looks like you entered a city name/);
  await expect(finder.cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Search “Provo” as City' }).press('Enter');
  await expect(finder.groups().first()).toHaveText('Provo 0.0 mi, in this city');
  await expect(finder.count).toBeFocused();
  await expect(page.getByRole('radio', { name: 'City' })).toBeChecked();
  await page.getByRole('button', { name: /^Within 60 miles: / }).press('Enter');
  await expect(finder.count).toHaveText(/^69 /);
  await page.goBack();
  await expect(finder.count).toHaveText(/^36 /);
  await expect.poll(() => finder.focusInSight()).toBe(true);
  await page.goForward();
  await expect(finder.count).toHaveText(/^69 /);
  await expect.poll(() => finder.focusInSight()).toBe(true);
  await page.goBack();
  await expect(finder.count).toHaveText(/^36 /);
  // Without an answer the main part of the page has the focus, before the form.
  await page.goBack();
  await expect(finder.alert).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Zip Code' })).toBeFocused();
});

test('a search and a shared address lead to results in view', async ({ finder, page }) => {
  const seen = async (title: string | RegExp) => {
    await expect(page).toHaveTitle(title);
    await expect(finder.text).toBeInViewport({ ratio: 1 });
    await expect(finder.count).toBeInViewport({ ratio: 1 });
    await expect(finder.cards.first()).toBeInViewport({ ratio: 1 });
  };
  await finder.open('?near=84604');
  await finder.found();
  await seen('Appraisers near 84604 | UARA');
  await finder.open();
  await expect(page).toHaveTitle(/^Find a residential appraiser/);
  await scrollTo(page, 300);
  await finder.search('City', 'Provo');
  await finder.found();
  await seen('Appraisers near Provo | UARA');
  // Nothing covers what the keyboard reaches on its way back.
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => finder.focusInSight(), `press ${presses}`).toBe(true);
  }
  await finder.search('Zip Code', '');
  await seen('All appraisers | UARA');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle(/^Find a residential appraiser/);
  await expect(finder.count).toHaveCount(0);
  // A computer shows three cards beside the map.
  await page.setViewportSize({ width: 1280, height: 800 });
  await finder.open('?near=84604');
  await finder.map.ready();
  const bottomOf = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height;
  };
  const missing = async () =>
    (await bottomOf(finder.cards.nth(2))) - (await bottomOf(finder.map.canvas));
  await expect.poll(missing, 'px below the map').toBeLessThanOrEqual(0);
});

/** Waits until the answer is complete and the page has settled after it. */
async function settledAnswer(finder: FinderPage): Promise<void> {
  const { page } = finder;
  await finder.found();
  await page.waitForLoadState('networkidle');
  await scrollTo(page, await scrolled(page));
}

async function expectToBeAt(finder: FinderPage, y: number): Promise<void> {
  await settledAnswer(finder);
  const missing = async () => Math.abs((await scrolled(finder.page)) - y);
  await expect.poll(missing, 'px from there').toBeLessThanOrEqual(2);
  await expect.poll(() => finder.focusInSight()).toBe(true);
}

test('Reload and Back return to the same place', async ({ finder, page }) => {
  await page.goto('/?near=84604');
  await settledAnswer(finder);
  await scrollTo(page, 1500);
  await page.reload();
  await expectToBeAt(finder, 1500);
  await page.goto('/about');
  await page.goBack();
  await expectToBeAt(finder, 1500);
  await finder.stars.nth(12).press('Enter');
  await finder.link.focus();
  const y = await scrolled(page);
  await finder.link.press('Enter');
  await expect(page).toHaveURL(/list=/);
  await page.goBack();
  await expectToBeAt(finder, y);
});
