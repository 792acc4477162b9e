// Searches without results still offer a way on: the nearest members, wider circles, the likely place.
import { finderTest } from '#support/finder-page.ts';
import { canvas } from '#support/map-page.ts';
import { expect } from '#support/watched-page.ts';

finderTest.use({ viewport: { width: 390, height: 844 } });

const promised = async (text: Promise<string | null>) =>
  Number(/: (\d+)/.exec((await text) ?? '')?.[1]);

finderTest(
  'a misspelled city: the likely city and its nearest members',
  async ({ finder, page }) => {
    await finder.open('?near=Harriman&by=city');
    await expect(finder.count).toHaveText('5 Appraisers Found');
    await expect(page.getByRole('heading', { name: 'Did you mean:' })).toBeVisible();
    const nearest = page.getByRole('region', { name: 'Nearest appraisers to Herriman' });
    await expect(nearest.getByRole('article')).toHaveCount(5);
    await page.getByRole('button', { name: 'Herriman', exact: true }).press('Enter');
    await expect(page).toHaveURL(/\?near=Herriman&by=city$/);
    expect(await finder.found()).toBeGreaterThan(0);
    await expect(finder.count).toBeFocused();
  },
);

finderTest('an unknown name: members of the city with the most', async ({ finder, page }) => {
  await finder.open('?near=Zzyzx+Qqq&by=city');
  const cards = page.getByRole('region', { name: /^Or see appraisers near / }).getByRole('article');
  await expect(cards).toHaveCount(5);
  await cards.first().getByRole('heading').getByRole('button').click();
  await expect(cards.first()).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Show all 89 appraisers' }).press('Enter');
  await expect(finder.count).toHaveText('89 Appraisers Found');
  await expect(finder.count).toBeFocused();
});

finderTest(
  'no one nearby: the nearest members, wider circles and the town on the map',
  async ({ finder, page }) => {
    await finder.open('?near=Hanksville&by=city&within=10');
    await expect(finder.status).toContainText('No appraisers within 10 miles of Hanksville.');
    const nearest = page.getByRole('region', { name: 'Nearest appraisers to Hanksville' });
    await expect(nearest.getByRole('article')).toHaveCount(5);
    await page.getByRole('tab', { name: 'Map View' }).click();
    await expect(canvas(page).getByText('Hanksville', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'List View' }).click();
    const wider = page.getByRole('button', { name: /^Within \d+ miles: \d+ appraisers$/ }).last();
    const count = await promised(wider.textContent());
    await wider.click();
    await expect(page).toHaveURL(/near=Hanksville&by=city&within=\d+$/);
    // Who works in the county from farther away is counted, too.
    expect(await finder.found()).toBeGreaterThanOrEqual(count);
  },
);

finderTest('a ZIP code of another state has other licenses', async ({ finder, page }) => {
  await finder.open('?near=82930');
  await expect(finder.count).toHaveText('5 Appraisers Found');
  await expect(finder.status).toContainText('ZIP code 82930 is in Evanston, Wyoming.');
  const nearest = page.getByRole('region', { name: /^Nearest Utah appraisers to / });
  await expect(nearest.getByRole('article')).toHaveCount(5);
  await expect(page.getByText('Did you mean')).toHaveCount(0);
});
