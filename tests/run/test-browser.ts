// Run by `npm run test:browser`: builds every edition and runs the browser tests in Chromium. All tests
// run on editions/journeys, and the rules and tasks for any edition run on the others.
//   npm run test:browser                        what `npm test` runs: everything but the tests tagged @all
//   npm run test:browser -- --all               everything, and the gates on every edition
//   npm run test:browser -- map.spec.ts         one complete file; arguments go to Playwright
//   npm run test:browser -- --reuse map.spec.ts the same on the last build, for changes to tests only
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';

/** The edition whose words and people the tests know. */
const journeysEdition = 'editions/journeys';
const otherSample = 'editions/idaho';
/** The rules for any edition run on the other editions, its tasks on all. */
const withoutGeneral = ['--grep-invert', 'any-edition.spec|finder-needs|long-answers|large-'];
/** The same without the tests that only `npm run test:all` runs. */
const withoutTagged = ['--grep-invert', 'any-edition.spec|finder-needs|long-answers|large-|@all'];
/** The rules and tasks for any edition. */
const general = ['gates', 'any-edition'];
/** The same without the finder's rules, which depend little on content. */
const pageSpecs = ['gates-files', 'gates.spec', 'any-edition'];
/** The fast ones of these. */
const short = ['gates-files', 'any-edition'];
/** The rules for an edition without members. */
const withoutMembers = ['gates-files', 'gates.spec'];
/** Tests that run on a copy of that edition, with details of members or with many more members. */
const specsOfCopies: Readonly<Record<string, readonly string[]>> = {
  'detailed-members': ['finder-needs'],
  'large-1000': ['long-answers', 'large-directory'],
  'large-20000': ['large-directory', 'large-city'],
};

type Env = Readonly<Record<string, string>>;

/**
 * Runs a program of the project and returns its exit status.
 * @param output - Collects the output. Without it, the output is shown.
 */
async function run(
  command: string,
  args: readonly string[],
  env: Env = {},
  output?: string[],
): Promise<number> {
  const child = spawn(command, args, {
    stdio: output ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => output?.push(`${text}`));
  const [status] = await once(child, 'close');
  return status ?? 1;
}

/** The file that collects the errors of an edition's tests. */
function failedFile(folder: string): string {
  return `.built/failed-${basename(folder)}.txt`;
}

/** The environment to build and test the site of an edition. */
function envOf(folder: string): { SITE_DIR: string } & Env {
  const site = folder === edition.folder ? 'dist' : `.built/sites/${basename(folder)}`;
  return { CONTENT_DIR: folder, SITE_DIR: site, FAILED_FILE: failedFile(folder) };
}

type Build = { readonly status: number; readonly output: string };

/** The last build of an edition. */
function lastBuild(folder: string): Build {
  const home = `${envOf(folder).SITE_DIR}/index.html`;
  return existsSync(home)
    ? { status: 0, output: `Using the build of ${statSync(home).mtime.toLocaleString()}.\n` }
    : { status: 1, output: `There is no build in ${home}. Run this again without --reuse.\n` };
}

/** Builds the site of an edition and keeps the output for later. */
async function build(folder: string): Promise<Build> {
  if (process.argv.includes('--reuse')) return lastBuild(folder);
  const env = envOf(folder);
  const output: string[] = [];
  const status = await run('astro', ['build', '--root', 'site', '--silent'], env, output);
  return { status, output: output.join('') };
}

/** The programs that make a copy of an edition have its name, with an argument after the last dash. */
async function copyEdition(name: string): Promise<void> {
  const [, program = name, count] = /^(large)-(\d+)$/.exec(name) ?? [];
  const args = count ? [`tests/run/${program}-edition.ts`, count] : [`tests/run/${program}.ts`];
  if (await run('node', args)) process.exit(1);
}

/** A copy of that edition after a year of changes. And two editions of other states: on its first day, and a small one. */
const copies = ['owners-year', 'first-day', 'state-of-the-day'] as const;

const options = ['--all', '--reuse'];
const requestedSpecs = process.argv.slice(2).filter((argument) => !options.includes(argument));
/** The requested tests that run on that copy. */
const requestedOn = (copy: string) =>
  requestedSpecs.filter((spec) => specsOfCopies[copy]?.some((name) => spec.includes(name)));
const requestedOthers = requestedSpecs.filter(
  (spec) => !Object.keys(specsOfCopies).some((copy) => requestedOn(copy).includes(spec)),
);
mkdirSync('.built', { recursive: true });
const isWhole = process.argv.includes('--all');
/** The tests of each site. The live edition belongs to its owner: only its build validates it. */
const plan: (readonly [folder: string, args?: readonly string[]])[] = [];
if (requestedSpecs.length === 0) {
  plan.push([journeysEdition, isWhole ? withoutGeneral : withoutTagged]);
  for (const name of copies) await copyEdition(name);
  plan.push([otherSample, isWhole ? general : ['any-edition']]);
  plan.push(isWhole ? ['.built/owners-year', pageSpecs] : ['.built/owners-year']);
  plan.push(['.built/first-day', isWhole ? withoutMembers : ['gates-files']]);
  plan.push(['.built/state-of-the-day', short]);
  if (!plan.some(([folder]) => folder === edition.folder)) plan.push([edition.folder]);
}
if (requestedOthers.length > 0) plan.push([journeysEdition, requestedOthers]);
for (const [name, specs] of Object.entries(specsOfCopies)) {
  // Twenty thousand members take minutes to build.
  if (name === 'large-20000' && !isWhole) continue;
  const requested = requestedSpecs.length === 0 ? specs : requestedOn(name);
  if (requested.length === 0) continue;
  await copyEdition(name);
  plan.push([`.built/${name}`, requested]);
}

/** A shared defect fails hundreds of tests, each after its timeout. These are enough to find it. */
const limit = isWhole || requestedSpecs.length > 0 ? [] : ['--max-failures=20'];

const failed: string[] = [];
// The next site builds while the tests of one run.
const [firstFolder = journeysEdition] = plan[0] ?? [];
let building = build(firstFolder);
for (const [at, [folder, args]] of plan.entries()) {
  const { SITE_DIR } = envOf(folder);
  console.log(`\n${folder}: building the site into ${SITE_DIR}/${args ? ' and trying it' : ''}`);
  const { status, output } = await building;
  const [next] = plan[at + 1] ?? [];
  if (next) building = build(next);
  writeFileSync(failedFile(folder), '');
  process.stderr.write(output);
  if (status || (args && (await run('playwright', ['test', ...args, ...limit], envOf(folder)))))
    failed.push(folder);
}

// At the end, where readers of a long log look first.
for (const folder of failed) {
  console.error(`\nThe site of ${folder} did not pass.${readFileSync(failedFile(folder))}`);
}
process.exit(failed.length > 0 ? 1 : 0);
