// What every page of the build has to keep to when it is opened: weight, requests, access, layout.
import type { Page, Response } from '@playwright/test';
import { violationsInDark, violationsOf } from '#support/axe.ts';
import { brotli, gzip, inlineScript, isRepeated, ownOpenedPages } from '#support/built-pages.ts';
import { expect, extra, test } from '#support/watched-page.ts';
import { watchLayouts } from './forced-layout.ts';
import {
  overflowOf,
  picturesBelowTheFold,
  shiftOf,
  speaksForAll,
  tolerateStatus,
} from './gates.ts';

const kB = 1000;
const budget = {
  scriptOfContentPage: 1 * kB,
  scriptOfHomeBeforeSearch: 85 * kB,
  firstVisitToContentPage: 90 * kB,
};

test('no source of a picture takes room beside the picture', async ({ page }) => {
  for (const path of ['/', '/resources/blogs', '/resources/blogs/1']) {
    await page.goto(path);
    const sources = page.locator('picture > source');
    expect(await sources.count(), path).toBeGreaterThan(0);
    await expect(sources.filter({ visible: true })).toHaveCount(0);
    expect(
      await sources.evaluateAll(
        (all) => all.filter((one) => one.getClientRects().length > 0).length,
      ),
      path,
    ).toBe(0);
  }
});

/** What a page asks for, from now until it is weighed. */
function storeBodies(page: Page) {
  const bodies = new Map<string, Promise<Buffer>>();
  const keep = (response: Response) => {
    // What a frame loads is the budget of the page in it.
    const own = response.frame() === page.mainFrame() && response.request().method() === 'GET';
    if (own) bodies.set(response.url(), response.body());
  };
  page.on('response', keep);
  return () => {
    // In a window of another width, and in dark, other pictures come.
    page.off('response', keep);
    return bodies;
  };
}

/**
 * Holds what came with a page at rest against the budget.
 * @param html - The page as it was built.
 */
async function expectLight(page: Page, html: string, bodies: Map<string, Promise<Buffer>>) {
  const hasIsland = html.includes('<astro-island');
  let script = gzip(inlineScript(html));
  let everything = 0;
  const later = await picturesBelowTheFold(page);
  for (const [url, body] of bodies) {
    const bytes = await body;
    if (url.endsWith('.js')) script += gzip(bytes);
    if (later.has(url)) continue;
    everything += /\.(woff2|png|jpe?g|webp|avif|mp4|webm)$/.test(url)
      ? bytes.length
      : brotli(bytes);
  }
  expect(script).toBeLessThanOrEqual(
    hasIsland ? budget.scriptOfHomeBeforeSearch : budget.scriptOfContentPage,
  );
  if (!hasIsland) expect(everything).toBeLessThanOrEqual(budget.firstVisitToContentPage);

  // A file is reported once it has come: those that are still on their way are not missed at rest.
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (paint?.startTime ?? 0))
      .map(({ name }) => name);
  });
  expect(await shiftOf(page), 'layout shift').toBeLessThan(0.01);
  if (hasIsland) expect(early, 'scripts asked for before the first paint').toEqual([]);
}

for (const { path, html } of ownOpenedPages) {
  test.describe(path, extra(isRepeated(path)), () => {
    // One visit for all: to open a page takes longer than to look at it.
    test('keeps to its budget, has nothing axe objects to, and never scrolls sideways', async ({
      browser,
      page,
      watch,
    }) => {
      const layouts = await watchLayouts(browser, page);
      const bodies = storeBodies(page);
      await page.goto(path);
      const { seen, byScript } = await layouts();
      expect(seen).toBeGreaterThan(0);
      expect(byScript, 'scripts that lay the page out before its first paint').toEqual([]);
      // While it comes to rest, which is half a second after its last file.
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflowOf(page), '1280 px').toBeLessThanOrEqual(0);
      await page.waitForLoadState('networkidle');
      await expectLight(page, html, bodies());
      expect([...watch.outside, ...watch.tiles]).toEqual([]);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
      }
      tolerateStatus(watch.trouble);
    });

    // What words and people of another edition may break, such as headings, is the same at any width and in any colors.
    if (speaksForAll)
      test(
        'has nothing axe objects to in dark and on a phone',
        extra(path !== '/'),
        async ({ page, watch }) => {
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          expect(await violationsInDark(page), '1280 px').toEqual([]);
          await page.setViewportSize({ width: 390, height: 844 });
          expect(await violationsOf(page), '390 px').toEqual([]);
          expect(await violationsInDark(page), '390 px').toEqual([]);
          tolerateStatus(watch.trouble);
        },
      );
  });
}
