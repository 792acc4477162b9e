// Files that a search needs are slow, wrong or missing. The visitor gets the answer, or a sentence with a way forward.
import { type FinderPage, finderTest as test } from '#support/finder-page.ts';
import { expect, fileErrors, tile } from '#support/watched-page.ts';

const scripts = '**/*.js';

/** The search failed. A sentence says so, with the way to all members, and “Try again” reloads the page. */
async function expectFailure({ page, text, count }: FinderPage): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again', exact: true });
  const message = page.getByRole('alert').filter({ has: again });
  await expect(message).toBeVisible();
  const link = message.getByRole('link', { name: /browse .*by city/i });
  await expect(link).toHaveAttribute('href', '/appraisers');
  await expect(page).toHaveURL(/near=84770/);
  await expect(text).toHaveValue('84770');
  await page.unroute(scripts);
  await again.click();
  await expect(count).toHaveText('3 Appraisers Found');
  await expect(again).toHaveCount(0);
}

// Finder.test.tsx has the ways in which the directory is missing, slow or wrong.
test('scripts are missing after the page has opened', async ({ finder, page, watch }) => {
  await finder.open();
  await page.route(scripts, (route) => route.abort());
  await finder.search('Zip Code', '84770');
  await expectFailure(finder);
  watch.expected = fileErrors;
});

test('no script of a shared search arrives', async ({ finder, page, watch }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/?near=84770');
  await expectFailure(finder);
  watch.expected = /./;
});

test('the scripts of map and details are missing', async ({ finder, page, watch }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await finder.open('?near=84741');
  expect(await finder.found()).toBe(3);
  await page.waitForLoadState('networkidle');
  await page.route(scripts, (route) => route.abort());
  const tab = page.getByRole('tab', { name: 'Map View' });
  await tab.click();
  await expect(finder.map.region).toContainText('The map didn’t load. You can still use the list.');
  await page.unroute(scripts);
  await finder.map.region.getByRole('button', { name: 'Try again' }).click();
  // It may reload the page, which then shows the list.
  await expect(async () => {
    await tab.click();
    await expect(finder.map.clusters.first()).toBeAttached({ timeout: 3000 });
  }).toPass();
  await page.getByRole('tab', { name: 'List View' }).click();
  await page.waitForLoadState('networkidle');
  await page.route(scripts, (route) => route.abort());
  await finder.detailsOf('Lan Nguyen').click();
  await expect(page).toHaveURL('/appraisers/kanab/lan-nguyen');
  watch.expected = fileErrors;
});

test('a refusing tile host leaves the list and the base map', async ({ finder, page, watch }) => {
  await page.route(
    ({ origin }) => origin.startsWith('https://tile.'),
    (route) => route.fulfill(tile(403)),
  );
  await finder.open('?near=84604');
  expect(await finder.found()).toBe(42);
  await finder.map.ready();
  await expect(page.getByText('The detailed map didn’t load.')).toBeVisible();
  await expect(page.locator('.leaflet-tile-loaded')).toHaveCount(0);
  watch.expected = fileErrors;
});
