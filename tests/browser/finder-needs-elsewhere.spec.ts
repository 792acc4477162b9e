// Needs and counties in a partner's frame, on paper and offline. These tests run on the same copy of
// editions/journeys as finder-needs.spec.ts.
import { FinderPage } from '#support/finder-page.ts';
import { offlineTest, stored } from '#support/offline-host.ts';
import { startPartner } from '#support/site-host.ts';
import { printed } from '#support/site-page.ts';
import { expect, test } from '#support/watched-page.ts';

const letterPaper = { format: 'Letter', margin: { top: '1cm', bottom: '1cm' } } as const;

test('a partner’s frame orders by need, and has the details and who covers a county', async ({
  page,
  baseURL,
}) => {
  const host = await startPartner(baseURL ?? '');
  const partner = `http://localhost:${host.port}`;
  await page.route(
    ({ origin }) => origin === partner,
    (route) => route.continue(),
  );
  await page.goto(`${partner}/?near=Orem&by=city`);
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('What is the appraisal for?').selectOption('divorce');
  await expect(frame.getByText('First: 3 appraisers who list “A divorce”.')).toBeVisible();
  const redd = frame.getByRole('article').filter({ hasText: 'Clint Redd' });
  await expect(redd).toContainText('Speaks Spanish');
  await page.goto(`${partner}/?near=Hanksville&by=city`);
  await expect(frame.getByRole('heading', { name: 'Also work in Wayne County (2)' })).toBeVisible();
  await frame.getByLabel('City in Utah').fill('Sanpete County');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('article')).toHaveCount(2);
  const more = frame.getByRole('button', { name: 'Details for Karla Ipson' });
  await more.press('Enter');
  const dialog = frame.getByRole('dialog');
  await expect(dialog).toContainText('Sevier, Sanpete, Wayne');
  // The page of a member takes the whole window.
  await dialog.getByRole('link', { name: 'Page of Karla Ipson' }).press('Enter');
  await expect(page).toHaveURL(`${baseURL}/appraisers/richfield/karla-ipson`);
  await host.close();
});

test('paper has the county’s group, what a member states, and the advice', async ({ page }) => {
  const finder = new FinderPage(page);
  await finder.open('?near=Hanksville&by=city&for=estate');
  await expect(finder.count).toBeVisible();
  const words = (await printed(page, letterPaper)).join(' ');
  expect(words).toContain('Also work in Wayne County (1)');
  expect(words).toContain('An estate, Selling a home');
  expect(words).toContain('What is the appraisal for? An estate');
  expect(words.match(/What to have ready/g)).toHaveLength(1);
  expect(words).not.toMatch(/and your email|Clear|Any language/);
});

test('a member’s page has on paper what the member states', async ({ page }) => {
  await page.goto('/appraisers/orem/clint-redd');
  const [sheet = '', ...more] = await printed(page, letterPaper);
  expect(more).toEqual([]);
  for (const stated of ['Clint Redd', 'Spanish', 'Counties', 'Homeowners', 'opens license 5550061'])
    expect(sheet).toContain(stated);
});

offlineTest('a need orders the answer offline, and details open', async ({ page, context }) => {
  await page.goto('/');
  await stored(page);
  await context.setOffline(true);
  await page.goto('/?near=Orem&by=city&for=divorce&language=spanish');
  const finder = new FinderPage(page);
  await expect(finder.status).toContainText('1 appraiser who lists “A divorce” and Spanish');
  await page.getByRole('button', { name: 'Details for Clint Redd' }).click();
  await expect(page.getByRole('dialog')).toContainText('Languages');
});
