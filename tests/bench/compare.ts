// This site beside the generated one: medians of visits in turn, from one host in one run.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { edition as selected } from '@appraisers/edition/loaders/edition.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { findChromium } from '@appraisers/tests/run/find-chromium.ts';
import { z } from 'zod';
import { buildBoth, largeEdition } from './build.ts';
import { startHost, trusted } from './host.ts';
import { busiestZips, median, visitFinder } from './visit.ts';

type Sample = Readonly<Record<string, number>>;

const sites = ['own', 'generated'] as const;

const medians = (samples: readonly Sample[]): Sample =>
  Object.fromEntries(
    Object.keys(samples[0] ?? {}).map((what) => [
      what,
      Math.round(median(samples.map((sample) => sample[what] ?? Number.NaN))),
    ]),
  );

/** Medians of both sites of an edition. Their counts may differ by one in a thousand, at the edge of the radius. */
async function measureBoth(
  edition: Edition,
  rounds: number,
  measure: (origin: string) => Promise<Sample>,
) {
  const built = buildBoth(edition);
  const hosts = { own: await startHost(built.own), generated: await startHost(built.generated) };
  const samples: Record<keyof typeof hosts, Sample[]> = { own: [], generated: [] };
  for (let round = 0; round <= rounds; round += 1) {
    console.log(`${edition.folder}: round ${round} of ${rounds}`);
    for (const site of round % 2 === 0 ? sites : sites.toReversed()) {
      const sample = await measure(hosts[site].origin);
      // The host compresses a file at its first request, so the first round doesn't count.
      if (round > 0) samples[site].push(sample);
    }
  }
  for (const site of sites) hosts[site].close();
  const [own, generated] = [medians(samples.own), medians(samples.generated)];
  const [found = 0, other = 0] = [own.found, generated.found];
  if (Math.abs(found - other) > found / 1000)
    throw new Error(`This site found ${found}, and the generated site ${other}.`);
  return { own, generated };
}

const program = 'tests/bench/node_modules/lighthouse/cli/index.js';
const paint = z.object({ numericValue: z.number() });
const audits = { 'first-contentful-paint': paint, 'largest-contentful-paint': paint };
const reportSchema = z.object({ audits: z.object(audits) });

/** The first and the largest paint of a page as Lighthouse simulates them, in ms. */
async function paintsOf(page: string, url: string): Promise<Sample> {
  const flags = [
    ...['--output=json', '--quiet', '--only-categories=performance'],
    `--chrome-flags=--headless=new --no-sandbox ${trusted}`,
  ];
  // Not execFileSync: this program is also the host.
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, ...flags], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 100_000_000,
  });
  const { audits } = reportSchema.parse(JSON.parse(stdout));
  return {
    [`${page}: first paint, ms`]: audits['first-contentful-paint'].numericValue,
    [`${page}: largest paint, ms`]: audits['largest-contentful-paint'].numericValue,
  };
}

/** Paints, bytes, searches and the map of the selected edition. */
export async function compare() {
  const [zip] = busiestZips(selected);
  const { own, generated } = await measureBoth(selected, 5, async (origin) => ({
    ...(await paintsOf('`/`', `${origin}/`)),
    ...(await paintsOf('`/about`', `${origin}/about`)),
    ...(await paintsOf('a shared search', `${origin}/?near=${zip}`)),
    ...(await visitFinder(origin, selected)),
  }));
  return Object.entries(own).map(([measure, value]) => {
    const other = generated[measure] ?? Number.NaN;
    const ratio = `${(other / value).toFixed(1)} ×`;
    return { measure, 'this site': value, generated: other, ratio };
  });
}

/** What a visit measures for directories of these sizes: this site / generated. */
export async function growth(sizes: readonly number[]) {
  const rows: Record<string, string | number>[] = [];
  for (const members of sizes) {
    const edition = largeEdition(members);
    const { own, generated } = await measureBoth(edition, 3, (at) => visitFinder(at, edition));
    const cells = Object.keys(own).map((what) => [what, `${own[what]} / ${generated[what]}`]);
    const row = { members, ...Object.fromEntries(cells) };
    rows.push(row);
    // A later size may fail.
    console.log(JSON.stringify(row));
  }
  return rows;
}
