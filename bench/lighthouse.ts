// What Lighthouse says of the pages for a phone on a slow network, as medians of five visits.
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { z } from 'zod';
import { trusted } from './host/certificate.ts';
import { listening } from './host/listening.ts';
import { startPagesHost } from './host/pages-host.ts';
import { launch } from './launch.ts';
import { median } from './median.ts';
import { ownZips } from './synthetic-members.ts';

const visits = 5;
const pages = [
  '/',
  `/?near=${ownZips()[0]}`,
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

/** Of all that Lighthouse tells, what is looked at. */
const told = z.object({
  lhr: z.object({
    audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
    categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  }),
});

/** A port at which nobody listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  server.close();
  return port;
}

/** One visit with a browser of its own, so that nothing is left from the one before. */
export async function visitWithLighthouse(address: string, onlyCategories: string[]) {
  const debugPort = await freePort();
  const browser = await launch(trusted, `--remote-debugging-port=${debugPort}`);
  const asked = { port: debugPort, onlyCategories, logLevel: 'silent' } as const;
  const { lhr } = told.parse(await lighthouse(address, asked));
  await browser.close();
  return lhr;
}

async function visit(path: string, port: number): Promise<Visit> {
  const lhr = await visitWithLighthouse(`https://localhost:${port}${path}`, categories);
  const { audits: measured, categories: scores } = lhr;
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
  const host = await startPagesHost({ folder: 'dist' });
  const seen = new Map<string, Visit[]>(pages.map((page) => [page, []]));
  // Turn by turn, so that a slow minute of the machine does not fall on one page alone. The first
  // turn warms the machine up and does not count.
  for (let turn = 0; turn <= visits; turn += 1) {
    for (const [page, of] of seen) {
      const measured = await visit(page, host.port);
      if (turn > 0) of.push(measured);
    }
  }
  host.close();
  return [...seen].map(([page, of]) => row(page, of));
}
