// In any edition, anyone who has opened the finder has it without a network too.
import { FinderPage } from '#support/finder-page.ts';
import { busiest, searchUrl } from '#support/of-edition.ts';
import { offlineTest, stored } from '#support/offline-host.ts';
import { expect } from '#support/watched-page.ts';

offlineTest('the finder and its members are there without a network', async ({ page, context }) => {
  await page.goto('/');
  await stored(page);
  await context.setOffline(true);
  await page.goto(searchUrl(busiest.city, 'city'));
  expect(await new FinderPage(page).found()).toBeGreaterThanOrEqual(busiest.count);
});
