// How long a visitor on a slow device waits: from Enter to the whole answer painted, and while the
// map opens, for directories of different sizes.
import type { Browser, Page } from '@playwright/test';
import { atRest, enterToPaint, longestBlock, longestFrame } from './in-page.ts';
import { launch } from './launch.ts';
import { median } from './median.ts';
import { serve } from './serve.ts';
import { slowDown } from './slow-down.ts';
import { ownZips, syntheticZips, withMembers } from './synthetic-members.ts';

const port = 4323;
const blocks = 5;

const invented = syntheticZips();

/** A page of the site on a phone, with `count` invented members or, without, the site's own. */
async function open(browser: Browser, count?: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.route(
    ({ origin }) => origin.startsWith('https://'),
    (route) => route.abort(),
  );
  if (count) {
    await page.route('**/answer.*.js', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: withMembers(text, count) });
    });
  }
  await page.goto(`http://localhost:${port}/`, { waitUntil: 'load' });
  await page.waitForSelector('astro-island:not([ssr])', { state: 'attached' });
  return page;
}

type Timed = { first: number[]; later: number[]; everybody: number[]; opening: number[] };

async function timeSearches(browser: Browser, count: number | undefined): Promise<Timed> {
  const timed: Timed = { first: [], later: [], everybody: [], opening: [] };
  for (let block = 0; block < blocks; block += 1) {
    const page = await open(browser, count);
    await slowDown(page);
    await page.locator('#near').focus();
    await page.waitForSelector('.finder-answer', { state: 'attached' });
    timed.first.push(await enterToPaint(page, (count ? invented : ownZips())[0] ?? ''));
    const later: number[] = [];
    for (const text of count ? invented : ownZips()) later.push(await enterToPaint(page, text));
    timed.later.push(median(later));
    timed.everybody.push(await enterToPaint(page, ''));
    await atRest(page);
    timed.opening.push(
      await longestBlock(page, async () => {
        await page.getByRole('tab', { name: 'Map View' }).click();
        await page.waitForSelector('.map-mark', { state: 'attached' });
      }),
    );
    await page.close();
  }
  return timed;
}

/** The longest frame in ms while a map of 1,000 members is panned back and forth. */
async function longestFrameOfPan(browser: Browser): Promise<number> {
  const page = await open(browser, 1000);
  await enterToPaint(page, invented[0] ?? '');
  await page.getByRole('tab', { name: 'Map View' }).click();
  await page.waitForSelector('.map-mark', { state: 'attached' });
  const longest = await longestFrame(page, async () => {
    for (const name of ['Pan left', 'Pan up', 'Pan right', 'Pan down']) {
      await page.getByRole('button', { name }).click();
      await page.waitForTimeout(400);
    }
  });
  await page.close();
  return longest;
}

export async function benchFinder() {
  const server = await serve(port);
  const browser = await launch('--disable-gpu');
  const rows = [];
  for (const count of [undefined, 1000, 5000]) {
    const { first, later, everybody, opening } = await timeSearches(browser, count);
    const shown = (times: number[]) => Math.round(median(times));
    rows.push({
      members: count ?? 'as built',
      'first search': shown(first),
      'later searches': shown(later),
      everybody: shown(everybody),
      'longest block while the map opens': shown(opening),
    });
  }
  const frame = Math.round(await longestFrameOfPan(browser));
  await browser.close();
  server.kill();
  return [...rows, { members: 1000, 'longest frame of a pan, CPU not slowed': frame }];
}
