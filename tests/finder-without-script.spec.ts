// The finder without its script, and before the script has come.
import { hold } from './hold.ts';
import { expect, test } from './watched.ts';

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false });

  test('every member is listed by city with a telephone number', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'All 89 members by city' })).toBeVisible();
    await expect(
      page.getByRole('definition').filter({ hasText: /, (\(\d{3}\) 555-01\d\d|N\/A)$/ }),
    ).toHaveCount(89);
  });

  test('the form sends what the script would have asked', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('textbox', { name: 'ZIP code in Utah' }).fill('84604');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/?by=zip&within=30&near=84604');
  });
});

test('a search sent before the script has loaded is answered after', async ({ page }) => {
  const letThrough = await hold(page, '**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'ZIP code in Utah' }).fill('84741');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL('/?by=zip&within=30&near=84741');
  letThrough();
  await expect(page.getByRole('heading', { name: '1 Appraisers Found' })).toBeVisible();
});
