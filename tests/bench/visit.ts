// A visitor on a slow phone: opens the page, searches by ZIP code, and opens the map. Both sites have the same
// labels and roles, so this knows no file and no class of theirs.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { findChromium } from '@appraisers/tests/run/find-chromium.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { trusted } from './host.ts';

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const marker =
  'button[aria-label$=" appraiser"], button[aria-label$=" appraisers"], img[role="button"]';

/** 40 ms there and back, 10 Mbit/s, in bytes a second. */
const network = { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** ZIP codes of an edition by their number of members, the most first. */
export function busiestZips(edition: Edition): string[] {
  const byZip = Map.groupBy(edition.members.read(), ({ zip }) => zip);
  return [...byZip].sort(([, a], [, b]) => b.length - a.length).map(([zip]) => zip);
}

/** The page before a search, and how many bytes it has received. */
async function openPage(browser: Browser, origin: string, serviceWorkers: 'allow' | 'block') {
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ viewport, serviceWorkers });
  // The generated site is busy for minutes with 20,000 members.
  page.setDefaultTimeout(300_000);
  const devtools = await page.context().newCDPSession(page);
  const received = { all: 0, script: 0 };
  const scripts = new Set<string>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType === 'text/javascript') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    received.all += encodedDataLength;
    if (scripts.has(requestId)) received.script += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await page.goto(origin, { waitUntil: 'networkidle' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  return { page, received };
}

type Watched = { event: 'keydown' | 'pointerdown'; selector: string; text: string };

/** Runs in the page: measures from the event to the frame in which the first such element has the text. */
function watch({ event, selector, text }: Watched) {
  const painted = new Promise<{ ms: number; cards: number }>((resolve) => {
    let start = Number.NaN;
    addEventListener(event, ({ timeStamp }) => (start = timeStamp), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      const isThere = document.querySelector(selector)?.textContent.includes(text);
      if (Number.isNaN(start) || !isThere) return;
      observer.disconnect();
      // A message sent in a frame arrives after its paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const cards = document.querySelectorAll('article').length;
        resolve({ ms: performance.now() - start, cards });
      };
      requestAnimationFrame(() => port2.postMessage(undefined));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return { painted };
}

async function timed(page: Page, watched: Watched, act: () => Promise<unknown>) {
  const watching = await page.evaluateHandle(watch, watched);
  await act();
  return watching.evaluate(({ painted }) => painted);
}

/** Ms from Enter to the painted answer, for a visitor who types a ZIP code in a second and a half. */
async function searchZip(page: Page, label: string, zip: string): Promise<number> {
  const box = page.getByLabel(label, { exact: true });
  await box.fill('');
  await box.pressSequentially(zip, { delay: 300 });
  const { ms, cards } = await timed(
    page,
    { event: 'keydown', selector: 'article', text: zip },
    () => page.keyboard.press('Enter'),
  );
  await page.waitForTimeout(1000);
  const whole = await page.getByRole('article').count();
  if (cards !== whole)
    throw new Error(`The first paint of ${zip} showed ${cards} cards of ${whole}.`);
  return ms;
}

/** The searches of one visitor, and the map of another, whose service worker stores the site meanwhile. */
export async function visitFinder(origin: string, edition: Edition) {
  const { label } = edition.region.read().search.zip;
  const [zip = '', ...others] = busiestZips(edition).slice(0, 3);
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost', trusted],
  });
  const { page, received } = await openPage(browser, origin, 'block');
  const before = { ...received };
  const first = await searchZip(page, label, zip);
  const adds = received.all - before.all;
  const heading = await page.getByRole('heading', { name: /Appraisers Found$/ }).textContent();
  const later: number[] = [];
  for (const next of [...others, zip]) later.push(await searchZip(page, label, next));

  const { page: stored } = await openPage(browser, origin, 'allow');
  await searchZip(stored, label, zip);
  const map = await timed(stored, { event: 'pointerdown', selector: marker, text: '' }, () =>
    stored.getByRole('tab', { name: 'Map View' }).click(),
  );
  await browser.close();
  return {
    '`/` before a search, kB': before.all / 1000,
    '`/` before a search, kB of script': before.script / 1000,
    'the first answer adds, kB': adds / 1000,
    'Enter to the answer, first, ms': first,
    'Enter to the answer, later, ms': median(later),
    'opening the map, ms': map.ms,
    found: Number(heading?.replace(/\D/g, '')),
  };
}
