// The office's reports: on the members for the board, and on an import. On screen and on paper.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import { type CoverageReport, makeReport } from '@appraisers/office/coverage/coverage-report.ts';
import { crowdedReport } from '@appraisers/office/coverage/crowd.fixture.ts';
import { readReportInput } from '@appraisers/office/coverage/read-input.ts';
import { sampleReport } from '@appraisers/office/coverage/report.fixture.ts';
import { reportPage } from '@appraisers/office/coverage/report-page.ts';
import { sampleImportReport } from '@appraisers/office/import/report/import-report.fixture.ts';
import { importReportPage } from '@appraisers/office/import/report/import-report-page.ts';
import type { Page } from '@playwright/test';
import { overflowOf } from '#gates/gates.ts';
import { violationsOf } from '#support/axe.ts';
import { printed } from '#support/site-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

/** The report is accessible in light and dark, and never scrolls sideways. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page), colorScheme).toEqual([]);
  }
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
  }
}

const reports: Readonly<Record<string, () => CoverageReport>> = {
  'of the edition': () => makeReport(readReportInput(edition)),
  'without members': () => sampleReport({ members: [] }),
  'of a crowd in a wide state': () => crowdedReport('wide'),
  'of a crowd in a tall state': () => crowdedReport('tall'),
};

for (const [name, make] of Object.entries(reports)) {
  test(
    `the members report ${name} is accessible and fits two sheets`,
    extra(name !== 'of the edition'),
    async ({ page, watch }) => {
      const body = reportPage(make());
      await page.route('/report.html', (route) =>
        route.fulfill({ contentType: 'text/html', body }),
      );
      await page.goto('/report.html');
      await expectAccessible(page);
      const sheets = await printed(page, { preferCSSPageSize: true });
      expect(sheets.length).toBeLessThanOrEqual(2);
      expect(sheets[0]).toContain('ZIP codes with no member within 30 miles');
      expect(sheets.at(-1)).toContain('To check');
      expect(watch.outside).toEqual([]);
    },
  );
}

test('the import report is accessible, and has every cell in ink on paper', async ({ page }) => {
  const outcome = { kind: 'stopped', why: ['1 row has errors.'] } as const;
  const html = importReportPage(sampleImportReport(), outcome, '11/22/2026');
  await page.setContent([...html].join(''));
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('td').first()).toHaveCSS('color', 'rgb(29, 42, 38)');
  const cut = await page
    .locator('.wide')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).overflowX !== 'visible'));
  expect(cut).toEqual([]);
});
