// What one page of each kind weighs and asks for when a browser opens it.
import type { Page, Response } from '@playwright/test';
import { brotli, gzip, inlineScript, isRepeated, ownOpenedPages } from '#support/built-pages.ts';
import { FinderPage } from '#support/finder-page.ts';
import { busiest } from '#support/of-edition.ts';
import { expect, test } from '#support/watched-page.ts';
import { picturesBelowTheFold, shiftOf, speaksForAll } from './gates.ts';

/** Bytes: scripts and answers compressed by gzip, a first visit by brotli. */
const budget = { scriptBeforeSearch: 85_000, firstVisit: 90_000, firstAnswer: 60_000 };

/** The files that a page has loaded since this call. A frame has its own budget. */
function filesOf(page: Page): Map<string, Promise<Buffer>> {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response: Response) => {
    const own = response.frame() === page.mainFrame() && response.request().method() === 'GET';
    if (own && response.ok()) bodies.set(response.url(), response.body());
  });
  return bodies;
}

/** The sum of the files whose addresses match, each measured in its way. */
async function weight(
  files: Map<string, Promise<Buffer>>,
  matches: (url: string) => boolean,
  measure: (bytes: Buffer, url: string) => number,
): Promise<number> {
  let sum = 0;
  for (const [url, body] of files) if (matches(url)) sum += measure(await body, url);
  return sum;
}

const isScript = (url: string) => url.endsWith('.js');
const isCompressed = (url: string) => /\.(woff2|png|jpe?g|webp|mp4|webm)$/.test(url);

/** Scripts that the page requests before its first paint. The browser lists a file once it has loaded. */
const earlyScripts = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [visit] = performance.getEntriesByType('navigation');
    // A page that has not painted a second after its load begins all the same.
    const start = Math.min(paint?.startTime ?? 0, (visit?.duration ?? 0) + 1000);
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < start)
      .map(({ name }) => name);
  });

for (const { path, html } of ownOpenedPages.filter((each) => !isRepeated(each.path)))
  test(`${path} is light, still, and asks no other host`, async ({ page, watch }) => {
    const files = filesOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const scripts = await weight(files, isScript, gzip);
    expect(scripts + gzip(inlineScript(html))).toBeLessThanOrEqual(budget.scriptBeforeSearch);
    if (html.includes('<astro-island')) {
      expect(await earlyScripts(page), 'scripts requested before the first paint').toEqual([]);
    } else {
      const later = await picturesBelowTheFold(page);
      const all = await weight(
        files,
        (url) => !later.has(url),
        (bytes, url) => (isCompressed(url) ? bytes.length : brotli(bytes)),
      );
      expect(all).toBeLessThanOrEqual(budget.firstVisit);
    }
    expect(await shiftOf(page), 'layout shift').toBeLessThan(0.01);
    expect([...watch.outside, ...watch.tiles]).toEqual([]);
    if (path === '/404') watch.expected = /status of 404/;
  });

test('the first answer on a phone adds little, and no map', async ({ page, watch }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const files = filesOf(page);
  const finder = new FinderPage(page);
  // No mouse, which would load the hints, as on a phone.
  await finder.text.fill(busiest.zip);
  await finder.text.press('Enter');
  await finder.found();
  const added = await weight(files, (url) => /\.(js|json)(\?|$)/.test(url), gzip);
  if (speaksForAll) expect(added).toBeLessThanOrEqual(budget.firstAnswer);
  expect(watch.tiles).toEqual([]);
});
