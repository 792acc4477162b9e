// Times of the map on a slow phone that has its script already: from a press on its tab to its markers, and
// the work of one step of the zoom.
import type { Browser, CDPSession } from '@playwright/test';
import { busiestZips, median } from './measure.ts';
import { type FinderParts, searchZip, timed } from './search-times.ts';

/** After this many ms a map has drawn its zoom, animated or not. */
const zoomTime = 1000;

/** Ms that the page's main thread has worked so far. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** In ms: from the press to the painted markers, and the median work of two steps in and two out. */
export async function mapAsVisitor(browser: Browser, origin: string, parts: FinderParts) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const [zip = ''] = busiestZips();
  const visit = async (slower: number) => {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(`${origin}/`);
    await page.waitForSelector(parts.awake, { state: 'attached' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.locator('#near').focus();
    await page.waitForSelector(parts.ready, { state: 'attached' });
    await searchZip(page, zip, parts.card);
    const open = await timed(page, { event: 'pointerdown', shows: parts.marker }, () =>
      page.getByRole('tab', { name: 'Map View' }).click(),
    );
    await page.waitForTimeout(zoomTime);
    return { page, devtools, open };
  };
  // The first visit stores the script.
  await (await visit(1)).page.close();
  const { page, devtools, open } = await visit(4);
  const zooms: number[] = [];
  for (const button of [parts.zoomIn, parts.zoomOut, parts.zoomOut, parts.zoomIn]) {
    const before = await workOf(devtools);
    await page.locator(button).click();
    await page.waitForTimeout(zoomTime);
    zooms.push((await workOf(devtools)) - before);
  }
  await context.close();
  return { open: open.ms, zoom: median(zooms) };
}
