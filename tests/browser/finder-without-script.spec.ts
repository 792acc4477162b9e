// The finder without its script, and before the script has loaded.
import { FinderPage } from '#support/finder-page.ts';
import { hold } from '#support/search-outcome.ts';
import { expect, test } from '#support/watched-page.ts';

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/?near=84604', '/?near=Provo&by=city']) {
    test(`${path} says that a search needs JavaScript, and links to every appraiser`, async ({
      page,
    }) => {
      await page.goto(path);
      const words = page.getByRole('paragraph').filter({ hasText: 'Search needs JavaScript' });
      await expect(words).toBeVisible();
      await words.getByRole('link', { name: 'browse every appraiser by city' }).click();
      await expect(page).toHaveURL('/appraisers');
      await page.getByRole('link', { name: 'Provo' }).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(4);
    });
  }

  test('the form sends the request that the script would make', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'ZIP code in Utah' }).fill('84604');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/?by=zip&within=30&near=84604');
  });
});

test('a search sent before the script has loaded gets its answer later', async ({ page }) => {
  const letThrough = await hold(page, '**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'ZIP code in Utah' }).fill('84741');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL('/?by=zip&within=30&near=84741');
  letThrough();
  await expect(page.getByRole('heading', { name: '1 Appraisers Found' })).toBeVisible();
});

test('a page opened at a search requests all files of the answer before the first arrives', async ({
  page,
}) => {
  const letThrough = await hold(page, '**/*.{js,css}');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/?near=84604', { waitUntil: 'commit' });
  for (const file of [/Finder\..*js$/, /react\..*js$/, /answer\..*js$/, /answer\..*css$/])
    await expect.poll(() => asked.filter((path) => file.test(path)).length, `${file}`).toBe(1);
  letThrough();
  await expect(page.getByRole('heading', { name: '45 Appraisers Found' })).toBeVisible();
  const scripts = asked.filter((path) => /\.(js|css)$/.test(path));
  expect(scripts.toSorted(), 'each file is asked for once').toEqual([...new Set(scripts)].sort());
});

test('a page opened without a search requests no file of the answer', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('link[rel=modulepreload], link[href*="answer."]')).toHaveCount(0);
});

test('text typed over a shared search before the script has loaded stays', async ({ page }) => {
  const letThrough = await hold(page, '**/*.js');
  await page.goto('/?near=84604', { waitUntil: 'commit' });
  const finder = new FinderPage(page);
  // The field shows the search of the address before any file has loaded.
  await expect(finder.text).toHaveValue('84604');
  await page.getByRole('radio', { name: 'City' }).check();
  await finder.text.fill('Og');
  letThrough();
  expect(await finder.found()).toBe(45);
  await expect(page.getByLabel('City in Utah', { exact: true })).toHaveValue('Og');
  await finder.text.pressSequentially('den');
  await finder.text.press('Enter');
  await expect(page).toHaveURL(/near=Ogden&by=city/);
  await expect(finder.text).toHaveValue('Ogden');
});
