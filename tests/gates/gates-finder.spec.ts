// Rules for the finder with its results and its map, on the members of any edition. Rules that do not
// depend on members are in finder-limits.spec.ts.
import { violationsInDark, violationsOf } from '#support/axe.ts';
import { clusters, FinderPage } from '#support/finder-page.ts';
import { busiest, lonely, searchUrl } from '#support/of-edition.ts';
import { styled } from '#support/site-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';
import { overflowOf, speaksForAll } from './gates.ts';

const found = searchUrl(busiest.zip);

test.describe('the finder with its map open', () => {
  for (const [width, query] of [
    [1280, found],
    [390, found],
    [1280, searchUrl('Atlantis', 'city')],
    [1280, searchUrl(busiest.city)],
    [1280, searchUrl('')],
    [390, searchUrl(lonely ?? busiest.city, 'city')],
  ] as const) {
    test(`axe finds nothing in ${query}, ${width} px`, extra(query !== found), async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(query);
      const { count, alert } = new FinderPage(page);
      await expect(count.or(alert).first()).toBeVisible();
      if (query === found) {
        await expect(page.getByRole('article').first()).toBeVisible();
        if (width === 390) await page.getByRole('tab', { name: 'Map View' }).click();
        await expect(clusters(page).first()).toBeAttached();
      }
      await styled(page);
      expect(await violationsOf(page)).toEqual([]);
      if (speaksForAll) expect(await violationsInDark(page)).toEqual([]);
    });
  }

  test('never scrolls sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(found);
    await expect(page.getByRole('article').first()).toBeVisible();
    await styled(page);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});
