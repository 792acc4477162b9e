// What Lighthouse says of the pages for a phone on a slow network, as medians of five visits.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../find-chromium.ts';
import { startPagesHost } from './pages-host.ts';

const port = 4324;
const debugPort = 4325;
const visits = 5;
const pages = [
  '/',
  '/about',
  '/membership',
  '/resources',
  '/resources/blogs',
  '/resources/blogs/1',
  '/events',
  '/join',
];

const audits = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  'layout shift': 'cumulative-layout-shift',
} as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const middle = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** One visit with a browser of its own, so that nothing is left from the one before. */
async function visit(path: string): Promise<Record<string, number>> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--ignore-certificate-errors',
      `--remote-debugging-port=${debugPort}`,
    ],
  });
  const result = await lighthouse(`https://localhost:${port}${path}`, {
    port: debugPort,
    onlyCategories: categories,
    logLevel: 'silent',
  });
  await browser.close();
  if (!result) throw new Error(`Lighthouse has no result for ${path}.`);
  const { audits: measured, categories: scores } = result.lhr;
  return Object.fromEntries([
    ...Object.entries(audits).map(([name, id]) => [name, measured[id]?.numericValue ?? Number.NaN]),
    ...categories.map((id) => [id, 100 * (scores[id]?.score ?? Number.NaN)]),
  ]);
}

export async function benchLighthouse() {
  const host = await startPagesHost(port);
  const seen = new Map(pages.map((page) => [page, new Map<string, number[]>()]));
  // Turn by turn, so that a slow minute of the machine does not fall on one page alone. The first
  // turn warms the machine up and does not count.
  for (let turn = 0; turn <= visits; turn += 1) {
    for (const page of pages) {
      for (const [name, value] of Object.entries(await visit(page))) {
        const values = seen.get(page)?.get(name) ?? [];
        if (turn > 0) seen.get(page)?.set(name, [...values, value]);
      }
    }
  }
  host.close();
  return pages.map((page) => ({
    page,
    ...Object.fromEntries(
      [...(seen.get(page) ?? [])].flatMap(([name, values]) => {
        const places = name === 'layout shift' ? 3 : 0;
        const round = (value: number) => Number(value.toFixed(places));
        return name === 'first paint'
          ? [
              [name, round(middle(values))],
              ['from', round(Math.min(...values))],
              ['to', round(Math.max(...values))],
            ]
          : [[name, round(middle(values))]];
      }),
    ),
  }));
}
