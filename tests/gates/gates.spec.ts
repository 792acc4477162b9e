// Rules for every open page: weight, requests, accessibility and layout.
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

test('no source of a picture takes up space', async ({ page }) => {
  const withSources = ownOpenedPages.filter(({ html }) => html.includes('<source'));
  expect(withSources.length).toBeGreaterThan(0);
  for (const { path } of withSources.slice(0, 3)) {
    await page.goto(path);
    const sources = page.locator('picture > source');
    await expect(sources.filter({ visible: true })).toHaveCount(0);
    expect(
      await sources.evaluateAll(
        (all) => all.filter((one) => one.getClientRects().length > 0).length,
      ),
      path,
    ).toBe(0);
  }
});

/** Collects the files that a page loads. */
function storeBodies(page: Page) {
  const bodies = new Map<string, Promise<Buffer>>();
  const keep = (response: Response) => {
    // A frame has its own budget.
    const own = response.frame() === page.mainFrame() && response.request().method() === 'GET';
    if (own) bodies.set(response.url(), response.body());
  };
  page.on('response', keep);
  return () => {
    // Another width or color scheme loads other pictures.
    page.off('response', keep);
    return bodies;
  };
}

/**
 * Compares what an idle page has loaded with the budget.
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

  // The browser reports a file once it has loaded, so an idle page reports all.
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [visit] = performance.getEntriesByType('navigation');
    // A page that has not painted a second after its load begins all the same.
    const start = Math.min(paint?.startTime ?? 0, (visit?.duration ?? 0) + 1000);
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < start)
      .map(({ name }) => name);
  });
  expect(await shiftOf(page), 'layout shift').toBeLessThan(0.01);
  if (hasIsland) expect(early, 'scripts requested before the first paint').toEqual([]);
}

for (const { path, html } of ownOpenedPages) {
  test.describe(path, extra(isRepeated(path)), () => {
    // One visit for all checks: opening a page takes longer than checking it.
    test('keeps its budget, passes axe, and never scrolls sideways', async ({
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
      // Meanwhile the page becomes idle, half a second after its last file.
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

    // What another edition's words may break is the same at any width and in any colors.
    if (speaksForAll)
      test('passes axe in dark and on a phone', extra(path !== '/'), async ({ page, watch }) => {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(await violationsInDark(page), '1280 px').toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await violationsOf(page), '390 px').toEqual([]);
        expect(await violationsInDark(page), '390 px').toEqual([]);
        tolerateStatus(watch.trouble);
      });
  });
}
