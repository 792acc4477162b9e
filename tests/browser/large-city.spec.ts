// The pages by city, and the sitemap, of a directory with thousands of members.
import { globSync, readFileSync, statSync } from 'node:fs';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { violationsOf } from '#support/axe.ts';
import { siteFolder } from '#support/built-files.ts';
import { expect, test } from '#support/watched-page.ts';

const ofCity = edition.members.read().filter(({ city }) => city === 'Salt Lake City');
const withM = ofCity.filter(({ lastName }) => lastName.startsWith('M'));

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the page of a large city leads to a page for each letter', async ({ page }) => {
      await page.goto('/appraisers/salt-lake-city');
      const cards = page.getByRole('link', { name: /^Details for / });
      expect(await cards.count()).toBeLessThan(ofCity.length);
      await page.getByRole('link', { name: 'M', exact: true }).press('Enter');
      await expect(page).toHaveURL('/appraisers/salt-lake-city/names/m');
      await expect(page).toHaveTitle(/, M\b/);
      await expect(cards).toHaveCount(withM.length);
      await expect(page.getByRole('link', { name: 'M', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      expect(await violationsOf(page)).toEqual([]);
      const scrolled = page.evaluate(() => document.documentElement.scrollWidth);
      expect(await scrolled).toBeLessThanOrEqual(width);
      await page.getByRole('link', { name: /^Next: / }).click();
      await expect(page).toHaveURL(/\/names\/[n-z]$/);
    });
  });
}

test('the index of places has letters to jump to', async ({ page }) => {
  await page.goto('/appraisers');
  await page.getByRole('link', { name: 'P', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'P', exact: true })).toBeInViewport();
});

test('no sitemap is larger than search engines allow', () => {
  const sitemaps = globSync('sitemap-[0-9]*.xml', { cwd: siteFolder });
  const urls = sitemaps.map((file) => {
    expect(statSync(`${siteFolder}/${file}`).size).toBeLessThan(50_000_000);
    return readFileSync(`${siteFolder}/${file}`, 'utf8').split('<loc>').length - 1;
  });
  expect(Math.max(...urls)).toBeLessThanOrEqual(50_000);
  const total = urls.reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(edition.members.read().length);
});
