// What brings the finder back after a fault: "Try again", another search, another press.
import { FinderPage } from '#support/finder-page.ts';
import { allMembers, help, submitSearch } from '#support/search-outcome.ts';
import { expect, test } from '#support/watched-page.ts';

test('"Try again" leads to the answer, with what stands in the box by then', async ({
  page,
  watch,
}) => {
  let broken = true;
  await page.route('**/answer.*.js', (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/#finder');
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
  watch.trouble.length = 0;
});

test('"Try again" without a connection stays where it is', { tag: '@all' }, async ({
  page,
  context,
  watch,
}) => {
  await page.route('**/answer.*.js', (route) => route.abort());
  await submitSearch(page);
  await expect(help(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(help(page)).toBeVisible();
  await expect(allMembers(page)).toBeVisible();
  watch.trouble.length = 0;
});

test('a search after one that failed is a new try', async ({ page, watch }) => {
  let broken = true;
  await page.route('**/answer.*.js', (route) => (broken ? route.abort() : route.continue()));
  await submitSearch(page);
  await expect(help(page)).toBeVisible();
  broken = false;
  await page.locator('#near').fill('84741');
  await page.locator('#near').press('Enter');
  await expect(page.getByRole('heading', { name: '1 Appraisers Found' })).toBeVisible();
  await expect(help(page)).toHaveCount(0);
  watch.trouble.length = 0;
});

test('a fault in an answer takes the answer, not the search box', async ({ page, watch }) => {
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
  watch.trouble.length = 0;
});

test('a notification whose code failed once comes the next time', { tag: '@all' }, async ({
  page,
  context,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let broken = true;
  await page.route('**/Toaster.*.js', (route) => (broken ? route.abort() : route.continue()));
  const finder = new FinderPage(page);
  await finder.open('?near=84741');
  const button = finder.cards.getByRole('button', { name: /^Copy phone number of / });
  await button.click();
  await expect(page.getByText(/^Phone number copied: /)).toBeVisible();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toHaveCount(0);
  broken = false;
  await button.click();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(/^.*copied: /);
  watch.trouble.length = 0;
});

test('a map whose code fails says so and comes when it is asked again', async ({ page, watch }) => {
  let broken = true;
  await page.route('**/FinderMap.*.js', (route) => (broken ? route.abort() : route.continue()));
  const finder = new FinderPage(page);
  await finder.open('?near=84604');
  expect(await finder.found()).toBe(45);
  const region = page.getByRole('region', { name: 'Map of the appraisers' });
  await expect(region).toContainText('The map could not be loaded. The list is complete.');
  broken = false;
  await region.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^84604 Provo/ })).toBeAttached();
  watch.trouble.length = 0;
});
