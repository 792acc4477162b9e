// “Use my location” searches the nearest known place, or says why it can't.
import type { BrowserContext } from '@playwright/test';
import { FinderPage } from '#support/finder-page.ts';
import { expect, fileErrors, test } from '#support/watched-page.ts';

const button = (finder: FinderPage) => finder.page.getByRole('button', { name: 'Use my location' });
const stand = (context: BrowserContext, latitude: number, longitude: number, accuracy = 30) =>
  context.setGeolocation({ latitude, longitude, accuracy });

test('the keyboard searches the nearest place, and the position stays in the browser', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await context.grantPermissions(['geolocation']);
  await stand(context, 40.3191, -111.5771);
  const finder = new FinderPage(page);
  await finder.open();
  await expect(button(finder)).toBeVisible();
  await finder.text.focus();
  await page.keyboard.press('Tab');
  await expect(button(finder)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?near=84604$/);
  expect(await finder.found()).toBeGreaterThan(0);
  await expect(page.getByRole('radio', { name: 'Zip Code' })).toBeChecked();
  expect(asked.filter((request) => /40\.31|111\.57/.test(request))).toEqual([]);
});

test('if the visitor refuses, a message says what to do', async ({ page, context }) => {
  await context.clearPermissions();
  const finder = new FinderPage(page);
  await finder.open();
  await button(finder).click();
  await expect(
    page.getByText('Your browser is blocking your location. Enter a ZIP code or city instead.'),
  ).toBeVisible();
  await finder.text.fill('84604');
  await page.keyboard.press('Enter');
  await finder.found();
  await expect(page.getByText('Your browser is blocking your location')).toHaveCount(0);
});

test('a device without a position gets a message', async ({ page }) => {
  await page.addInitScript(() => {
    const fail: Geolocation['getCurrentPosition'] = (_, failed) =>
      failed?.({
        code: 3,
        message: '',
        PERMISSION_DENIED: 1,
        POSITION_UNAVAILABLE: 2,
        TIMEOUT: 3,
      });
    Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: fail });
  });
  const finder = new FinderPage(page);
  await finder.open();
  await button(finder).click();
  await expect(page.getByText('We couldn’t get your location.')).toBeVisible();
});

test('a vague position starts no search', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await stand(context, 40.3, -111.6, 60_000);
  const finder = new FinderPage(page);
  await finder.open();
  await button(finder).click();
  await expect(page.getByText('Your location is only accurate to about 37 miles.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('outside the region the finder offers the nearest place', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await stand(context, 40.8324, -115.7631);
  const finder = new FinderPage(page);
  await finder.open();
  await button(finder).click();
  await expect(page.getByText('You appear to be outside Utah.')).toBeVisible();
  await page.getByRole('button', { name: /^Search near 84\d{3} / }).click();
  await expect(page).toHaveURL(/\?near=84\d{3}$/);
  await expect(finder.count).toBeVisible();
});

test('without place data it searches the nearest ZIP code of a member', { tag: '@all' }, async ({
  page,
  context,
  watch,
}) => {
  await page.route('**/gazetteer.json*', (route) => route.abort());
  await context.grantPermissions(['geolocation']);
  await stand(context, 40.3191, -111.5771);
  const finder = new FinderPage(page);
  await finder.open();
  await button(finder).click();
  await expect(page).toHaveURL(/\?near=84604$/);
  watch.expected = fileErrors;
});

test('a browser without geolocation has no such button', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined });
  });
  const finder = new FinderPage(page);
  await finder.open();
  await expect(finder.text).toBeVisible();
  await expect(button(finder)).toHaveCount(0);
});
