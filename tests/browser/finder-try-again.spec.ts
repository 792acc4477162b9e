// The finder recovers from a failed file: “Try again”, another search, another press.
import type { Route } from '@playwright/test';
import { FinderPage } from '#support/finder-page.ts';
import { allMembers, help, hold, submitSearch } from '#support/search-outcome.ts';
import { ready } from '#support/site-page.ts';
import { expect, extra, fileErrors, test } from '#support/watched-page.ts';

test('“Try again” searches for the text now in the box', async ({ page, watch }) => {
  let broken = true;
  await page.route('**/answer.*.js', (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/#finder');
  await ready(page);
  await page.locator('#near').fill('84604');
  await page.locator('#near').press('Enter');
  await expect(help(page)).toBeVisible();
  await page.locator('#near').fill('84741');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/near=84741/);
  await expect(help(page)).toBeVisible();
  await expect(page.locator('#near')).toHaveValue('84741');
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: '1 Appraisers Found' })).toBeVisible();
  watch.expected = fileErrors;
});

test('“Try again” without a network keeps the message', { tag: '@all' }, async ({
  page,
  context,
  watch,
}) => {
  await page.route('**/answer.*.js', (route) => route.abort());
  await submitSearch(page);
  await expect(help(page)).toBeVisible();
  await context.setOffline(true);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  // It has another name until the search has failed again.
  await expect(again).toBeVisible();
  await expect(help(page)).toBeVisible();
  await expect(allMembers(page)).toBeVisible();
  watch.expected = fileErrors;
});

test('a search after a failed one tries again', async ({ page, watch }) => {
  let broken = true;
  await page.route('**/answer.*.js', (route) => (broken ? route.abort() : route.continue()));
  await submitSearch(page);
  await expect(help(page)).toBeVisible();
  broken = false;
  await page.locator('#near').fill('84741');
  await page.locator('#near').press('Enter');
  await expect(page.getByRole('heading', { name: '1 Appraisers Found' })).toBeVisible();
  await expect(help(page)).toHaveCount(0);
  watch.expected = fileErrors;
});

test('an error in the results leaves the search box', async ({ page, watch }) => {
  const finder = new FinderPage(page);
  await finder.open();
  await finder.search('Zip Code', '84741');
  await finder.found();
  await page.evaluate(() => {
    const Whole = window.URL;
    Object.assign(window, { mend: () => Object.assign(window, { URL: Whole }), URL: null });
  });
  await finder.search('Zip Code', '84604');
  await expect(help(page)).toBeVisible();
  await expect(allMembers(page)).toBeVisible();
  await expect(finder.text).toHaveValue('84604');
  await page.evaluate(() => Reflect.get(window, 'mend')());
  await finder.search('Zip Code', '84101');
  await expect(finder.groups().first()).toHaveText(/^84101/);
  await finder.found();
  await expect(help(page)).toHaveCount(0);
  expect(watch.trouble.length).toBeGreaterThan(0);
  watch.expected = /URL is not a constructor/;
});

test('a map whose code fails says so and loads at the next try', async ({ page, watch }) => {
  let broken = true;
  await page.route('**/FinderMap.*.js', (route) => (broken ? route.abort() : route.continue()));
  const finder = new FinderPage(page);
  await finder.open('?near=84604');
  expect(await finder.found()).toBe(45);
  const region = page.getByRole('region', { name: 'Map of appraisers' });
  await expect(region).toContainText('The map didn’t load. You can still use the list.');
  broken = false;
  await region.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^84604 Provo/ })).toBeAttached();
  watch.expected = fileErrors;
});

test('a map that arrives while its styles are requested again opens', {
  tag: '@all',
}, async ({ page, watch }) => {
  const styles = '**/answer.*.css';
  await page.route(styles, (route) => route.abort());
  const letMap = await hold(page, '**/FinderMap.*.js');
  const finder = new FinderPage(page);
  await finder.open('?near=84604');
  const notice = page.getByText('Part of this page’s design').locator('..');
  await expect(notice).toBeVisible();
  await page.unroute(styles);
  const letStyles = await hold(page, styles);
  const arrived = page.waitForResponse('**/FinderMap.*.js');
  await notice.getByRole('button').click();
  letMap();
  await (await arrived).finished();
  letStyles();
  await expect(page.locator('.map-canvas')).toBeVisible();
  watch.expected = fileErrors;
});

const notLoaded = 'Some place data didn’t load';

for (const [how, answer] of [
  ['refused', (route: Route) => route.abort()],
  ['broken', (route: Route) => route.fulfill({ status: 500, body: 'no' })],
  ['not JSON', (route: Route) => route.fulfill({ body: '<html>' })],
  ['of another shape', (route: Route) => route.fulfill({ json: { zips: 7 } })],
  ['silent', () => new Promise<void>(() => {})],
] as const) {
  test(`place data ${how}: it says so`, extra(how !== 'refused'), async ({ page, watch }) => {
    await page.route('**/gazetteer.json*', answer);
    const finder = new FinderPage(page);
    await finder.open();
    await finder.search('Zip Code', '84604');
    await expect(finder.groups().first()).toHaveText(/^84604 Provo/);
    await expect(finder.status).not.toContainText(notLoaded);
    await finder.search('City', 'Sugar House');
    await expect(finder.groups().first()).toHaveText(/^Salt Lake City/);
    await expect(finder.status).not.toContainText(notLoaded);
    await finder.search('City', 'Provo');
    await expect(finder.groups().first()).toHaveText(/^Provo/);
    await expect(finder.status).toContainText(`${notLoaded}. Distances may be off.`);
    await finder.search('City', 'Boulder');
    await expect(finder.status).toContainText(`${notLoaded}. We searched only places`);
    await expect(finder.status).not.toContainText('Check the spelling');
    watch.expected = fileErrors;
  });
}

test('the next search loads the place data again', async ({ page, watch }) => {
  let broken = true;
  await page.route('**/gazetteer.json*', (route) => (broken ? route.abort() : route.continue()));
  const finder = new FinderPage(page);
  await finder.open('?near=Provo&by=city');
  await expect(finder.status).toContainText(notLoaded);
  const makeshift = await finder.found();
  broken = false;
  await page.getByRole('button', { name: 'Search again' }).press('Enter');
  await expect(finder.status).not.toContainText(notLoaded);
  expect(await finder.found()).not.toBe(makeshift);
  await expect(finder.count).toBeFocused();
  await finder.search('City', 'Boulder');
  await expect(finder.status).toContainText(/Boulder/);
  await expect(finder.status).not.toContainText(notLoaded);
  watch.expected = fileErrors;
});

test('while place data loads, a city waits and the ZIP code of a member does not', async ({
  page,
}) => {
  const letThrough = await hold(page, '**/gazetteer.json*');
  const finder = new FinderPage(page);
  await finder.open('?near=Springville&by=city');
  await expect(finder.status).toHaveText('Searching…');
  await expect(finder.cards).toHaveCount(0);
  await finder.search('Zip Code', '84604');
  await finder.found();
  await finder.search('City', 'Springville');
  await expect(finder.status).toHaveText('Searching…');
  letThrough();
  await expect(finder.status).toContainText('No appraisers in Springville.');
  await finder.found();
});
