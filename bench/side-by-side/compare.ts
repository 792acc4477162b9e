// Run by `npm run bench -- baseline`: measures this site and the generated one in turns, on the same host and
// browser, and puts the figures and their plot into docs/benchmarks.md.
import { trusted } from '../host/certificate.ts';
import { startPagesHost } from '../host/pages-host.ts';
import { launch } from '../launch.ts';
import { ownZips } from '../synthetic-members.ts';
import { startBrowser } from './browser.ts';
import { buildBaseline } from './build-baseline.ts';
import { contenders, type Served } from './contenders.ts';
import { Figures, type Row } from './figures.ts';
import { nextPage } from './next-page.ts';
import { searchAsVisitor } from './searches.ts';
import { simulatedVisit } from './simulated.ts';
import { firstVisit, laterVisits, type Visit } from './visits.ts';
import { writeReport } from './write-report.ts';

/** How often each is measured. */
const turns = 3;
const sizes = [undefined, 1000, 10_000] as const;

const pages: Readonly<Record<string, string>> = {
  '`/`': '/',
  '`/about`': '/about',
  'a shared search': `/?near=${ownZips()[0]}`,
};

/** Both, one another time before the other. */
const inTurn = <One>(both: readonly One[], turn: number): readonly One[] =>
  turn % 2 === 0 ? both : both.toReversed();

/** The visits of one turn to one site. */
async function visitPages(figures: Figures, of: Served): Promise<void> {
  const note = (how: string, what: string, value: number | undefined) =>
    figures.add({ how, what, unit: 'ms' }, of.name, value);
  for (const [page, path] of Object.entries(pages)) {
    const { first, largest } = await simulatedVisit(path, of);
    note('Simulated by Lighthouse', `first paint of ${page}`, first);
    note('Simulated by Lighthouse', `largest paint of ${page}`, largest);
  }
  const browser = await startBrowser();
  const visits: Visit[] = [];
  for (const [page, path] of Object.entries(pages)) {
    const visit = await firstVisit(browser, path, of);
    note('On a slow line', `first paint of ${page}`, visit.first);
    note('On a slow line', `largest paint of ${page}`, visit.largest);
    visits.push(visit);
  }
  const { repeat, offline } = await laterVisits('/', of);
  note('On a slow line', 'first paint on another day', repeat.first);
  note('On a slow line', 'largest paint on another day', repeat.largest);
  note('On a slow line', 'largest paint without a network', offline?.largest);
  note('From a press to the next page', 'slow line', await nextPage(browser, of, true));
  note('From a press to the next page', 'fast line', await nextPage(browser, of, false));
  await browser.close();
  for (const [at, page] of Object.keys(pages).entries()) {
    const { bytes, requests } = visits[at] ?? { bytes: Number.NaN, requests: Number.NaN };
    figures.add({ how: 'First visit', what: page, unit: 'kB' }, of.name, bytes / 1000);
    figures.add({ how: 'First visit', what: page, unit: 'requests' }, of.name, requests);
  }
}

/** Visits that do not count, and prove that both sites give the same answer. */
async function warmUp(served: readonly Served[]): Promise<void> {
  const browser = await startBrowser();
  const found: number[] = [];
  for (const of of served) {
    const visits: Visit[] = [];
    for (const path of Object.values(pages)) visits.push(await firstVisit(browser, path, of));
    found.push(visits.at(-1)?.cards ?? 0);
  }
  await browser.close();
  mustBeAlike(found);
}

function mustBeAlike([some, others]: readonly number[]): void {
  if (some === 0 || some !== others)
    throw new Error(`The two sites do not answer alike: ${some} and ${others} people found.`);
}

async function comparePages(figures: Figures): Promise<void> {
  const served = await Promise.all(
    contenders.map(async (of) => ({ ...of, ...(await startPagesHost(of.site())) })),
  );
  await warmUp(served);
  for (let turn = 0; turn < turns; turn += 1) {
    console.log(`  pages, ${turn + 1} of ${turns}`);
    for (const of of inTurn(served, turn)) await visitPages(figures, of);
  }
  for (const { close } of served) close();
}

/** Returns the browser's version. */
async function compareSearches(figures: Figures): Promise<string> {
  const browser = await launch('--disable-gpu', trusted);
  for (const size of sizes) {
    const among = size ? `among ${size.toLocaleString('en-US')}` : 'as built';
    for (let turn = 0; turn < turns; turn += 1) {
      console.log(`  searches ${among}, ${turn + 1} of ${turns}`);
      const found: number[] = [];
      for (const of of inTurn(contenders, turn)) {
        const { first, later, cards, map } = await searchAsVisitor(browser, of, size);
        const note = (how: string, what: string, value: number) =>
          figures.add({ how, what, unit: 'ms' }, of.name, value);
        note('From Enter to the whole answer', `first search, ${among}`, first);
        note('From Enter to the whole answer', `later searches, ${among}`, later);
        note('From a press to the marks of the map', among, map);
        found.push(cards);
      }
      mustBeAlike(found);
    }
  }
  const version = browser.version();
  await browser.close();
  return version;
}

export async function benchBaseline(): Promise<readonly Row[]> {
  buildBaseline(sizes);
  const figures = new Figures();
  await comparePages(figures);
  const version = await compareSearches(figures);
  const rows = figures.rows();
  writeReport(rows, `Chromium ${version}`);
  return rows;
}
