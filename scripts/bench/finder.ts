// How long a visitor on a slow device waits: from Enter to painted results, and while the map opens.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { atRest, enterToPaint, longestBlock, longestFrame } from './in-page.ts';
import { launch } from './launch.ts';
import { median } from './median.ts';

const port = 4323;
const runs = 7;

/** As many members as ZIPs, spread evenly over Utah, in the place of the directory's own. */
function spreadMembers(count: number): unknown[] {
  const side = Math.ceil(Math.sqrt(count));
  return Array.from({ length: count }, (_, at) => {
    const lat = 37.1 + (4.8 * Math.floor(at / side)) / side;
    const lng = -113.9 + (4.7 * (at % side)) / side;
    return [at + 1, 'Given', `Family ${at}`, '', 'x', `City ${at}`, String(10_000 + at), lat, lng];
  });
}

/** The longest frame in ms while a map of 1,000 ZIPs is panned back and forth. */
async function longestFrameOfPan(page: Page): Promise<number> {
  await page.route('**/Answers.*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const rows = JSON.stringify(spreadMembers(1000));
    await route.fulfill({ response, body: text.replace(/\[\[1,[`"'][\s\S]*?\]\]/, () => rows) });
  });
  await page.goto(`http://localhost:${port}/?near=10500`);
  await page.getByRole('tab', { name: 'Map View' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.map-marker').length === 1000);
  return longestFrame(page, async () => {
    for (const name of ['Pan left', 'Pan up', 'Pan right', 'Pan down']) {
      await page.getByRole('button', { name }).click();
      await page.waitForTimeout(400);
    }
  });
}

export async function benchFinder() {
  const server = spawn('node', ['scripts/serve.ts', String(port)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(server.stdout, 'data');
  const browser = await launch('--disable-gpu');
  const first: number[] = [];
  const later: number[] = [];
  const opening: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.route(
      ({ origin }) => origin.startsWith('https://'),
      (route) => route.abort(),
    );
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'load' });
    await page.waitForSelector('astro-island:not([ssr])', { state: 'attached' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.locator('#near').focus();
    await page.waitForSelector('.finder-results', { state: 'attached' });
    first.push(await enterToPaint(page, '84604'));
    for (const text of ['84101', '84770', '']) later.push(await enterToPaint(page, text));
    await atRest(page);
    opening.push(
      await longestBlock(page, async () => {
        await page.getByRole('tab', { name: 'Map View' }).click();
        await page.waitForSelector('.map-marker', { state: 'attached' });
      }),
    );
    await page.close();
  }
  const frames: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    frames.push(await longestFrameOfPan(page));
    await page.close();
  }
  await browser.close();
  server.kill();
  return [
    {
      what: 'Enter to painted results, first search',
      median: Math.round(median(first)),
      budget: 150,
    },
    {
      what: 'Enter to painted results, later searches',
      median: Math.round(median(later)),
      budget: 60,
    },
    { what: 'longest block while the map opens', median: Math.round(median(opening)), budget: 100 },
    {
      what: 'longest frame of a pan, 1,000 ZIPs, CPU not slowed',
      median: Math.round(median(frames)),
      budget: undefined,
    },
  ];
}
