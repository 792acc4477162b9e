// “Use my location” searches the nearest known place, or says why it can't.
import type { Page } from '@playwright/test';
import { FinderPage } from '#support/finder-page.ts';
import { expect, test } from '#support/watched-page.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Use my location' });

test.describe('with permission', () => {
  test.use({ permissions: ['geolocation'] });

  test('the keyboard searches the nearest place, and the position stays in the browser', async ({
    page,
    context,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(`${request.url()} ${request.postData()}`));
    await context.setGeolocation({ latitude: 40.2611, longitude: -111.6553, accuracy: 30 });
    const finder = new FinderPage(page);
    await finder.open();
    await expect(button(page)).toBeVisible();
    await finder.text.focus();
    await page.keyboard.press('Tab');
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?near=84604$/);
    expect(await finder.found()).toBeGreaterThan(0);
    await expect(page.getByRole('radio', { name: 'Zip Code' })).toBeChecked();
    expect(requested.filter((request) => /40\.26|111\.65/.test(request))).toEqual([]);
  });

  test('a vague position starts no search', async ({ page, context }) => {
    await context.setGeolocation({ latitude: 40.3, longitude: -111.6, accuracy: 60_000 });
    await new FinderPage(page).open();
    await button(page).click();
    await expect(page.getByText('Your location is only accurate to about 37 miles.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  test('outside the region the finder offers the nearest place', async ({ page, context }) => {
    await context.setGeolocation({ latitude: 40.8324, longitude: -115.7631, accuracy: 30 });
    const finder = new FinderPage(page);
    await finder.open();
    await button(page).click();
    await expect(page.getByText('You appear to be outside Utah.')).toBeVisible();
    await page.getByRole('button', { name: /^Search near 84\d{3} / }).click();
    await expect(page).toHaveURL(/\?near=84\d{3}$/);
    await expect(finder.count).toBeVisible();
  });
});

test('if the visitor refuses, a message says what to do, until the next search', async ({
  page,
}) => {
  const finder = new FinderPage(page);
  await finder.open();
  await button(page).click();
  const message = page.getByText(
    'Your browser is blocking your location. Enter a ZIP code or city instead.',
  );
  await expect(message).toBeVisible();
  await finder.search('Zip Code', '84604');
  await finder.found();
  await expect(message).toHaveCount(0);
});
