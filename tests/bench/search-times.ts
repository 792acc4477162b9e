// Times on a slow phone: from Enter to the painted, complete answer.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { busiestZips, median } from './measure.ts';

/** Selectors of a site's finder. */
export type FinderParts = {
  /** Present once the search box works. */
  readonly awake: string;
  /** Present once its code has loaded, after the visitor focused the box. */
  readonly ready: string;
  readonly card: string;
  readonly marker: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
};

export const finderParts = {
  'this site': {
    awake: 'astro-island:not([ssr])',
    ready: '.finder-answer',
    card: '.finder-list [data-member]',
    marker: '.map-mark',
    zoomIn: '.map-controls [aria-label="Zoom in"]',
    zoomOut: '.map-controls [aria-label="Zoom out"]',
  },
  generated: {
    awake: '#near',
    ready: '#near',
    card: '[data-card]',
    marker: '.leaflet-marker-icon',
    zoomIn: '.leaflet-control-zoom-in',
    zoomOut: '.leaflet-control-zoom-out',
  },
} as const satisfies Readonly<Record<string, FinderParts>>;

/** The compared sites. */
export type Name = keyof typeof finderParts;
export const comparedSites = ['this site', 'generated'] as const satisfies readonly Name[];

/** What starts the clock, and what shows that the page has answered. */
type Watched = { event: 'keydown' | 'pointerdown'; shows: string };
type Painted = { ms: number; shown: number };

/** Runs in the page: measures from the event to the frame that shows the result, as `painted`. */
function watch({ event, shows }: Watched): void {
  const painted = new Promise<Painted>((resolve) => {
    let start = Number.NaN;
    addEventListener(event, ({ timeStamp }) => (start = timeStamp), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      if (Number.isNaN(start) || !document.querySelector(shows)) return;
      observer.disconnect();
      // A message sent in a frame arrives after its paint. Timers of the page may come first, so no time is too short.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () =>
        resolve({
          ms: performance.now() - start,
          shown: document.querySelectorAll(shows).length,
        });
      requestAnimationFrame(() => port2.postMessage(undefined));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  Reflect.set(window, 'painted', painted);
}

export async function timed(
  page: Page,
  watched: Watched,
  act: () => Promise<unknown>,
): Promise<Painted> {
  await page.evaluate(watch, watched);
  await act();
  return page.evaluate(() => Reflect.get(window, 'painted'));
}

export async function searchZip(page: Page, zip: string, card: string): Promise<Painted> {
  await page.locator('#near').fill(zip);
  // A visitor types and reads between two searches. By then the page is idle.
  await page.waitForTimeout(1200);
  const painted = await timed(page, { event: 'keydown', shows: card }, () =>
    page.keyboard.press('Enter'),
  );
  await page.waitForTimeout(600);
  const whole = await page.locator(card).count();
  if (painted.shown !== whole)
    throw new Error(`The first paint of ${zip} showed ${painted.shown} cards of ${whole}.`);
  return painted;
}

/** 150 ms there and back, 1.6 Mbit/s: a phone's network as Lighthouse assumes it. Bytes a second. */
const slowNetwork = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Slows this processor to a quarter, and the network. */
export async function slowDown(page: Page, network = slowNetwork): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  return devtools;
}

/**
 * Opens a page with the finder.
 * @param serviceWorkers 'allow' lets the site's worker store its files meanwhile. No throttle slows its requests.
 */
export async function openFinder(
  browser: Browser,
  origin: string,
  parts: FinderParts,
  serviceWorkers: 'allow' | 'block' = 'block',
) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers,
  });
  const page = await context.newPage();
  // The generated site is busy for minutes with 20,000 members.
  page.setDefaultTimeout(300_000);
  await page.goto(`${origin}/`);
  await page.waitForSelector(parts.awake, { state: 'attached' });
  return page;
}

/** Loads what a site's finder loads when a visitor focuses its box. */
export async function focusFinder(page: Page, { ready }: FinderParts): Promise<void> {
  await page.locator('#near').focus();
  await page.waitForSelector(ready, { state: 'attached' });
}

/** The searches of one visitor, in ms, and how many cards the first one found. */
export async function searchAsVisitor(browser: Browser, origin: string, parts: FinderParts) {
  const page = await openFinder(browser, origin, parts);
  await slowDown(page);
  await focusFinder(page, parts);
  const [zip = '', ...others] = busiestZips().slice(0, 3);
  const first = await searchZip(page, zip, parts.card);
  const later: number[] = [];
  for (const next of [...others, zip]) later.push((await searchZip(page, next, parts.card)).ms);
  await page.context().close();
  return { first: first.ms, later: median(later), cards: first.shown };
}
