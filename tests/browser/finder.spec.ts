// The finder: its form, a search and its address, and what the visitor needs beside the place.
import type { Page } from '@playwright/test';
import { finderTest } from '#support/finder-page.ts';
import { reasonField } from '#support/letters.ts';
import { canvas, mapRegion } from '#support/map-page.ts';
import { expect, test } from '#support/watched-page.ts';

const reasonOf = (page: Page) =>
  page.getByRole('region', { name: 'Prepare your email' }).getByLabel(reasonField);
const languageOf = (page: Page) => page.getByLabel('Language');

finderTest('before a search there is only the form', async ({ finder, page, watch }) => {
  const directory: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/directory')) directory.push(request.url());
  });
  await finder.open();
  await page.waitForLoadState('networkidle');
  expect(directory).toEqual([]);
  await finder.text.focus();
  await expect.poll(() => directory.length).toBe(1);
  const zip = page.getByRole('combobox', { name: 'ZIP code in Utah' });
  const city = page.getByRole('combobox', { name: 'City in Utah' });
  await expect(zip).toHaveAttribute('placeholder', 'Try 84101');
  await expect(zip).toHaveAttribute('inputmode', 'numeric');
  await page.getByRole('radio', { name: 'City' }).check();
  await expect(city).toHaveAttribute('placeholder', 'Try Provo');
  await expect(city).toHaveAttribute('inputmode', 'text');
  await page.waitForLoadState('networkidle');
  await expect(mapRegion(page)).toHaveCount(0);
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
  await expect(mapRegion(page)).toBeVisible();
  await expect.poll(() => watch.tiles.length).toBeGreaterThan(0);
  for (const tile of watch.tiles) expect(tile).toMatch(/\/\d+\/\d+\/\d+\.png$/);
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
});

finderTest(
  'a city under Zip Code clears the results, and one press corrects it',
  async ({ finder, page }) => {
    await finder.open();
    await finder.search('Zip Code', '84604');
    await expect(finder.count).toBeVisible();
    await finder.search('Zip Code', '123 Main St, Lehi UT');
    await expect(finder.alert).toContainText('Please select "City" and try again.');
    await expect(finder.text).toHaveAccessibleDescription(/^It looks like you entered a city name/);
    await expect(finder.cards).toHaveCount(0);
    await page.getByRole('button', { name: 'Search “Lehi” as City' }).press('Enter');
    await expect(finder.groups().first()).toHaveText('Lehi 0.0 mi, in this city');
    await expect(finder.count).toBeFocused();
    await expect(page.getByRole('radio', { name: 'City' })).toBeChecked();
  },
);

finderTest(
  'Back, Forward and reload restore the form and the results, in the order of the need',
  async ({ finder, page }) => {
    const within = page.getByRole('combobox', { name: 'Within' });
    await finder.open();
    await finder.search('Zip Code', '84741');
    await expect(finder.count).toHaveText('3 Appraisers Found');
    await within.selectOption('60 miles');
    await expect(page).toHaveURL('/?near=84741&within=60');
    await finder.search('City', 'Orem');
    await expect(page).toHaveURL('/?near=Orem&by=city&within=60');
    await finder.found();
    const before = await finder.names();
    await reasonOf(page).focus();
    await reasonOf(page).selectOption('divorce');
    await expect(page).toHaveURL('/?near=Orem&by=city&within=60&for=divorce');
    await expect(reasonOf(page)).toBeFocused();
    await expect(finder.status).toContainText('appraisers who list “A divorce”.');
    // Each option shows how many of the answer fit both needs.
    const option = reasonOf(page).getByRole('option', { name: 'A divorce' });
    const fit = await option.textContent();
    await languageOf(page).selectOption('spanish');
    await expect(option).not.toHaveText(fit ?? '');
    await expect(page).toHaveURL(/for=divorce&language=spanish$/);
    const ordered = await finder.names();
    expect(ordered[0]).toBe('Clint Redd');
    expect(ordered.toSorted()).toEqual(before.toSorted());
    for (const [language, reason] of [
      ['', 'divorce'],
      ['', ''],
    ] as const) {
      await page.goBack();
      await expect(languageOf(page)).toHaveValue(language);
      await expect(reasonOf(page)).toHaveValue(reason);
    }
    expect(await finder.names()).toEqual(before);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/?near=84741');
    await expect(finder.count).toHaveText('3 Appraisers Found');
    await expect(finder.text).toHaveValue('84741');
    await expect(within).toHaveValue('30');
    for (let steps = 0; steps < 4; steps += 1) await page.goForward();
    await expect(languageOf(page)).toHaveValue('spanish');
    await page.reload();
    await expect(finder.text).toHaveValue('Orem');
    await expect(finder.cards.getByRole('heading')).toHaveText(ordered);
    await finder.search('City', 'Ogden');
    await expect(page).toHaveURL('/?near=Ogden&by=city&within=60&for=divorce&language=spanish');
  },
);

test.describe('on a phone', () => {
  finderTest.use({ viewport: { width: 390, height: 844 } });

  finderTest('where no one is near or known, there is a way on', async ({ finder, page }) => {
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
    await expect(canvas(page).getByText('Hanksville', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'List View' }).click();
    const wider = page.getByRole('button', { name: /^Within \d+ miles: \d+ appraisers$/ }).last();
    const promised = Number(/: (\d+)/.exec((await wider.textContent()) ?? '')?.[1]);
    await wider.click();
    await expect(page).toHaveURL(/near=Hanksville&by=city&within=\d+$/);
    // Who works in the county from farther away is counted, too.
    expect(await finder.found()).toBeGreaterThanOrEqual(promised);
  });
});
