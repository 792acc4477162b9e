// The finder: its form, a search and its address, and what the visitor needs beside the place.
import { reasonField, finderTest as test } from '#support/finder-page.ts';
import { expect } from '#support/watched-page.ts';

test('before a search there is only the form', async ({ finder, page, watch }) => {
  const directory: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/directory')) directory.push(request.url());
  });
  await finder.open();
  await page.waitForLoadState('networkidle');
  expect(directory).toEqual([]);
  await finder.text.focus();
  await expect.poll(() => directory.length).toBe(1);
  await expect(finder.text).toHaveAttribute('inputmode', 'numeric');
  await page.getByRole('radio', { name: 'City' }).check();
  await expect(finder.text).toHaveAttribute('inputmode', 'text');
  await expect(finder.text).toHaveAttribute('placeholder', 'Try Provo');
  await page.waitForLoadState('networkidle');
  await expect(finder.map.region).toHaveCount(0);
  await expect(finder.count).toHaveCount(0);
  expect(watch.tiles).toEqual([]);
  // The map opens beside the list at the first search, and requests tiles by z/x/y only then.
  // The first screen doesn't wait for the cards below it, which then get their layout, too.
  const unpainted = page.locator('[data-unpainted]');
  // It is there for a tenth of a second, which is too short to look for.
  const early = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const watch = { subtree: true, attributeFilter: ['data-unpainted'] };
        new MutationObserver(() => resolve()).observe(document.body, watch);
      }),
  );
  await finder.search('Zip Code', '84604');
  await early;
  await expect(unpainted).toHaveCount(0);
  await expect(finder.groups().first()).toHaveText('84604 Provo 0.0 mi, in this ZIP code');
  await expect(finder.map.region).toBeVisible();
  await expect.poll(() => watch.tiles.length).toBeGreaterThan(0);
  for (const tile of watch.tiles) expect(tile).toMatch(/\/\d+\/\d+\/\d+\.png$/);
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
});

test('Back, Forward and reload restore the form and the results', async ({ finder, page }) => {
  const within = page.getByRole('combobox', { name: 'Within' });
  const needs = page.getByRole('region', { name: 'Prepare your email' });
  const reason = needs.getByLabel(reasonField);
  const language = needs.getByLabel('Language');
  await finder.open();
  await finder.search('Zip Code', '84741');
  await expect(finder.count).toHaveText('3 Appraisers Found');
  await within.selectOption('60 miles');
  await finder.search('City', 'Orem');
  await expect(page).toHaveURL('/?near=Orem&by=city&within=60');
  await finder.found();
  const before = await finder.names();
  await reason.focus();
  await reason.selectOption('divorce');
  await expect(page).toHaveURL('/?near=Orem&by=city&within=60&for=divorce');
  await expect(reason).toBeFocused();
  await expect(finder.status).toContainText('appraisers who list “A divorce”.');
  await language.selectOption('spanish');
  await expect(page).toHaveURL(/for=divorce&language=spanish$/);
  const ordered = await finder.names();
  expect(ordered[0]).toBe('Clint Redd');
  expect(ordered.toSorted()).toEqual(before.toSorted());
  await page.goBack();
  await page.goBack();
  await expect(reason).toHaveValue('');
  await expect(finder.cards.getByRole('heading')).toHaveText(before);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/?near=84741');
  await expect(finder.count).toHaveText('3 Appraisers Found');
  await expect(finder.text).toHaveValue('84741');
  await expect(within).toHaveValue('30');
  for (let steps = 0; steps < 4; steps += 1) await page.goForward();
  await expect(language).toHaveValue('spanish');
  await page.reload();
  await expect(finder.text).toHaveValue('Orem');
  await expect(finder.cards.getByRole('heading')).toHaveText(ordered);
});

test('where no one is near or known, there is a way on', async ({ finder, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await finder.open('?near=Zzyzx+Qqq&by=city');
  const likely = page.getByRole('region', { name: /^Or see appraisers near / });
  await expect(likely.getByRole('article')).toHaveCount(5);
  await page.getByRole('button', { name: 'Show all 89 appraisers' }).press('Enter');
  await expect(finder.count).toHaveText('89 Appraisers Found');
  await expect(finder.count).toBeFocused();

  await finder.open('?near=Hanksville&by=city&within=10');
  await expect(finder.status).toContainText('No appraisers within 10 miles of Hanksville.');
  const nearest = page.getByRole('region', { name: 'Nearest appraisers to Hanksville' });
  await expect(nearest.getByRole('article')).toHaveCount(5);
  await page.getByRole('tab', { name: 'Map View' }).click();
  await expect(finder.map.canvas.getByText('Hanksville', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'List View' }).click();
  const wider = page.getByRole('button', { name: /^Within \d+ miles: \d+ appraisers$/ }).last();
  const promised = Number(/: (\d+)/.exec((await wider.textContent()) ?? '')?.[1]);
  await wider.click();
  await expect(page).toHaveURL(/near=Hanksville&by=city&within=\d+$/);
  // Who works in the county from farther away is counted, too.
  expect(await finder.found()).toBeGreaterThanOrEqual(promised);
});
