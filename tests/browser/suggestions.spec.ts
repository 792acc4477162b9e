// Suggested places while a visitor types, and the place where the visitor is.
import type { Page } from '@playwright/test';
import { type FinderPage, finderTest as test } from '#support/finder-page.ts';
import { expect } from '#support/watched-page.ts';

const suggestions = ({ page }: FinderPage) => page.getByRole('listbox', { name: 'Suggestions' });
const locate = (page: Page) => page.getByRole('button', { name: 'Use my location' });
const offered = (finder: FinderPage) => suggestions(finder).getByRole('option');

test('the keyboard selects the city of a misspelled name', async ({ finder, page }) => {
  await finder.open();
  await finder.text.focus();
  await page.keyboard.type('Prvo');
  const first = offered(finder).first();
  await expect(first).toHaveText(/^Provo City, \d+ appraisers? here, \d+ within 30 miles$/);
  await expect(page.getByRole('status').filter({ hasText: 'suggestion' })).toHaveText(
    /^\d suggestions?$/,
  );
  const promised = Number(/(\d+) within/.exec((await first.textContent()) ?? '')?.[1]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await finder.found()).toBeGreaterThanOrEqual(promised);
  await expect(page).toHaveURL(/\?near=Provo&by=city$/);
  await expect(page.getByRole('radio', { name: 'City' })).toBeChecked();
  await expect(offered(finder)).toHaveCount(0);
  // Enter without a selection searches for the typed text.
  await finder.text.fill('');
  await finder.text.pressSequentially('Alp');
  await expect(offered(finder).first()).toHaveText(/^Alpine/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/near=Alp&by=city/);
  await expect(offered(finder)).toHaveCount(0);
  // Tab leaves the list for the next control.
  await finder.text.pressSequentially('i');
  await expect(offered(finder).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(offered(finder)).toHaveCount(0);
  await expect(locate(page)).toBeFocused();
});

test('a press on a suggestion selects it and the type of search', async ({ finder, page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await finder.open('?near=84604');
  await finder.found();
  await page.getByRole('combobox', { name: 'Within' }).selectOption('100 miles');
  await finder.text.fill('123 Main St, Leh');
  await expect(offered(finder).first()).toBeVisible();
  const { x = -1, width = 0 } = (await suggestions(finder).boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
  // Nothing is above the list.
  for (const option of await offered(finder).all()) await option.click({ trial: true });
  await page.getByRole('option', { name: /^Lehi City, .* within 100 miles$/ }).click();
  await expect(page).toHaveURL('/?near=Lehi&by=city&within=100');
  await finder.found();
  await expect(page.getByRole('radio', { name: 'City' })).toBeChecked();
  await expect(finder.text).toBeFocused();
});

test('“Use my location” searches nearby, or says why not', async ({ finder, page, context }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.url()} ${request.postData()}`));
  await finder.open();
  await locate(page).click();
  const blocked = page.getByText(
    'Your browser is blocking your location. Enter a ZIP code or city instead.',
  );
  await expect(blocked).toBeVisible();
  await finder.search('Zip Code', '84741');
  await finder.found();
  await expect(blocked).toHaveCount(0);

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 40.8324, longitude: -115.7631 });
  await locate(page).click();
  await expect(page.getByText('You appear to be outside Utah.')).toBeVisible();
  await page.getByRole('button', { name: /^Search near 84\d{3} / }).click();
  await expect(page).toHaveURL(/\?near=84\d{3}$/);

  await context.setGeolocation({ latitude: 40.2611, longitude: -111.6553 });
  // A page uses a position again for minutes.
  await finder.open('?near=84741');
  await finder.text.focus();
  await page.keyboard.press('Tab');
  await expect(locate(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?near=84604$/);
  expect(await finder.found()).toBeGreaterThan(0);
  await expect(page.getByRole('radio', { name: 'Zip Code' })).toBeChecked();
  expect(requested.filter((request) => /40\.26|111\.65/.test(request))).toEqual([]);
});
