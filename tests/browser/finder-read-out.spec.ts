// What the finder says to a screen reader, and when.
import { FinderPage, finderTest } from '#support/finder-page.ts';
import { hold } from '#support/search-outcome.ts';
import { expect, test } from '#support/watched-page.ts';

test.describe('what is read out', () => {
  test('has its place in the page before there are words', async ({ page }) => {
    const letThrough = await hold(page, '**/*.js');
    await page.goto('/?near=84741', { waitUntil: 'commit' });
    const status = page.locator('.finder').getByRole('status').first();
    await expect(status).toBeAttached();
    await expect(status).toBeEmpty();
    const element = await status.elementHandle();
    letThrough();
    await expect(page.getByRole('heading', { name: '1 Appraisers Found' })).toBeVisible();
    expect(await element?.textContent()).toContain('1 Appraisers Found');
  });

  test('says that the directory is being opened', async ({ page }) => {
    const letThrough = await hold(page, '**/answer.*.js');
    const finder = new FinderPage(page);
    await finder.open('?near=84741');
    await expect(finder.status).toHaveText('Opening the directory …');
    letThrough();
    await expect(finder.count).toHaveText('1 Appraisers Found');
    await expect(finder.status).toContainText('1 Appraisers Found');
  });

  finderTest('is read again when the same wrong search is sent again', async ({ finder, page }) => {
    for (const [text, region] of [
      ['Provo', finder.alert],
      ['84999', finder.status],
    ] as const) {
      await finder.search('Zip Code', text);
      await expect(region).toContainText(/\S/);
      const said = await region.locator('p').first().elementHandle();
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect.poll(() => said?.evaluate((words) => words.isConnected)).toBe(false);
      await expect(region).toContainText(/\S/);
    }
  });
});
