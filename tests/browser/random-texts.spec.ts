// Random texts in the search box, decided by a seed: each ends in a list or in a sentence. `npm test` types a few,
// always the same; `npm run monkey` types 300.

import { anyFields } from '@appraisers/site/finder/texts.fixture.ts';
import fc from 'fast-check';
import { FinderPage } from '#support/finder-page.ts';
import { members } from '#support/of-edition.ts';
import { expect, extra, test } from '#support/watched-page.ts';

const count = Number(process.env.TEXTS ?? 16);
const names = [...new Set(members.flatMap(({ zip, city }) => [zip, city]))];
const widths = [390, 1280] as const;

for (const [at, width] of widths.entries()) {
  test.describe(`at ${width} px`, extra(width !== 390), () => {
    test.use({ viewport: { width, height: 844 } });

    test('random texts end in a list or in a sentence', async ({ page, watch }) => {
      test.setTimeout(60_000 + count * 1000);
      const finder = new FinderPage(page);
      await finder.open();
      const fields = fc.sample(anyFields(names), { seed: at + 1, numRuns: count / widths.length });
      for (const { near, by, within } of fields) {
        const what = JSON.stringify({ near, by, within });
        // The same words said again are new elements.
        await page.evaluate(() => {
          for (const said of document.querySelectorAll('.finder-status > *, [role="alert"] > *'))
            said.setAttribute('data-before', '');
        });
        await page.locator(`input[name="by"][value="${by}"]`).check();
        await page.locator('#within').selectOption(String(within));
        await finder.text.fill(near);
        await finder.text.press('Enter');
        const list = page.locator('.finder-status > :not([data-before]) h2');
        const sentence = page.locator('[role="alert"] > .notice:not([data-before])');
        await expect(list.or(sentence), what).toBeVisible();
        if (await list.isVisible()) {
          expect(await finder.found(), what).toBeGreaterThanOrEqual(0);
          await expect(list.locator('+ p'), what).toHaveText(/\w+ .*\.$/s);
          await expect(page.getByRole('article').first(), what).toBeVisible();
        } else await expect(sentence, what).toContainText('It looks like you entered');
        expect(watch.trouble, what).toEqual([]);
      }
    });
  });
}
