// Compares this site with the generated one in tests/bench/baseline/, in alternating rounds on one host:
// medians and ratios.
import { baselineFolder, buildBaseline } from './build-baseline.ts';
import { type ServedSite, startHost } from './host.ts';
import { visitWithLighthouse } from './lighthouse.ts';
import { busiestZips, launchChromium, median } from './measure.ts';
import { finderParts, type Name, searchAsVisitor } from './search-times.ts';

const rounds = 3;
const pages = { '`/`': '/', '`/about`': '/about', 'a shared search': `/?near=${busiestZips()[0]}` };

type Contender = { readonly name: Name; readonly site: ServedSite };
type Sample = { readonly measure: string; readonly of: Name; readonly value: number };

const contenders: readonly Contender[] = [
  { name: 'this site', site: { folder: 'dist' } },
  { name: 'generated', site: { folder: baselineFolder, fallback: '/index.html' } },
];

/** A row for each measure, in the order in which they were first taken. */
function rowsOf(samples: readonly Sample[]) {
  const byMeasure = Map.groupBy(samples, ({ measure }) => measure);
  return [...byMeasure].map(([measure, taken]) => {
    const middle = (name: Name) =>
      median(taken.filter(({ of }) => of === name).map(({ value }) => value));
    const [own, generated] = [middle('this site'), middle('generated')];
    return {
      measure,
      'this site': Math.round(own),
      generated: Math.round(generated),
      ratio: `${(generated / own).toFixed(1)} ×`,
    };
  });
}

/** One round for one site: three visits with Lighthouse, and the searches of one visitor. */
async function measure({ name }: Contender, origin: string) {
  const samples: Sample[] = [];
  const add = (what: string, value: number) => samples.push({ measure: what, of: name, value });
  for (const [page, path] of Object.entries(pages)) {
    const visit = await visitWithLighthouse(origin + path, ['performance']);
    for (const unit of ['first paint, ms', 'largest paint, ms', 'kB', 'requests'] as const)
      add(`${page}: ${unit}`, visit[unit]);
  }
  const browser = await launchChromium('--disable-gpu');
  const { first, later, cards } = await searchAsVisitor(browser, origin, finderParts[name]);
  await browser.close();
  add('Enter to the answer: first search, ms', first);
  add('Enter to the answer: later searches, ms', later);
  return { samples, cards };
}

export async function benchCompare() {
  buildBaseline();
  const hosts = await Promise.all(contenders.map(({ site }) => startHost(site)));
  const served = contenders.map((contender, at) => ({ contender, host: hosts[at] }));
  const samples: Sample[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    console.log(`  round ${round} of ${rounds}`);
    const found = { 'this site': 0, generated: 0 };
    for (const { contender, host } of round % 2 === 0 ? served : served.toReversed()) {
      const measured = await measure(contender, host?.origin ?? '');
      found[contender.name] = measured.cards;
      // The first round warms up the machine and doesn't count.
      if (round > 0) samples.push(...measured.samples);
    }
    // This site also lists members from farther away who cover the county.
    const { 'this site': own, generated } = found;
    if (generated === 0 || own < generated)
      throw new Error(`This site found ${own} members, and the generated site ${generated}.`);
  }
  for (const host of hosts) host.close();
  return rowsOf(samples);
}
