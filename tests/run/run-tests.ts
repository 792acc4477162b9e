// Run by `npm test`, `npm run test:all` and `npm run test:browser`: builds sites and runs the browser tests on them.
//   node tests/run/run-tests.ts                 every check of a change: `npm run sources`, then two sites
//   node tests/run/run-tests.ts --all           the same, and the sites that are tested at night
//   node tests/run/run-tests.ts map.spec.ts     one file on editions/journeys; arguments go to Playwright
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { findChromiumOrInstall } from './find-chromium.ts';

/** A site to test. */
type Site = {
  /** The edition to build. */
  readonly edition: string;
  /** The spec files to run, or all that know its words. */
  readonly specs?: readonly string[];
  /** The program that makes the edition, with its arguments. */
  readonly maker?: readonly string[];
};

/** Specs that run on other sites than that of editions/journeys. */
const ofOthers = ['any-edition', 'large-directory', 'below-a-path'];
const byDay: readonly Site[] = [
  { edition: 'editions/journeys' },
  { edition: 'editions/idaho', specs: ['any-edition', 'gates-files'] },
];
const atNight: readonly Site[] = [
  {
    edition: '.built/owners-year',
    maker: ['tests/run/owners-year.ts'],
    specs: ['any-edition', 'gates', 'states', 'below-a-path'],
  },
  {
    edition: '.built/first-day',
    maker: ['makers/new-edition.ts', '.built/first-day', '--state', 'VT', '--yes'],
    specs: ['gates', 'states'],
  },
  ...[2000, 5000].map((count) => ({
    edition: `.built/large-${count}`,
    maker: ['tests/run/large-edition.ts', `${count}`],
    specs: ['large-directory'],
  })),
];

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });

/** Runs a program of the project, and returns whether it succeeded. */
async function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  running.add(child);
  const [status] = await once(child, 'close');
  running.delete(child);
  return status === 0;
}

/** Each site has its own folder, so that one builds while another is tested. */
const envOf = ({ edition }: Site) => ({
  CONTENT_DIR: edition,
  SITE_DIR: `.built/sites/${basename(edition)}`,
});

async function build(site: Site): Promise<boolean> {
  if (site.maker) {
    rmSync(site.edition, { recursive: true, force: true });
    if (!(await run('node', site.maker))) return false;
  }
  return run('astro', ['build', '--root', 'site', '--silent'], envOf(site));
}

function browse(site: Site, args: readonly string[] = site.specs ?? []): Promise<boolean> {
  console.log(`\n${site.edition}: the browser tests`);
  const all = args.length > 0 ? [] : ['--grep-invert', ofOthers.join('|')];
  // A shared defect fails many tests, each after its timeout. These are enough to find it.
  return run('playwright', ['test', ...args, ...all, '--max-failures=20'], envOf(site));
}

findChromiumOrInstall();
mkdirSync('.built', { recursive: true });
const requested = process.argv.slice(2).filter((argument) => argument !== '--all');
const isAll = process.argv.includes('--all');
const sites = requested.length > 0 ? byDay.slice(0, 1) : isAll ? [...byDay, ...atNight] : byDay;

const failed: string[] = [];
const [first] = sites;
let building = first ? build(first) : undefined;
// Beside the browser tests, which wait for a browser most of the time.
const sources = requested.length === 0 ? run('npm', ['run', '--silent', 'sources']) : undefined;
for (const [at, site] of sites.entries()) {
  const isBuilt = await building;
  const next = sites[at + 1];
  building = next && build(next);
  if (!isBuilt || !(await browse(site, requested.length > 0 ? requested : site.specs)))
    failed.push(`the site of ${site.edition}`);
}
if ((await sources) === false) failed.push('the checks of the sources');
// At the end, where readers of a long log look first.
for (const name of failed) console.error(`\nNot passed: ${name}. The errors are above.`);
process.exit(failed.length > 0 ? 1 : 0);
