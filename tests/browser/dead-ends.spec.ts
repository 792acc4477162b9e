// Searches without results still offer a way on: suggestions, nearest members, wider circles.
import { FinderPage } from '#support/finder-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const promised = async (text: Promise<string | null>) =>
  Number(/: (\d+)/.exec((await text) ?? '')?.[1]);

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, extra(width !== 390), () => {
    test.use({ viewport: { width, height: 844 } });

    test('a misspelled city: the likely city, its nearest members and wider circles', async ({
      page,
    }) => {
      const finder = new FinderPage(page);
      await finder.open('?near=Harriman&by=city');
      await expect(finder.count).toHaveText('0 Appraisers Found');
      await expect(page.getByRole('heading', { name: 'Did you mean:' })).toBeVisible();
      const nearest = page.getByRole('region', { name: 'Nearest appraisers to Herriman' });
      await expect(nearest.getByRole('article')).toHaveCount(5);
      const circle = page.getByRole('button', { name: /^Within 60 miles: / });
      const count = await promised(circle.textContent());
      await circle.click();
      await expect(page).toHaveURL(/near=Herriman&by=city&within=60/);
      expect(await finder.found()).toBe(count);
      await page.goBack();
      await page.getByRole('button', { name: 'Herriman', exact: true }).press('Enter');
      await expect(page).toHaveURL(/\?near=Herriman&by=city$/);
      expect(await finder.found()).toBeGreaterThan(0);
      await expect(finder.count).toBeFocused();
    });

    test('an unknown name: members of the city with the most', async ({ page }) => {
      const finder = new FinderPage(page);
      await finder.open('?near=Zzyzx+Qqq&by=city');
      const cards = page
        .getByRole('region', { name: /^Or see appraisers near / })
        .getByRole('article');
      await expect(cards).toHaveCount(5);
      await expect(cards.first().getByRole('link', { name: /^\(\d{3}\) / })).toBeVisible();
      await cards.first().getByRole('heading').getByRole('button').click();
      await expect(cards.first()).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('button', { name: 'Show all 89 appraisers' })).toBeVisible();
    });

    test('no one nearby: the nearest members, wider circles and towns on the map', async ({
      page,
    }) => {
      const finder = new FinderPage(page);
      await finder.open('?near=Hanksville&by=city&within=10');
      await expect(finder.count).toHaveText('0 Appraisers Found');
      const nearest = page.getByRole('region', { name: 'Nearest appraisers to Hanksville' });
      await expect(nearest.getByRole('article')).toHaveCount(5);
      await expect(page.getByRole('heading', { name: /^\S.* \d+\.\d mi$/ }).first()).toBeVisible();
      if (width === 390) await page.getByRole('tab', { name: 'Map View' }).click();
      const map = page.getByRole('application', { name: 'Map' });
      await expect(map.getByText('Hanksville', { exact: true })).toBeVisible();
      if (width === 390) await page.getByRole('tab', { name: 'List View' }).click();
      const wider = page.getByRole('button', { name: /^Within \d+ miles: \d+ appraisers$/ });
      const count = await promised(wider.last().textContent());
      await wider.last().click();
      await expect(finder.cards).toHaveCount(count);
      await expect(page).toHaveURL(/near=Hanksville&by=city&within=\d+$/);
    });
  });
}
