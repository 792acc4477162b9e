// The finder without its script, and before the script has loaded.
import { FinderPage } from '#support/finder-page.ts';
import { hold } from '#support/search-outcome.ts';
import { expect, test } from '#support/watched-page.ts';

test.describe('without its script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends the same request, and a link leads to all members', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'ZIP code in Utah' }).fill('84604');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/?by=zip&within=30&near=84604');
    const words = page.getByRole('paragraph').filter({ hasText: 'Search needs JavaScript' });
    await words.getByRole('link', { name: 'browse every appraiser by city' }).click();
    await expect(page).toHaveURL('/appraisers');
    await expect(page.getByRole('link', { name: 'Provo' })).toBeVisible();
  });
});

test.describe('before its script has loaded', () => {
  test('a search gets its answer later', async ({ page }) => {
    const letThrough = await hold(page, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'ZIP code in Utah' }).fill('84741');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('/?by=zip&within=30&near=84741');
    letThrough();
    await expect(page.getByRole('heading', { name: '3 Appraisers Found' })).toBeVisible();
  });

  test('text typed over a shared search stays', async ({ page }) => {
    const letThrough = await hold(page, '**/*.js');
    await page.goto('/?near=84604', { waitUntil: 'commit' });
    const finder = new FinderPage(page);
    await expect(finder.text).toHaveValue('84604');
    await page.getByRole('radio', { name: 'City' }).check();
    await finder.text.fill('Og');
    letThrough();
    expect(await finder.found()).toBe(42);
    await expect(page.getByRole('combobox', { name: 'City in Utah' })).toHaveValue('Og');
    await finder.text.pressSequentially('den');
    await finder.text.press('Enter');
    await expect(page).toHaveURL(/near=Ogden&by=city/);
    await expect(finder.text).toHaveValue('Ogden');
  });
});
