// Run every night: writes the first edition of each state, the district and Puerto Rico, adds members and searches
// them, then builds the site and runs the rules for any edition on it. Writes a table to .built/every-state.md, and
// the ZIP codes that are 5 miles and more from their towns, each with the reason, to .built/zips-far-from-towns.txt.
//   node tests/run/every-state.ts                 all 52
//   node tests/run/every-state.ts LA VT           only these
//   node tests/run/every-state.ts --part 2/4      the second quarter of them
//   node tests/run/every-state.ts --search-only   without building
import { spawnSync } from 'node:child_process';
import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { markdownTable } from 'markdown-table';
import { z } from 'zod';
import { searchEdition } from '#run/every-state/search-edition.ts';
import { addMembers } from '#run/every-state/small-edition.ts';

const all =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: 'string' },
    'search-only': { type: 'boolean' },
  },
});
const [part = 1, parts = 1] = (values.part ?? '').split('/').filter(Boolean).map(Number);
const requested = positionals.length > 0 ? positionals : all.split(' ');
const states = requested.filter((_, at) => at % parts === part - 1);

/** The output of a program. Its error output goes to the console. */
function outputOf(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout } = spawnSync(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed.\n${stdout}`);
  return stdout;
}

/** Writes the first edition of a state, as an association does. */
function makeEdition(state: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  outputOf('node', [
    ...['makers/new-edition.ts', folder, '--state', state],
    ...['--yes', '--keep-selection'],
  ]);
}

const suiteSchema = z.object({
  get suites() {
    return z.array(suiteSchema).default([]);
  },
  specs: z.array(z.object({ title: z.string(), ok: z.boolean() })).default([]),
});
type Suite = z.infer<typeof suiteSchema>;
const redIn = ({ suites, specs }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
  ...suites.flatMap(redIn),
];

/** Builds an edition and returns the number of its pages, and the titles of the checks that fail. */
function checkSite(folder: string): { pages: number; red: readonly string[] } {
  const site = `${folder}-site`;
  const env = { CONTENT_DIR: folder, SITE_DIR: site };
  outputOf('astro', ['build', '--root', 'site', '--silent'], env);
  const results = `${folder}-results.json`;
  const { status } = spawnSync(
    'playwright',
    ['test', 'any-edition', 'gates-files', '--reporter=json'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: results },
      shell: process.platform === 'win32',
    },
  );
  const red = redIn(suiteSchema.parse(JSON.parse(readFileSync(results, 'utf8'))));
  const pages = globSync(`${site}/**/*.html`).length;
  rmSync(site, { recursive: true });
  return { pages, red: status !== 0 && red.length === 0 ? ['the tests did not run'] : red };
}

const table = '.built/every-state.md';
const header = [
  'State',
  'ZIP codes',
  'Places',
  'Members found',
  'Pages',
  'Failed checks',
  'Seconds',
];
const rows: string[][] = [];
rmSync('.built/zips-far-from-towns.txt', { force: true });
let failed = 0;
for (const state of states) {
  const start = Date.now();
  const row = [state, '', '', '', ''];
  const red: string[] = [];
  try {
    const folder = `.built/states/${state}`;
    makeEdition(state, folder);
    addMembers(folder);
    const { zips, places, members, found, unknown, far } = searchEdition(folder);
    row.splice(1, 3, `${zips}`, `${places}`, `${found} of ${members}`);
    if (found < members) red.push('a member is not found');
    const astray = far.filter(({ reason }) => reason === undefined).map(({ zip }) => zip);
    if (astray.length > 0) red.push(`far from their towns: ${astray.join(', ')}`);
    const lines = far.map(({ zip, reason }) => `${state} ${zip}: ${reason}\n`);
    appendFileSync('.built/zips-far-from-towns.txt', lines.join(''));
    if (unknown.length > 0) red.push(`the search does not know ${unknown.slice(0, 5).join(', ')}`);
    if (!values['search-only']) {
      const site = checkSite(folder);
      row[4] = `${site.pages}`;
      red.push(...site.red);
    }
  } catch (error) {
    red.push(error instanceof Error ? error.message : `${error}`);
  }
  failed += red.length;
  const seconds = `${Math.round((Date.now() - start) / 1000)}`;
  rows.push([...row, red.length > 0 ? red.join('; ').replaceAll(/\s+/g, ' ') : '0', seconds]);
  console.log(rows.at(-1)?.join(' | '));
  writeFileSync(table, `${markdownTable([header, ...rows])}\n`);
}
if (process.env.GITHUB_STEP_SUMMARY)
  appendFileSync(process.env.GITHUB_STEP_SUMMARY, readFileSync(table, 'utf8'));
process.exit(failed > 0 ? 1 : 0);
