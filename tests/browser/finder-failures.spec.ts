// Files that a search needs are slow, wrong or missing. The visitor gets the answer, or a sentence with a way forward.
import type { Page } from '@playwright/test';
import { clusters, type FinderPage, mapReady, finderTest as test } from '#support/finder-page.ts';
import { mapRegion } from '#support/map-page.ts';
import { expect, fileErrors, tile } from '#support/watched-page.ts';

/** The members, places and words that each answer is made of. */
const directory = '**/directory*.json';
const scripts = '**/*.js';
const found = (page: Page) => page.getByRole('heading', { name: '3 Appraisers Found' });
const again = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true });

/** The search failed. The sentence says so, with the way to all members, and the address stays. */
async function expectFailure({ page, text }: FinderPage): Promise<void> {
  const message = page.getByRole('alert').filter({ has: again(page) });
  await expect(message).toBeVisible();
  const link = message.getByRole('link', { name: /browse .*by city/i });
  await expect(link).toHaveAttribute('href', '/appraisers');
  await expect(page).toHaveURL(/near=84770/);
  await expect(text).toHaveValue('84770');
}

// Finder.test.tsx has other ways in which the file is wrong.
test('the directory is cut off: a sentence, and “Try again” reloads', async ({
  finder,
  page,
  watch,
}) => {
  await page.route(directory, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).slice(0, 1000) });
  });
  await page.goto('/?near=84770');
  await expectFailure(finder);
  await page.unroute(directory);
  await again(page).click();
  await expect(found(page)).toBeVisible();
  await expect(again(page)).toHaveCount(0);
  watch.expected = /./;
});

test('the directory is slow: the visitor learns that it loads, then that it failed', async ({
  finder,
  page,
  watch,
}) => {
  await page.route(directory, () => new Promise(() => undefined));
  await finder.open();
  await finder.search('Zip Code', '84770');
  await expect(page.getByRole('status').filter({ hasText: 'Loading appraisers…' })).toBeVisible();
  await expectFailure(finder);
  watch.expected = fileErrors;
});

test('scripts that are missing after the page has opened: a sentence, and “Try again” reloads', async ({
  finder,
  page,
  watch,
}) => {
  await finder.open();
  await page.route(scripts, (route) => route.abort());
  await finder.search('Zip Code', '84770');
  await expectFailure(finder);
  await page.unroute(scripts);
  await again(page).click();
  await expect(found(page)).toBeVisible();
  watch.expected = fileErrors;
});

test('no script of a shared search arrives: the sentence comes all the same', async ({
  finder,
  page,
  watch,
}) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/?near=84770');
  await expectFailure(finder);
  watch.expected = /./;
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the scripts of map and details are missing: list and page stay, and the map opens at the next try', async ({
    finder,
    page,
    watch,
  }) => {
    await finder.open('?near=84741');
    expect(await finder.found()).toBe(3);
    await page.waitForLoadState('networkidle');
    await page.route(scripts, (route) => route.abort());
    const tab = page.getByRole('tab', { name: 'Map View' });
    await tab.tap();
    await expect(mapRegion(page)).toContainText('The map didn’t load. You can still use the list.');
    await page.unroute(scripts);
    await mapRegion(page).getByRole('button', { name: 'Try again' }).tap();
    // It may reload the page, which then shows the list.
    await expect(async () => {
      await tab.tap();
      await expect(clusters(page).first()).toBeAttached({ timeout: 3000 });
    }).toPass();
    await page.getByRole('tab', { name: 'List View' }).tap();
    await page.waitForLoadState('networkidle');
    await page.route(scripts, (route) => route.abort());
    await finder.detailsOf('Lan Nguyen').tap();
    await expect(page).toHaveURL('/appraisers/kanab/lan-nguyen');
    watch.expected = fileErrors;
  });
});

test('a tile host that refuses with a picture leaves the list complete and the base map in view', async ({
  finder,
  page,
  watch,
}) => {
  await page.route(
    ({ origin }) => origin.startsWith('https://tile.'),
    (route) => route.fulfill(tile(403)),
  );
  await finder.open('?near=84604');
  expect(await finder.found()).toBe(42);
  await mapReady(page);
  await expect(page.getByText('The detailed map didn’t load.')).toBeVisible();
  await expect(page.locator('.leaflet-tile-loaded')).toHaveCount(0);
  watch.expected = fileErrors;
});
