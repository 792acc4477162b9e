// Run by `npm test` and `npm run test:all`: builds sites and runs the browser tests on them.
//   npm test                      every check of a change: the sources, then two sites
//   npm run test:all              the same, and what is tested at night
//   npm test -- map.spec.ts       one file on editions/journeys; arguments go to Playwright
//   npm test -- --engines         the journeys in Firefox and WebKit; also --hosts, and --states for every state
import { mkdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { findChromiumOrInstall } from './find-chromium.ts';
import { build, checkSources, run } from './programs.ts';

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

/** They run by themselves, too. */
const programs = new Map([
  ['--engines', ['tests/run/engines-and-hosts.ts', '--engines']],
  ['--hosts', ['tests/run/engines-and-hosts.ts', '--hosts']],
  ['--states', ['tests/run/every-state.ts']],
]);

/** Each site has its own folder, so that one builds while another is tested. */
const envOf = ({ edition }: Site) => ({
  CONTENT_DIR: edition,
  SITE_DIR: `.built/sites/${basename(edition)}`,
});

async function prepare(site: Site): Promise<boolean> {
  if (site.maker) {
    rmSync(site.edition, { recursive: true, force: true });
    if (!(await run('node', site.maker))) return false;
  }
  return build(envOf(site));
}

function browse(site: Site, args: readonly string[] = site.specs ?? []): Promise<boolean> {
  console.log(`\n${site.edition}: the browser tests`);
  const all = args.length > 0 ? [] : ['--grep-invert', ofOthers.join('|')];
  // A shared defect fails many tests, each after its timeout. These are enough to find it.
  return run('playwright', ['test', ...args, ...all, '--max-failures=20'], { env: envOf(site) });
}

const [option = '', ...others] = process.argv.slice(2);
const program = programs.get(option);
if (program) process.exit((await run('node', [...program, ...others])) ? 0 : 1);

findChromiumOrInstall();
mkdirSync('.built', { recursive: true });
const isAll = option === '--all';
const requested = isAll ? [] : process.argv.slice(2);
const sites = requested.length > 0 ? byDay.slice(0, 1) : isAll ? [...byDay, ...atNight] : byDay;

const failed: string[] = [];
// First, because a missing engine or server shows at once.
for (const name of isAll ? ['--engines', '--hosts'] : [])
  if (!(await run('node', programs.get(name) ?? []))) failed.push(name);
if (isAll && !(await run('vitest', ['run', '--project=makers']))) failed.push('the makers');
const [first] = sites;
let building = first ? prepare(first) : undefined;
// Beside the browser tests, which wait for a browser most of the time.
const sources = requested.length === 0 ? checkSources() : undefined;
for (const [at, site] of sites.entries()) {
  const isBuilt = await building;
  const next = sites[at + 1];
  building = next && prepare(next);
  if (!isBuilt || !(await browse(site, requested.length > 0 ? requested : site.specs)))
    failed.push(`the site of ${site.edition}`);
}
if ((await sources) === false) failed.push('the checks of the sources');
// At the end, where readers of a long log look first.
for (const name of failed) console.error(`\nNot passed: ${name}. The errors are above.`);
process.exit(failed.length > 0 ? 1 : 0);
