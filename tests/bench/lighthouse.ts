// What Lighthouse reports for a phone on a slow network, as medians of five visits to each page.
import { freePort } from '@appraisers/hosting/free-port.ts';
import lighthouse from 'lighthouse';
import { z } from 'zod';
import { startHost } from './host.ts';
import { busiestZips, launchChromium, median } from './measure.ts';

const visits = 5;
const paths = [
  ...['/', `/?near=${busiestZips()[0]}`, '/about', '/membership', '/resources', '/resources/blogs'],
  ...['/resources/blogs/1', '/events', '/join', '/appraisers'],
];

const reportSchema = z.object({
  lhr: z.object({
    audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
    categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  }),
});
const requestsSchema = z.object({
  'network-requests': z.object({
    details: z.object({ items: z.array(z.object({ transferSize: z.number() })) }),
  }),
});

/** One visit with its own browser, so nothing remains from the visit before. */
export async function visitWithLighthouse(url: string, onlyCategories: readonly string[]) {
  const port = await freePort();
  const browser = await launchChromium(`--remote-debugging-port=${port}`);
  const report = await lighthouse(url, { port, onlyCategories, logLevel: 'silent' });
  await browser.close();
  const { lhr } = reportSchema.parse(report);
  const { audits } = z.object({ lhr: z.object({ audits: requestsSchema }) }).parse(report).lhr;
  const sizes = audits['network-requests'].details.items.map(({ transferSize }) => transferSize);
  const audit = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    'first paint, ms': audit('first-contentful-paint'),
    'largest paint, ms': audit('largest-contentful-paint'),
    'layout shift': audit('cumulative-layout-shift'),
    kB: sizes.reduce((sum, size) => sum + size, 0) / 1000,
    requests: sizes.length,
    scores: onlyCategories.map((id) => Math.round(100 * (lhr.categories[id]?.score ?? Number.NaN))),
  };
}

type Visit = Awaited<ReturnType<typeof visitWithLighthouse>>;

/** A row of the table: the medians of a page's visits, and the range of its first paints. */
function row(page: string, of: readonly Visit[]) {
  const middle = (name: Exclude<keyof Visit, 'scores'>) => median(of.map((visit) => visit[name]));
  const firstPaints = of.map((visit) => Math.round(visit['first paint, ms']));
  return {
    page,
    'first paint, ms': Math.round(middle('first paint, ms')),
    range: `${Math.min(...firstPaints)} to ${Math.max(...firstPaints)}`,
    'largest paint, ms': Math.round(middle('largest paint, ms')),
    'layout shift': middle('layout shift').toFixed(3),
    scores: (of[0]?.scores ?? [])
      .map((_, at) => median(of.map(({ scores }) => scores[at] ?? Number.NaN)))
      .join(' '),
  };
}

export async function benchLighthouse() {
  const host = await startHost({ folder: 'dist' });
  const seen = new Map<string, Visit[]>(paths.map((path) => [path, []]));
  // One visit per page in turn, so that a slow minute doesn't affect only one page. The first round
  // warms up the machine and doesn't count.
  for (let round = 0; round <= visits; round += 1) {
    for (const [path, of] of seen) {
      const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
      const visit = await visitWithLighthouse(host.origin + path, categories);
      if (round > 0) of.push(visit);
    }
  }
  host.close();
  return [...seen].map(([path, of]) => row(path, of));
}
