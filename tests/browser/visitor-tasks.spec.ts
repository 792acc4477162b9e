// What eight visitors came for. Each gets there within two steps, and reads no sentence that isn't true.
import type { Page } from '@playwright/test';
import { FinderPage, ShortlistPage } from '#support/finder-page.ts';
import { opened, reasonField } from '#support/letters.ts';
import { expect, test } from '#support/watched-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** No place of ours is in another state or unknown, and no person is a city. */
const untrue = /is in (Wyoming|Colorado|Idaho)|couldn’t find|isn’t a ZIP code|entered a city name/;

async function answerTo(
  page: Page,
  type: 'Zip Code' | 'City',
  text: string,
  radius = '30 miles',
): Promise<FinderPage> {
  const finder = new FinderPage(page);
  await finder.open();
  await page.getByRole('combobox', { name: 'Within' }).selectOption(radius);
  await finder.search(type, text);
  expect(await finder.found()).toBeGreaterThan(0);
  await expect(page.getByRole('region', { name: 'Appraiser finder' })).not.toContainText(untrue);
  return finder;
}

const reasonOf = (page: Page) =>
  page.getByRole('region', { name: 'Prepare your email' }).getByLabel(reasonField);

test('an executor finds who appraises estates near Heber City, and writes to them', async ({
  page,
}) => {
  const finder = await answerTo(page, 'City', 'Heber City');
  await expect(finder.status).toContainText('Appraisers in Heber City');
  await reasonOf(page).selectOption('estate');
  await expect(finder.cards.first()).toContainText('An estate');
  const mail = opened(
    await finder.cards.first().getByRole('link', { name: /@/ }).getAttribute('href'),
  );
  expect(mail.subject).toBe('Appraisal for an estate, Heber City');
  expect(mail.body).toContain('Property address: ');
});

test('a homeowner finds who works in Tooele County for a tax appeal', async ({ page }) => {
  const finder = await answerTo(page, 'City', 'Tooele County');
  await reasonOf(page).selectOption('tax-appeal');
  await expect(page).toHaveURL(/for=tax-appeal$/);
  await expect(finder.groups().first()).toHaveText(/Tooele/);
  await expect(finder.cards.first()).toContainText('Tooele');
});

for (const type of ['Zip Code', 'City'] as const)
  test(`an address from a map is found under ${type}`, async ({ page }) => {
    const finder = await answerTo(page, type, '1847 E 3300 S, Salt Lake City, UT 84106, USA');
    const place = type === 'City' ? 'Salt Lake City' : '84106';
    await expect(finder.status).toContainText(place);
    await expect(finder.groups().first()).toHaveText(new RegExp(type === 'City' ? place : '841'));
  });

test('a family in West Valley City finds who speaks Spanish', async ({ page }) => {
  const finder = await answerTo(page, 'City', 'West Valley City', '60 miles');
  await page.getByLabel('Language').selectOption('spanish');
  await expect(page).toHaveURL(/language=spanish$/);
  await expect(finder.cards.first()).toContainText('Speaks Spanish');
});

for (const town of ['Brian Head', 'Alta', 'Alta, UT 84092'])
  test(`the owner of a cabin in ${town} finds who is nearest`, async ({ page }) => {
    const finder = await answerTo(page, 'City', town);
    await expect(finder.status).toContainText(town.replace(/,.*/, ''));
    await expect(finder.cards.first()).toBeVisible();
  });

test('an heir of a house in Mesquite, Nevada, learns which license it needs', async ({ page }) => {
  const finder = await answerTo(page, 'City', 'Mesquite');
  await expect(finder.status).toContainText('Mesquite is in Nevada.');
  await expect(page.getByRole('link', { name: /^Check licenses at / })).toBeVisible();
});

test('a lender who misspells a name finds the person first', async ({ page }) => {
  const finder = await answerTo(page, 'City', 'Desta Hale');
  expect((await finder.names())[0]).toBe('Desta Haile');
  await finder.detailsOf('Desta Haile').click();
  const call = page.getByRole('dialog').getByRole('link', { name: '(385) 555-0127' });
  await expect(call).toHaveAttribute('href', 'tel:+13855550127');
});

test('an attorney shares a list of three with its reason, and the client keeps it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const list = new ShortlistPage(page);
  await list.open('?list=16.61.45');
  await expect(list.count).toHaveText('3 appraisers on this list');
  await reasonOf(page).selectOption('divorce');
  await expect(page.getByRole('link', { name: 'Email all 3 on the list' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy link to this list' }).click();
  await expect(page.getByText(/^Link copied/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('?list=16.61.45&for=divorce');
  await page.goto(link);
  await page.getByRole('button', { name: 'Add all to my list' }).click();
  await list.holds(3);
});
