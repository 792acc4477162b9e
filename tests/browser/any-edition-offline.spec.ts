// In any edition, whoever has opened the finder has it without a network too.
import { FinderPage } from '#support/finder-page.ts';
import { busiest, search } from '#support/of-edition.ts';
import { kept, test } from '#support/offline-host.ts';
import { expect } from '#support/watched.ts';

test('the finder and its members are there without a network', async ({ page, context }) => {
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await page.goto(search(busiest.city, 'city'));
  expect(await new FinderPage(page).found()).toBeGreaterThanOrEqual(busiest.count);
});
