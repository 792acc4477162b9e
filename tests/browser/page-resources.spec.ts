// The page of links to other sites, under both of its addresses.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { expect, test } from '#support/watched-page.ts';

const site = edition.site.read();

test('/resources and /resources/information are one page under two addresses', async ({ page }) => {
  const found: string[][] = [];
  for (const path of ['/resources', '/resources/information']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${site.url}/resources`,
    );
    for (const name of ['National appraisal sites', 'State sites', 'Miscellaneous sites']) {
      const list = page.getByRole('region', { name }).getByRole('link');
      await expect(list).not.toHaveCount(0);
      const hrefs = await list.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
      expect(hrefs.filter((href) => !href.startsWith('https://'))).toEqual([]);
      found.push([name, ...(await list.allTextContents()), ...hrefs]);
    }
    await page.getByRole('link', { name: 'Join the association' }).click();
    await expect(page).toHaveURL('/join');
  }
  expect(found.slice(3)).toEqual(found.slice(0, 3));
});
