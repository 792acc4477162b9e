// The report on the members as a board gets it: on a screen by day and by night, and on paper.

import { makeReport, type Report } from '@appraisers/office/coverage/coverage-report.ts';
import { crowdedReport } from '@appraisers/office/coverage/crowd.fixture.ts';
import { readReportInput } from '@appraisers/office/coverage/read-input.ts';
import { sampleReport } from '@appraisers/office/coverage/report.fixture.ts';
import { reportPage } from '@appraisers/office/coverage/report-page.ts';
import { violationsOf } from '#support/axe.ts';
import { printed } from '#support/site-page.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const reports: Readonly<Record<string, () => Report>> = {
  'of the edition': () => makeReport(readReportInput()),
  'of nobody': () => sampleReport({ members: [] }),
  'of a crowd in a wide state': () => crowdedReport('wide'),
  'of a crowd in a tall state': () => crowdedReport('tall'),
};

for (const [name, make] of Object.entries(reports)) {
  test(
    `the report ${name} can be read by everyone and fits two sheets`,
    extra(name !== 'of the edition'),
    async ({ page, watch }) => {
      const body = reportPage(make());
      await page.route('/report.html', (route) =>
        route.fulfill({ contentType: 'text/html', body }),
      );
      await page.goto('/report.html');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page), colorScheme).toEqual([]);
      }
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${width} px`).toBeLessThanOrEqual(width);
      }
      const sheets = await printed(page, { preferCSSPageSize: true });
      expect(sheets.length).toBeLessThanOrEqual(2);
      expect(sheets[0]).toContain('ZIP codes with no member within 30 miles');
      expect(sheets.at(-1)).toContain('To check');
      expect(watch.outside).toEqual([]);
    },
  );
}
