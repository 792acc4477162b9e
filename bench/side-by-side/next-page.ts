// From the press on a link in the header to the first paint of the next page. The pointer has rested on it
// as long as a quick visitor's does.
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { openLine, slow4G } from '../host/slow-line.ts';
import { type Deed, watchDeed } from '../in-page.ts';
import { atRest, desktop, openPage } from './browser.ts';
import type { Served } from './contenders.ts';

/** Milliseconds that the pointer rests on the link before the press. */
const rest = 200;

/** Runs in each page: keeps when the visitor pressed, for the page that comes of it. */
function keepPress(): void {
  window.addEventListener(
    'pointerdown',
    ({ timeStamp }) => localStorage.setItem('press', `${performance.timeOrigin + timeStamp}`),
    { capture: true },
  );
}

/** Runs in the next page: from the press in the page before to the first paint of this one. */
async function pressToFirstPaint(): Promise<number> {
  const paint = await new Promise<number>((seen) => {
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') seen(startTime);
    }).observe({ type: 'paint', buffered: true });
  });
  return performance.timeOrigin + paint - Number(localStorage.getItem('press'));
}

const deed: Deed = { event: 'pointerdown', part: 'main', shows: 'main h1' };

/** Goes to the link and presses it. */
async function press(page: Page, link: string): Promise<void> {
  const box = await (await page.waitForSelector(link, { visible: true }))?.boundingBox();
  if (!box) throw new Error(`There is nothing to press at ${link}.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await wait(rest);
  await page.mouse.down();
  await page.mouse.up();
}

/** Waits for the next page, which may be another document that takes the place of the one asked. */
async function arrival(page: Page): Promise<void> {
  const until = performance.now() + 30_000;
  while (performance.now() < until) {
    const arrived = () => location.pathname === '/about' && document.querySelector('h1') !== null;
    if (await page.evaluate(arrived).catch(() => false)) return;
    await wait(50);
  }
  throw new Error('The press on the link led nowhere.');
}

/**
 * Milliseconds from the press to the paint.
 * @param slow whether the network is slow, too
 */
export async function nextPage(browser: Browser, of: Served, slow: boolean): Promise<number> {
  const visitor = await browser.createBrowserContext();
  const line = slow ? await openLine(slow4G, of.port) : undefined;
  const page = await openPage(visitor, desktop);
  await page.evaluateOnNewDocument(keepPress);
  await page.goto(`https://localhost:${line?.port ?? of.port}/`, { waitUntil: 'load' });
  await atRest(page);
  const before = await page.evaluate(() => performance.timeOrigin);
  await page.evaluate(watchDeed, deed);
  await press(page, of.link);
  await arrival(page);
  const inPlace = (await page.evaluate(() => performance.timeOrigin)) === before;
  const time = inPlace
    ? (await page.evaluate(() => Reflect.get(window, 'painted'))).time
    : await page.evaluate(pressToFirstPaint);
  await visitor.close();
  line?.cut();
  return time;
}
