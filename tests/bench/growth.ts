// How the site grows with the directory, beside the generated site: what a search loads and how long it takes on
// a slow phone, the time of a key, the memory of the page, and the build.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Page } from '@playwright/test';
import { buildBaseline } from './build-baseline.ts';
import { startHost } from './host.ts';
import { busiestZips, launchChromium, median } from './measure.ts';
import {
  comparedSites,
  finderParts,
  focusFinder,
  type Name,
  openFinder,
  searchZip,
  slowDown,
} from './search-times.ts';

const visits = 3;
const spreads = ['people', 'even'] as const;
const sizes = [89, 1000, 5000, 20_000];

/** 40 ms there and back, 10 Mbit/s. */
export const network = { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** The beginning of a common name in the invented directories, and a misspelled city. */
const texts = ['Alderb', 'Salt Lkae'];

/** Runs in the page: collects the ms from each key to the frame that shows its effect. */
function watchKeys(): void {
  const times: number[] = [];
  Reflect.set(window, 'keys', times);
  addEventListener('input', ({ timeStamp }) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => times.push(performance.now() - timeStamp);
    requestAnimationFrame(() => port2.postMessage(undefined));
  });
}

/** The slowest key of a visitor who types these texts, in ms. */
async function slowestKey(page: Page): Promise<number> {
  await page.evaluate(watchKeys);
  for (const text of texts) {
    await page.locator('#near').fill('');
    await page.locator('#near').pressSequentially(text, { delay: 300 });
    await page.waitForTimeout(600);
  }
  return page.evaluate(() => Math.max(...Reflect.get(window, 'keys')));
}

async function visit(name: Name, origin: string, zip: string) {
  const parts = finderParts[name];
  const browser = await launchChromium('--disable-gpu');
  const page = await openFinder(browser, origin, parts);
  await page.waitForLoadState('networkidle');
  const devtools = await slowDown(page, network);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await focusFinder(page, parts);
  const { ms } = await searchZip(page, zip, parts.card);
  const loaded = bytes;
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const key = await slowestKey(page);
  await browser.close();
  return { kB: loaded / 1000, ms, key, MB: usedSize / 1e6 };
}

/** Builds the site of an edition in a program of its own. */
function buildSite(from: string, folder: string) {
  const usage = resolve('.built/usage.json');
  const began = performance.now();
  const env = { ...process.env, CONTENT_DIR: from, SITE_DIR: folder, USAGE_FILE: usage };
  const report = ['--import', pathToFileURL('tests/bench/report-usage.ts').href];
  const astro = ['node_modules/astro/bin/astro.mjs', 'build', '--root', 'site', '--silent'];
  execFileSync(process.execPath, [...report, ...astro], { env, stdio: 'inherit' });
  const seconds = (performance.now() - began) / 1000;
  const { maxRSS }: { maxRSS: number } = JSON.parse(readFileSync(usage, 'utf8'));
  return { seconds, MB: maxRSS / 1024 };
}

/** An edition with so many invented members, built for both sites, and what our build took. */
export function buildBoth(count: number, spread: (typeof spreads)[number] = 'people') {
  execFileSync(process.execPath, ['tests/run/large-edition.ts', `${count}`, spread]);
  const name = `large-${count}${spread === 'even' ? '-even' : ''}`;
  const of = openEdition(`.built/${name}`);
  const folders = { 'this site': `.built/sites/${name}`, generated: `.built/generated-${name}` };
  const cost = buildSite(of.folder, folders['this site']);
  buildBaseline(of, resolve(folders.generated));
  return { of, folders, cost };
}

/** The rows of both sites for so many members. */
async function rowsFor(count: number, spread: (typeof spreads)[number]) {
  const { of, folders, cost } = buildBoth(count, spread);
  const [zip = ''] = busiestZips(of);
  const seen: Record<Name, Awaited<ReturnType<typeof visit>>[]> = {
    'this site': [],
    generated: [],
  };
  const hosts = {
    'this site': await startHost({ folder: folders['this site'] }),
    generated: await startHost({ folder: folders.generated, fallback: '/index.html' }),
  };
  // The host compresses a file at its first request, so the first round doesn't count.
  for (let round = 0; round <= visits; round += 1)
    for (const site of round % 2 === 0 ? comparedSites : comparedSites.toReversed()) {
      const now = await visit(site, hosts[site].origin, zip);
      if (round > 0) seen[site].push(now);
    }
  for (const site of comparedSites) hosts[site].close();
  return comparedSites.map((site) => {
    const middle = (what: 'kB' | 'ms' | 'key' | 'MB') =>
      Math.round(median(seen[site].map((one) => one[what])));
    return {
      members: count,
      spread,
      site,
      'a search loads, kB': middle('kB'),
      'Enter to the answer, ms': middle('ms'),
      'slowest key, ms': middle('key'),
      'memory, MB': middle('MB'),
      'build, s': site === 'this site' ? Math.round(cost.seconds) : undefined,
      'build, MB': site === 'this site' ? Math.round(cost.MB) : undefined,
    };
  });
}

export async function benchGrowth() {
  const rows: Awaited<ReturnType<typeof rowsFor>> = [];
  for (const count of sizes)
    for (const spread of spreads) rows.push(...(await rowsFor(count, spread)));
  return rows;
}
