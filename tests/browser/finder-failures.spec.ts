// Files that a search needs fail in several ways. The visitor gets the answer, or a sentence with a way forward.
import type { Page, Route } from '@playwright/test';
import { clusters, FinderPage, mapReady } from '#support/finder-page.ts';
import { mapRegion } from '#support/map-page.ts';
import { failure } from '#support/search-outcome.ts';
import { expect, fileErrors, test, tile } from '#support/watched-page.ts';

/** The members, places and words that each answer is made of. */
const directory = '**/directory*.json';
const found = (page: Page) => page.getByRole('heading', { name: '3 Appraisers Found' });

/** The search failed. The sentence says so, with the way to all members, and the address stays. */
async function expectFailure(page: Page): Promise<void> {
  const message = failure(page);
  await expect(message).toBeVisible();
  await expect(message.getByRole('link', { name: /browse .*by city/i })).toHaveAttribute(
    'href',
    '/appraisers',
  );
  await expect(page).toHaveURL(/near=84770/);
  await expect(new FinderPage(page).text).toHaveValue('84770');
}

const issues: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone' }),
  refused: (route) => route.abort(),
  truncated: async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  },
  'from another build': (route) => route.fulfill({ json: { build: 'yesterday', cards: [] } }),
};

for (const [issue, answer] of Object.entries(issues))
  test(`the directory is ${issue}: a sentence, and “Try again” reloads`, async ({
    page,
    watch,
  }) => {
    await page.route(directory, answer);
    await page.goto('/?near=84770');
    await expectFailure(page);
    await page.unroute(directory);
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expect(found(page)).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    watch.expected = /./;
  });

test('the directory is slow: the visitor learns that it loads, then that it failed', async ({
  page,
  watch,
}) => {
  await page.route(directory, () => new Promise(() => undefined));
  const finder = new FinderPage(page);
  await finder.open();
  await finder.search('Zip Code', '84770');
  await expect(page.getByRole('status').filter({ hasText: 'Loading appraisers…' })).toBeVisible();
  await expectFailure(page);
  watch.expected = fileErrors;
});

test('scripts that are missing after the page has opened: a sentence, and “Try again” reloads', async ({
  page,
  watch,
}) => {
  const finder = new FinderPage(page);
  await finder.open();
  await page.route('**/*.js', (route) => route.abort());
  await finder.search('Zip Code', '84770');
  await expectFailure(page);
  await page.unroute('**/*.js');
  await failure(page).getByRole('button', { name: 'Try again' }).click();
  await expect(found(page)).toBeVisible();
  watch.expected = fileErrors;
});

test('no script of a shared search arrives: the sentence comes all the same', async ({
  page,
  watch,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/?near=84770');
  await expectFailure(page);
  watch.expected = /./;
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the map’s script is missing: the list stays, and the map opens at the next try', async ({
    page,
    watch,
  }) => {
    const finder = new FinderPage(page);
    await finder.open('?near=84770');
    expect(await finder.found()).toBe(3);
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    const tab = page.getByRole('tab', { name: 'Map View' });
    await tab.tap();
    await expect(mapRegion(page)).toContainText('The map didn’t load. You can still use the list.');
    await page.unroute('**/*.js');
    await mapRegion(page).getByRole('button', { name: 'Try again' }).tap();
    // It may reload the page, which then shows the list.
    await expect(async () => {
      await tab.tap();
      await expect(clusters(page).first()).toBeAttached({ timeout: 3000 });
    }).toPass();
    watch.expected = fileErrors;
  });

  test('a script of the details is missing: they still lead to the member’s page', async ({
    page,
    watch,
  }) => {
    const finder = new FinderPage(page);
    await finder.open('?near=84741');
    await finder.found();
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    await finder.detailsOf('Lan Nguyen').tap();
    await expect(page).toHaveURL('/appraisers/kanab/lan-nguyen');
    watch.expected = fileErrors;
  });
});

for (const [failure, respond] of [
  ['is out of reach', (route: Route) => route.abort()],
  ['refuses with a picture', (route: Route) => route.fulfill(tile(403))],
] as const)
  test(`a tile host that ${failure} leaves the list complete and the base map in view`, async ({
    page,
    watch,
  }) => {
    await page.route(({ origin }) => origin.startsWith('https://tile.'), respond);
    const finder = new FinderPage(page);
    await finder.open('?near=84604');
    expect(await finder.found()).toBe(42);
    await mapReady(page);
    await expect(page.getByText('The detailed map didn’t load.')).toBeVisible();
    await expect(page.locator('.leaflet-tile-loaded')).toHaveCount(0);
    watch.expected = fileErrors;
  });
