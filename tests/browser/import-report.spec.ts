// The page that an import of members leaves: in every color scheme and width, on paper, read aloud.
import { sampleImportReport } from '@appraisers/office/import/report/import-report.fixture.ts';
import { importReportPage } from '@appraisers/office/import/report/import-report-page.ts';
import { violationsOf } from '#support/axe.ts';
import { expect, test } from '#support/watched-page.ts';

const html = [
  ...importReportPage(
    sampleImportReport(),
    { kind: 'stopped', why: ['1 row is refused.'] },
    '11/22/2026',
  ),
].join('');

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has nothing for axe to say, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setContent(html);
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('is no wider than a phone, but for its tables', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.setContent(html);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
});

test('has every cell on paper, dark on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setContent(html);
  const ink = await page
    .locator('td')
    .first()
    .evaluate((cell) => getComputedStyle(cell).color);
  expect(ink).toBe('rgb(29, 42, 38)');
  const cut = await page
    .locator('.wide')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).overflowX !== 'visible'));
  expect(cut).toEqual([]);
});
