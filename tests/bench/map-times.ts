// The map on a slow phone beside that of the generated site, as the directory grows: from the press on its tab
// to its painted markers, and one step of its zoom.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { CDPSession, Page } from '@playwright/test';
import { baselineFolder, buildBaseline } from './build-baseline.ts';
import { buildBoth, network } from './growth.ts';
import { startHost } from './host.ts';
import { busiestZips, launchChromium, median } from './measure.ts';
import {
  comparedSites,
  type FinderParts,
  finderParts,
  focusFinder,
  type Name,
  openFinder,
  searchZip,
  slowDown,
  timed,
} from './search-times.ts';

const visits = 5;
const sizes = [1000, 5000, 20_000];

/** After this many ms a map has drawn its zoom, animated or not. */
const zoomTime = 1000;

/** Ms that the page's main thread has worked so far. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Runs in the page: measures from the next press to the last frame that moves a marker, as `settled`. */
function watchMarkers({ marker, zoomTime }: { marker: string; zoomTime: number }): void {
  const places = () =>
    [...document.querySelectorAll(marker)]
      .slice(0, 5)
      .map((element) => Object.values(element.getBoundingClientRect().toJSON()).join())
      .join();
  const settled = new Promise<number>((resolve) => {
    const before = places();
    addEventListener(
      'click',
      ({ timeStamp: start }) => {
        let [last, moved] = [before, start];
        const look = () => {
          const now = performance.now();
          const next = places();
          if (next !== last) [last, moved] = [next, now];
          if (now - start < zoomTime) requestAnimationFrame(look);
          else resolve(moved - start);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  Reflect.set(window, 'settled', settled);
}

/** One step of the zoom. The ms until the markers rest, and in a second step the work of the main thread. */
async function zoom(page: Page, devtools: CDPSession, marker: string, button: string) {
  await page.evaluate(watchMarkers, { marker, zoomTime });
  await page.locator(button).click();
  const ms = await page.evaluate(() => Reflect.get(window, 'settled'));
  const before = await workOf(devtools);
  await page.locator(button).click();
  await page.waitForTimeout(zoomTime);
  return { ms, work: (await workOf(devtools)) - before };
}

/** Opens the map after a search, and returns the ms until its markers are painted. */
async function openMap(page: Page, { card, marker }: FinderParts, zip: string): Promise<number> {
  await searchZip(page, zip, card);
  await page.waitForTimeout(zoomTime);
  const { ms } = await timed(page, { event: 'pointerdown', shows: marker }, () =>
    page.getByRole('tab', { name: 'Map View' }).click(),
  );
  await page.waitForTimeout(zoomTime);
  return ms;
}

/** The same in a browser without service workers, like a private window: the map loads at the press. */
async function openUnstoredMap(name: Name, origin: string, zip: string): Promise<number> {
  const parts = finderParts[name];
  const browser = await launchChromium('--disable-gpu');
  const page = await openFinder(browser, origin, parts);
  await slowDown(page, network);
  await focusFinder(page, parts);
  const ms = await openMap(page, parts, zip);
  await browser.close();
  return ms;
}

/** A first visit: a search, a look at the answer, the map, and a zoom in and out again. */
async function visit(name: Name, origin: string, zip: string) {
  const unstored = await openUnstoredMap(name, origin, zip);
  const parts = finderParts[name];
  const browser = await launchChromium('--disable-gpu');
  const page = await openFinder(browser, origin, parts, 'allow');
  const devtools = await slowDown(page, network);
  await devtools.send('Performance.enable');
  await focusFinder(page, parts);
  const opened = await openMap(page, parts, zip);
  const zoomed = await zoom(page, devtools, parts.marker, parts.zoomIn);
  const back = await zoom(page, devtools, parts.marker, parts.zoomOut);
  await browser.close();
  return {
    'press to markers, ms': opened,
    'without a worker, ms': unstored,
    'a zoom, ms': (zoomed.ms + back.ms) / 2,
    'a zoom, ms of work': (zoomed.work + back.work) / 2,
  };
}

type Visit = Awaited<ReturnType<typeof visit>>;

/** The two sites of an edition in alternating rounds, of which the first does not count. */
async function compared({ of, folders }: Pick<ReturnType<typeof buildBoth>, 'of' | 'folders'>) {
  const [zip = ''] = busiestZips(of);
  const seen: Record<Name, Visit[]> = { 'this site': [], generated: [] };
  const hosts = {
    'this site': await startHost({ folder: folders['this site'] }),
    generated: await startHost({ folder: folders.generated, fallback: '/index.html' }),
  };
  for (let round = 0; round <= visits; round += 1) {
    for (const name of round % 2 === 0 ? comparedSites : comparedSites.toReversed()) {
      const seenNow = await visit(name, hosts[name].origin, zip);
      if (round > 0) seen[name].push(seenNow);
    }
  }
  for (const name of comparedSites) hosts[name].close();
  const members = of.members.read().length;
  const middle = (name: Name, what: keyof Visit) =>
    Math.round(median(seen[name].map((one) => one[what])));
  return comparedSites.map((name) => ({
    members: members.toLocaleString('en-US'),
    site: name,
    'press to markers, ms': middle(name, 'press to markers, ms'),
    'without a worker, ms': middle(name, 'without a worker, ms'),
    'a zoom, ms': middle(name, 'a zoom, ms'),
    'a zoom, ms of work': middle(name, 'a zoom, ms of work'),
  }));
}

export async function benchMap() {
  const folders = { 'this site': 'dist', generated: baselineFolder };
  buildBaseline();
  const rows = await compared({ of: edition, folders });
  for (const count of sizes) rows.push(...(await compared(buildBoth(count))));
  return rows;
}
