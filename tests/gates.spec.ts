// What every page of the build has to keep to when it is opened: weight, requests, access, layout.
import type { Browser, Page, Response } from '@playwright/test';
import { violationsInDark, violationsOf } from './axe.ts';
import { brotli, gzip, inlineScript, ownOpenedPages } from './built-site.ts';
import { watchLayouts } from './forced-layout.ts';
import { overflowOf, picturesBelowTheFold, shiftOf, tolerateStatus } from './gates.ts';
import { siteFolder } from './site-under-test.ts';
import { expect, test } from './watched.ts';

const kB = 1000;
const budget = {
  scriptOfContentPage: 1 * kB,
  scriptOfHomeBeforeSearch: 85 * kB,
  firstVisitToContentPage: 90 * kB,
};

/**
 * Widths at which axe looks at a page. What it says of layouts it says of every edition; what words and
 * people of another one may break, such as headings and their order, is the same at any width.
 */
const judged = new Set(siteFolder.endsWith('/journeys') ? [1280, 390] : [390]);

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

/**
 * Opens a page, and holds what comes with it against the budget.
 * @param html - The page as it was built.
 */
async function expectLight(browser: Browser, page: Page, path: string, html: string) {
  const layouts = await watchLayouts(browser, page);
  const bodies = new Map<string, Promise<Buffer>>();
  const keep = (response: Response) => {
    // What a frame loads is the budget of the page in it.
    const own = response.frame() === page.mainFrame() && response.request().method() === 'GET';
    if (own) bodies.set(response.url(), response.body());
  };
  page.on('response', keep);
  await page.goto(path, { waitUntil: 'networkidle' });
  // In a window of another width other pictures come.
  page.off('response', keep);
  const { seen, byScript } = await layouts();
  expect(seen).toBeGreaterThan(0);
  expect(byScript, 'scripts that lay the page out before its first paint').toEqual([]);

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

/** An open page can be read by everybody, at any width. */
async function expectReadable(page: Page) {
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
    if (!judged.has(width)) continue;
    expect(await violationsOf(page), `${width} px`).toEqual([]);
    expect(await violationsInDark(page), `${width} px`).toEqual([]);
  }
}

for (const { path, html } of ownOpenedPages) {
  test.describe(path, () => {
    // One visit for both: to open a page takes longer than to look at it.
    test('keeps to its budget, has nothing axe objects to, and never scrolls sideways', async ({
      browser,
      page,
      watch,
    }) => {
      await expectLight(browser, page, path, html);
      expect([...watch.outside, ...watch.tiles]).toEqual([]);
      await expectReadable(page);
      tolerateStatus(watch.trouble);
    });
  });
}
