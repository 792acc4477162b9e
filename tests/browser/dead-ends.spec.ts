// Anyone who asks for what no one knows, or where no one is, is still led to someone.
import { FinderPage } from '#support/finder-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const nearest = (finder: FinderPage, name: string | RegExp) =>
  finder.page.getByRole('region', { name });

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, extra(width !== 390), () => {
    test.use({ viewport: { width, height: 844 } });

    test('a name written wrong: the place that is meant, its nearest members, its circles', async ({
      page,
    }) => {
      const finder = new FinderPage(page);
      await finder.open('?near=Harriman&by=city');
      await expect(finder.count).toHaveText('0 Appraisers Found');
      await expect(page.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
      await expect(nearest(finder, /nearest to Herriman$/).getByRole('article')).toHaveCount(5);
      await expect(
        page.getByRole('button', { name: /^Within 100 miles: \d+ appraisers$/ }),
      ).toBeVisible();
      const meant = page.getByRole('button', { name: 'Herriman', exact: true });
      await meant.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?near=Herriman&by=city$/);
      expect(await finder.found()).toBeGreaterThan(0);
      await expect(finder.count).toBeFocused();
    });

    test('a circle around what is meant is searched', async ({ page }) => {
      const finder = new FinderPage(page);
      await finder.open('?near=Harriman&by=city');
      const circle = page.getByRole('button', { name: /^Within 60 miles: / });
      const promised = Number(/: (\d+)/.exec((await circle.textContent()) ?? '')?.[1]);
      await circle.click();
      await expect(page).toHaveURL(/near=Herriman&by=city&within=60/);
      expect(await finder.found()).toBe(promised);
    });

    test('a name of nowhere: where most members are', async ({ page }) => {
      const finder = new FinderPage(page);
      await finder.open('?near=Zzyzx+Qqq&by=city');
      const cards = nearest(finder, /nearest to .+, where most of them are$/).getByRole('article');
      await expect(cards).toHaveCount(5);
      await expect(cards.first().getByRole('link', { name: /^\(\d{3}\) / })).toBeVisible();
      await cards.first().getByRole('heading').getByRole('button').click();
      await expect(cards.first()).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('button', { name: 'Show all 89 appraisers' })).toBeVisible();
    });

    for (const [what, query] of [
      ['digits that are no ZIP', '?near=1'],
      ['a ZIP of elsewhere', '?near=10001'],
      ['a ZIP that is not known', '?near=84999'],
    ] as const) {
      test(`${what}: someone all the same`, async ({ page }) => {
        const finder = new FinderPage(page);
        await finder.open(query);
        const all = page.getByRole('article');
        await expect(all.first()).toBeVisible();
        await expect(
          page
            .getByRole('button', { name: /^Within \d+ miles: / })
            .first()
            .or(finder.cards.first()),
        ).toBeVisible();
      });
    }

    test('a place with no one near: full cards, wider circles, towns on the map', async ({
      page,
    }) => {
      const finder = new FinderPage(page);
      await finder.open('?near=Hanksville&by=city&within=10');
      await expect(finder.count).toHaveText('0 Appraisers Found');
      await expect(
        nearest(finder, 'The members nearest to Hanksville').getByRole('article'),
      ).toHaveCount(5);
      await expect(page.getByRole('heading', { name: /^\S.* \d+\.\d mi$/ }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Within \d+ miles: / }).first()).toBeVisible();
      if (width === 390) await page.getByRole('tab', { name: 'Map View' }).click();
      const map = page.getByRole('application', { name: 'Map' });
      await expect(map.getByText('Hanksville', { exact: true })).toBeVisible();
    });
  });
}
