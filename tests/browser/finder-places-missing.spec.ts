// The list of places that does not come: what is said, what is answered, and what becomes of it.
import type { Route } from '@playwright/test';
import { FinderPage } from '#support/finder-page.ts';
import { hold } from '#support/search-outcome.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const notLoaded = 'The list of places did not load';

for (const [how, answer] of [
  ['refused', (route: Route) => route.abort()],
  ['broken', (route: Route) => route.fulfill({ status: 500, body: 'no' })],
  ['not JSON', (route: Route) => route.fulfill({ body: '<html>' })],
  ['of another shape', (route: Route) => route.fulfill({ json: { zips: 7 } })],
  ['silent', () => new Promise<void>(() => {})],
] as const) {
  test(
    `a list of places that is ${how} is said to be missing, and members are searched`,
    extra(how !== 'refused'),
    async ({ page, watch }) => {
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
      await expect(finder.groups().first()).toHaveText(/^Provo/, { timeout: 8000 });
      await expect(finder.status).toContainText(`${notLoaded}: miles are measured from the middle`);
      await finder.search('City', 'Boulder');
      await expect(finder.status).toContainText(`${notLoaded}: only the places of our members`, {
        timeout: 8000,
      });
      await expect(finder.status).not.toContainText('check the spelling');
      watch.trouble.length = 0;
    },
  );
}

test('the next search asks for the list again, and has it', async ({ page, watch }) => {
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
  watch.trouble.length = 0;
});

test('while it is on its way a place is looked up, and a ZIP of members is answered at once', async ({
  page,
}) => {
  const letThrough = await hold(page, '**/gazetteer.json*');
  const finder = new FinderPage(page);
  await finder.open('?near=Springville&by=city');
  await expect(finder.status).toHaveText('Looking up the place …');
  await expect(finder.cards).toHaveCount(0);
  await finder.search('Zip Code', '84604');
  await finder.found();
  await finder.search('City', 'Springville');
  await expect(finder.status).toHaveText('Looking up the place …');
  letThrough();
  await expect(finder.status).toContainText('No member is in Springville itself');
  await finder.found();
});
