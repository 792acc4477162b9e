// Random texts in the search box and random walks over the site. A seed decides each of them.
// `npm test` tries a few, always the same. `npm run monkey` tries 300 texts and a thousand walks.

import { anyFields } from '@appraisers/site/finder/texts.fixture.ts';
import { devices } from '@playwright/test';
import fc from 'fast-check';
import { FinderPage } from '#support/finder-page.ts';
import { members } from '#support/of-edition.ts';
import { expect, extra, test } from '#support/watched-page.ts';
import { walk } from '#walks/walk.ts';

const { SEED = '1', WALKS = '6', TEXTS = '16' } = process.env;
const count = Number(TEXTS);
const names = [...new Set(members.flatMap(({ zip, city }) => [zip, city]))];
const widths = [390, 1280] as const;

for (const [at, width] of widths.entries())
  test.describe(`at ${width} px`, extra(width !== 390), () => {
    test.use({ viewport: { width, height: 844 } });

    test('random texts end in results or in a message', async ({ page, watch }) => {
      test.setTimeout(60_000 + count * 1000);
      const finder = new FinderPage(page);
      await finder.open();
      const fields = fc.sample(anyFields(names), { seed: at + 1, numRuns: count / widths.length });
      for (const { near, by, within } of fields) {
        const what = JSON.stringify({ near, by, within });
        // Each search draws its words as new elements, even the same words.
        await page.evaluate(() => {
          for (const old of document.querySelectorAll('.finder-status > *, [role="alert"] > *'))
            old.setAttribute('data-before', '');
        });
        await page.locator(`input[name="by"][value="${by}"]`).check();
        await page.locator('#within').selectOption(String(within));
        await finder.text.fill(near);
        await finder.text.press('Enter');
        const list = page.locator('.finder-status > :not([data-before]) h2');
        const message = page.locator('[role="alert"] > .notice:not([data-before])');
        await expect(list.or(message), what).toBeVisible();
        if (await list.isVisible()) {
          expect(await finder.found(), what).toBeGreaterThanOrEqual(0);
          await expect(list.locator('+ p'), what).toHaveText(/\w+ .*\.$/s);
          await expect(page.getByRole('article').first(), what).toBeVisible();
        } else await expect(message, what).toContainText('It looks like you entered');
        expect(watch.trouble, what).toEqual([]);
      }
    });
  });

const seeds = Array.from({ length: Number(WALKS) }, (_, at) => Number(SEED) + at);
const isPhone = (seed: number) => seed % 2 === 0;
const { isMobile, hasTouch, userAgent } = devices['Pixel 7'];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile, hasTouch, userAgent });
  for (const seed of seeds.filter(isPhone))
    test(`random walk ${seed}`, extra(seed > 2), ({ page, watch }) => walk(page, watch, seed));
});

test.describe('on a desktop', () => {
  for (const seed of seeds.filter((one) => !isPhone(one)))
    test(`random walk ${seed}`, extra(seed > 2), ({ page, watch }) => walk(page, watch, seed));
});
