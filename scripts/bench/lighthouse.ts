// What Lighthouse says of the pages for a phone on a slow network, as medians of five visits.
import lighthouse from 'lighthouse';
import { launch } from './launch.ts';
import { median } from './median.ts';
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
  '/appraisers',
];

const audits = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  'layout shift': 'cumulative-layout-shift',
} as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

type Visit = Record<string, number>;

/** One visit with a browser of its own, so that nothing is left from the one before. */
async function visit(path: string): Promise<Visit> {
  const browser = await launch(
    '--ignore-certificate-errors',
    `--remote-debugging-port=${debugPort}`,
  );
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

/** A row of the table: the medians of a page's visits, and how far its first paints lie apart. */
function row(page: string, of: readonly Visit[]) {
  const paints = of.map((visit) => visit['first paint'] ?? Number.NaN).map(Math.round);
  const medians = Object.keys(of[0] ?? {}).map((name) => {
    const middle = median(of.map((visit) => visit[name] ?? Number.NaN));
    return [name, Number(middle.toFixed(name === 'layout shift' ? 3 : 0))];
  });
  const range = `${Math.min(...paints)} to ${Math.max(...paints)}`;
  return { page, ...Object.fromEntries(medians), 'first paints': range };
}

export async function benchLighthouse() {
  const host = await startPagesHost(port);
  const seen = new Map<string, Visit[]>(pages.map((page) => [page, []]));
  // Turn by turn, so that a slow minute of the machine does not fall on one page alone. The first
  // turn warms the machine up and does not count.
  for (let turn = 0; turn <= visits; turn += 1) {
    for (const [page, of] of seen) {
      const measured = await visit(page);
      if (turn > 0) of.push(measured);
    }
  }
  host.close();
  return [...seen].map(([page, of]) => row(page, of));
}
