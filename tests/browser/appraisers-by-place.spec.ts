// The pages by city and the page of each member, without the finder.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { printed } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

const site = edition.site.read();
const { licensing } = edition.region.read();
const ofProvo = edition.members.read().filter(({ city }) => city === 'Provo');
const ownPage = '/appraisers/provo/desta-haile';

test('pages of a member and a city copy, save, list and print', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ownPage);
  await page.getByRole('button', { name: 'Copy link for Desta Haile' }).click();
  await expect(page.getByText(`Link copied: ${site.url}${ownPage}`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + ownPage);
  const link = page.getByRole('link', { name: 'Save contact' });
  const card = await page.request.get((await link.getAttribute('href')) ?? '');
  expect((await card.text()).replaceAll('\r\n ', '')).toContain(`${site.url}${ownPage}`);
  const [own = '', ...others] = await printed(page, { format: 'Letter' });
  expect(others).toEqual([]);
  for (const part of ['Desta Haile', '(385) 555-0127', 'desta.haile@example.org', ownPage])
    expect(own).toContain(part);
  expect(own).not.toContain('Save contact');
  // page-buttons.test.ts has a full list, and a browser that stores nothing.
  const star = page.getByRole('button', { name: 'Add Desta Haile to my list' });
  await star.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/appraisers/provo');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'My list 1' })).toBeVisible();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('link', { name: /^My list/ })).toBeHidden();
  const sheets = await printed(page, { format: 'Letter' });
  expect(sheets.length).toBeLessThanOrEqual(2);
  for (const { firstName, lastName, email } of ofProvo) {
    expect(sheets.join(' ')).toContain(`${firstName} ${lastName}`);
    expect(sheets.join('').replaceAll(' ', '')).toContain(email);
  }
  expect(sheets.join(' ')).not.toContain('Search near');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the keyboard leads from home to a city, a member and a search', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Browse by city' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse appraisers by city');
    await page.getByRole('link', { name: 'Provo' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appraisers in Provo');
    const nearby = page.getByRole('region', { name: 'Places nearby' });
    await expect(nearby).toContainText('Places within 30 miles (straight line), nearest first.');
    await expect(nearby.getByRole('listitem').first()).toHaveText(/^Orem 3 appraisers4\.8 mi$/);
    const region = page.getByRole('region', { name: '4 appraisers' });
    await expect(region.getByRole('link', { name: /555-01/ })).toHaveCount(4);
    await region.getByRole('link', { name: 'Desta Haile', exact: true }).press('Enter');
    await expect(page).toHaveURL(ownPage);
    await expect(page).toHaveTitle(/^Desta Haile, appraiser in Provo \| /);
    const call = main.getByRole('link', { name: '(385) 555-0127' });
    await expect(call).toHaveAttribute('href', 'tel:+13855550127');
    const office = main.getByRole('link', { name: licensing.office });
    await expect(office).toHaveAttribute('href', /number=5550016-CR00$/);
    await expect(main.getByRole('link', { name: 'Save contact' })).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await main.getByRole('link', { name: 'Provo', exact: true }).press('Enter');
    await expect(main.getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Search near Provo' }).press('Enter');
    await expect(page).toHaveURL('/?near=Provo&by=city');
  });
});
