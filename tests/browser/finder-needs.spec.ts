// The right appraiser, not just the nearest: who covers a county, and who does the work.
import type { Page } from '@playwright/test';
import { FinderPage } from '#support/finder-page.ts';
import { reasonField } from '#support/letters.ts';
import { expect, test } from '#support/watched-page.ts';

const reasonOf = (page: Page) =>
  page.getByRole('region', { name: 'Prepare your email' }).getByLabel(reasonField);
const languageOf = (page: Page) => page.getByLabel('Language');
const clearOf = (page: Page) =>
  page.getByRole('button', { name: 'Clear what the appraisal is for' });
const part = (page: Page, name: string) =>
  page.getByRole('heading', { level: 3, name, exact: true });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('for a divorce in Orem, who lists the work comes first, and who takes none last', async ({
    page,
  }) => {
    const finder = new FinderPage(page);
    await finder.open('?near=Orem&by=city');
    await reasonOf(page).focus();
    await page.keyboard.type('A divorce');
    await expect(page).toHaveURL('/?near=Orem&by=city&for=divorce');
    await expect(reasonOf(page)).toBeFocused();
    await expect(finder.count).toHaveText('48 Appraisers Found');
    await expect(finder.status).toContainText('First: 3 appraisers who list “A divorce”.');
    const names = await finder.names();
    expect(names.slice(0, 2).sort()).toEqual(['Celeste Bowdidge', 'Clint Redd']);
    expect(names[2]).toBe('Desta Haile');
    expect(names).toHaveLength(48);
    expect(names.at(-1)).toBe('Ifeoma Adeyemi');
    for (const name of [
      'May also do this. Ask them',
      'List other kinds of work',
      'Not taking work from homeowners',
    ])
      await expect(part(page, name)).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(finder.cards.first().getByRole('heading')).toBeInViewport();
  });
});

test('for a house in Hanksville, who works in its county comes before the nearest', async ({
  page,
}) => {
  const finder = new FinderPage(page);
  await finder.open('?near=Hanksville&by=city');
  await expect(finder.count).toHaveText('7 Appraisers Found');
  await expect(finder.status).toContainText(
    'miles of Hanksville. 2 work in Wayne County from farther away. The nearest others follow.',
  );
  await expect(part(page, 'Also work in Wayne County (2)')).toBeVisible();
  expect((await finder.names()).slice(0, 2)).toEqual(['Ammon Christensen', 'Karla Ipson']);
  const nearest = page.getByRole('region', { name: 'Nearest appraisers to Hanksville' });
  await expect(nearest.getByRole('article')).toHaveCount(5);
  await expect(nearest).not.toContainText(/Ammon Christensen|Karla Ipson/);
});

test('a second search and an offer keep the need', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?near=Orem&by=city&for=divorce&language=spanish');
  await finder.search('City', 'Ogden');
  await expect(page).toHaveURL('/?near=Ogden&by=city&for=divorce&language=spanish');
  await expect(finder.status).toContainText(
    'First: 1 appraiser who lists “A divorce” and Spanish.',
  );
  await finder.wider(60).click();
  await expect(page).toHaveURL(/within=60&for=divorce&language=spanish$/);
  await expect(reasonOf(page)).toHaveValue('divorce');
  await expect(languageOf(page)).toHaveValue('spanish');
});

test('Back, Forward and Reload follow the need, and one press clears it', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?near=Orem&by=city');
  await finder.found();
  const before = await finder.names();
  // Each option shows how many of the answer fit.
  const divorce = reasonOf(page).getByRole('option', { name: 'A divorce' });
  await expect(divorce).toHaveText('A divorce (3)');
  await reasonOf(page).selectOption('divorce');
  await languageOf(page).selectOption('spanish');
  await expect(divorce).toHaveText('A divorce (1)');
  await expect(page).toHaveURL(/for=divorce&language=spanish$/);
  const ordered = await finder.names();
  expect(ordered[0]).toBe('Clint Redd');
  await page.goBack();
  await expect(languageOf(page)).toHaveValue('');
  await expect(reasonOf(page)).toHaveValue('divorce');
  await page.goBack();
  await expect(reasonOf(page)).toHaveValue('');
  expect(await finder.names()).toEqual(before);
  await page.goForward();
  await page.goForward();
  await expect(languageOf(page)).toHaveValue('spanish');
  await page.reload();
  await expect(finder.count).toBeVisible();
  expect(await finder.names()).toEqual(ordered);
  await clearOf(page).press('Enter');
  await expect(page).toHaveURL('/?near=Orem&by=city');
  await expect(reasonOf(page)).toBeFocused();
  await expect(clearOf(page)).toHaveCount(0);
  expect(await finder.names()).toEqual(before);
});
