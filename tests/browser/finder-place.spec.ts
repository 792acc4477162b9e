// The focus and the scroll position after each action of the visitor.
import type { Page } from '@playwright/test';
import { FinderPage } from '#support/finder-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 844 };
const inWindow = (page: Page, text: RegExp) =>
  expect(page.getByRole('heading', { name: text }).first()).toBeInViewport({ ratio: 1 });

for (const [screen, viewport] of [
  ['a phone', phone],
  ['a wide screen', desktop],
] as const) {
  test.describe(`on ${screen}`, extra(screen !== 'a phone'), () => {
    test.use({ viewport });

    test('a wider circle focuses the first new group', async ({ page }) => {
      const finder = new FinderPage(page);
      await finder.open('?near=84604');
      await finder.found();
      const places = await finder.groups().allTextContents();
      const wider = page.getByRole('button', { name: /^Within 60 miles/ });
      await wider.focus();
      await page.keyboard.press('Enter');
      await expect(finder.count).toHaveText(/^7\d Appraisers Found$/);
      await finder.found();
      const after = await finder.groups().allTextContents();
      const fresh = after.find((place) => !places.includes(place)) ?? '';
      await expect(finder.groups().filter({ hasText: fresh })).toBeFocused();
      expect(await finder.focusInSight()).toBe(true);
      const inSight = await finder.cards.evaluateAll(
        (cards) =>
          cards.filter((card) => {
            const { top, bottom } = card.getBoundingClientRect();
            return top >= 0 && bottom <= window.innerHeight;
          }).length,
      );
      expect(inSight).toBeGreaterThan(0);
    });

    test('Back from a wider circle focuses its button, Back from results focuses the page', async ({
      page,
    }) => {
      const finder = new FinderPage(page);
      await finder.open();
      await finder.text.fill('Provo');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Search “Provo” as City' }).press('Enter');
      await expect(finder.count).toBeFocused();
      await page.getByRole('button', { name: /^Within 60 miles/ }).press('Enter');
      await expect(finder.count).toHaveText(/^69 /);
      await page.goBack();
      await expect(finder.count).toHaveText(/^36 /);
      await expect(page.getByRole('button', { name: /^Within 60 miles/ })).toBeFocused();
      await expect.poll(() => finder.focusInSight()).toBe(true);
      for (const path of ['/?near=Provo', '/']) {
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('main')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('radio', { name: 'Zip Code' })).toBeFocused();
        await page.getByRole('main').focus();
      }
    });

    test('Back moves a focus that is still in the search box into view', async ({ page }) => {
      const finder = new FinderPage(page);
      await finder.open('?near=84604');
      await page.getByRole('button', { name: /^Within 60 miles/ }).press('Enter');
      await expect(finder.count).toHaveText(/^72 /);
      await finder.text.fill('84741');
      await finder.text.press('Enter');
      await expect(finder.count).toHaveText(/^1 /);
      for (const answer of [/^72 /, /^45 /]) {
        await page.goBack();
        await expect(finder.count).toHaveText(answer);
        await expect.poll(() => finder.focusInSight(), `${answer}`).toBe(true);
      }
      await page.keyboard.press('Tab');
      await expect.poll(() => finder.focusInSight()).toBe(true);
    });

    test('“Show all” and a corrected type focus the results', async ({ page }) => {
      const finder = new FinderPage(page);
      await finder.open('?near=99999');
      await page.getByRole('button', { name: 'Show all 89 appraisers' }).press('Enter');
      await expect(finder.count).toHaveText('89 Appraisers Found');
      await expect(finder.count).toBeFocused();
      await inWindow(page, /^89 Appraisers/);
      await finder.search('Zip Code', 'Provo');
      await page.getByRole('button', { name: 'Search “Provo” as City' }).press('Enter');
      await expect(finder.groups().first()).toHaveText(/^Provo/);
      await expect(finder.count).toBeFocused();
      await inWindow(page, /Appraisers Found/);
    });

    test('Shift+Tab after a search keeps the focus in view', async ({ page }) => {
      const finder = new FinderPage(page);
      await finder.open();
      await finder.text.fill('84604');
      await finder.text.press('Enter');
      await finder.found();
      for (let presses = 0; presses < 25; presses += 1) {
        await page.keyboard.press('Shift+Tab');
        const where = await finder.focused();
        if (!where.startsWith('body'))
          await expect.poll(() => finder.focusInSight(), where).toBe(true);
      }
    });

    test('a key and a scroll wait for the layout of the whole answer', async ({ page }) => {
      const painting = page.locator('[data-painting]');
      const finder = new FinderPage(page);
      for (const act of [() => page.mouse.wheel(0, 200), () => page.keyboard.press('End')]) {
        await finder.open();
        // The cards below the window wait for a timer.
        await page.clock.install();
        await page.clock.pauseAt(Date.now() + 60_000);
        await finder.search('Zip Code', '84604');
        await expect(painting).toBeAttached();
        await page.getByRole('main').focus();
        await act();
        await expect(painting).not.toBeAttached();
        await page.clock.resume();
      }
      const last = page.getByRole('contentinfo').getByRole('link').last();
      await expect(last).toBeInViewport();
    });

    test('a search and a shared address show the results in view', async ({ page }) => {
      const finder = new FinderPage(page);
      const seen = async () => {
        await expect(finder.text).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeInViewport();
        await expect(finder.count).toBeInViewport({ ratio: 1 });
        await expect(finder.cards.first().getByRole('heading')).toBeInViewport({ ratio: 1 });
      };
      await finder.open('?near=84604');
      await finder.found();
      await seen();
      await expect(page).toHaveTitle('Appraisers near 84604 | UARA');
      await finder.open();
      await expect(page).toHaveTitle(/^Find a residential appraiser/);
      await page.evaluate(() => window.scrollTo(0, 300));
      await finder.search('City', 'Provo');
      await finder.found();
      await seen();
      await expect(page).toHaveTitle('Appraisers near Provo | UARA');
      await finder.search('Zip Code', '');
      await seen();
      await expect(page).toHaveTitle('All appraisers | UARA');
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveTitle(/^Find a residential appraiser/);
      await expect(finder.count).toHaveCount(0);
    });
  });
}

test('a notification returns the focus when it closes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const finder = new FinderPage(page);
  await finder.open('?near=84741');
  const button = finder.cards.getByRole('button', { name: /^Copy phone number for / });
  await button.press('Enter');
  await expect(page.getByText(/^Phone number copied/)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('list', { name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
});
