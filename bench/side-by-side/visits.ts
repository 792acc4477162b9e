// Visits over a slow line: the first, the next one on another day, and one without any network.
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { openLine, slow4G } from '../host/slow-line.ts';
import { atRest, openPage, startBrowser } from './browser.ts';
import type { Served } from './contenders.ts';

export type Visit = {
  first: number;
  largest: number;
  bytes: number;
  requests: number;
  cards: number;
};

/** Runs in a page at rest: when it painted first and largest, and what it had asked for by then. */
async function readVisit(card: string): Promise<Visit> {
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const largest = await new Promise<number>((seen) => {
    new PerformanceObserver((list) => seen(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  const all = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ].map((entry) => entry.toJSON());
  return {
    first: first?.startTime ?? Number.NaN,
    largest,
    bytes: all.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    requests: all.length,
    cards: document.querySelectorAll(card).length,
  };
}

async function visit(page: Page, address: string, { finder }: Served): Promise<Visit> {
  await page.goto(address, { waitUntil: 'load' });
  if (address.includes('?')) await page.waitForSelector(finder.card);
  await atRest(page);
  return page.evaluate(readVisit, finder.card);
}

const addressOf = ({ port }: { port: number }, path: string) => `https://localhost:${port}${path}`;

/** A first visit by somebody who was never here. */
export async function firstVisit(browser: Browser, path: string, of: Served): Promise<Visit> {
  const visitor = await browser.createBrowserContext();
  const line = await openLine(slow4G, of.port);
  const seen = await visit(await openPage(visitor), addressOf(line, path), of);
  await visitor.close();
  line.cut();
  return seen;
}

export type LaterVisits = { repeat: Visit; offline: Visit | undefined };

/** Visits of the same page by somebody who was there before, with a network and without. */
export async function laterVisits(path: string, of: Served): Promise<LaterVisits> {
  // A browser of its own: what it keeps on its disk is what the next visit finds.
  const browser = await startBrowser();
  const line = await openLine(slow4G, of.port);
  const address = addressOf(line, path);
  const before = await openPage(browser);
  await visit(before, address, of);
  if (of.keepsFiles) {
    await before.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
  }
  await before.close();
  line.hangUp();
  await wait(500);
  const again = await openPage(browser);
  const repeat = await visit(again, address, of);
  await again.close();
  line.cut();
  const without = await openPage(browser);
  // A browser that finds nothing shows a page of its own.
  const offline = await visit(without, address, of).catch(() => undefined);
  await browser.close();
  return { repeat, offline };
}
