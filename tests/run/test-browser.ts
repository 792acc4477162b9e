// Run by `npm run test:browser`: builds every edition and runs the browser tests in Chromium. All tests
// run on editions/journeys, and the rules for any edition run on the others.
//   npm run test:browser                        what `npm test` runs: everything but the tests tagged @all
//   npm run test:browser -- --all               everything, and the gates on every edition
//   npm run test:browser -- map.spec.ts         one complete file; arguments go to Playwright
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';

/** The edition whose words and people the tests know. */
const journeysEdition = 'editions/journeys';
/** The rules for any edition run on the other editions. */
const withoutGeneral = ['--grep-invert', 'any-edition|finder-needs'];
/** The same without the tests that only `npm run test:all` runs. */
const withoutTagged = ['--grep-invert', 'any-edition|finder-needs|@all'];
/** The rules for any edition. */
const general = ['gates', 'any-edition'];
/** The same without the finder's rules, which depend little on content. */
const pageSpecs = ['gates-files', 'gates.spec', 'any-edition'];
/** The fast ones of these. */
const short = ['gates-files', 'any-edition'];
/** The tests of members' details run on a copy of that edition with details. */
const detailed = '.built/detailed-edition';
const detailSpecs = ['finder-needs'];

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
  const site = folder === 'content' ? 'dist' : `.built/sites/${basename(folder)}`;
  return { CONTENT_DIR: folder, SITE_DIR: site, FAILED_FILE: failedFile(folder) };
}

/** Builds the site of an edition and keeps the output for later. */
async function build(folder: string): Promise<{ status: number; output: string }> {
  const env = envOf(folder);
  const output: string[] = [];
  const status = await run('astro', ['build', '--root', 'site', '--silent'], env, output);
  return { status, output: output.join('') };
}

/** Copies of that edition: with details of members, after a year of changes, and on its first day. */
const copies = ['detailed-edition', 'owners-year', 'first-day'] as const;

const requestedSpecs = process.argv.slice(2).filter((argument) => argument !== '--all');
/** The requested tests that run on the copy with details, and the others. */
const requestedDetails = requestedSpecs.filter((spec) =>
  detailSpecs.some((name) => spec.includes(name)),
);
const requestedOthers = requestedSpecs.filter((spec) => !requestedDetails.includes(spec));
mkdirSync('.built', { recursive: true });
const isWhole = process.argv.includes('--all');
/** The tests of each site. The live edition belongs to its owner: only its build validates it. */
const plan: (readonly [folder: string, args?: readonly string[]])[] = [];
if (requestedSpecs.length === 0) {
  plan.push([journeysEdition, isWhole ? withoutGeneral : withoutTagged]);
  for (const name of copies) if (await run('node', [`tests/run/${name}.ts`])) process.exit(1);
  plan.push([detailed, detailSpecs]);
  const others = globSync('editions/*')
    .map(toPosix)
    .filter((folder) => folder !== journeysEdition);
  plan.push(...others.map((folder) => [folder, isWhole ? general : ['any-edition']] as const));
  plan.push(isWhole ? ['.built/owners-year', pageSpecs] : ['.built/owners-year']);
  plan.push(isWhole ? ['.built/first-day', short] : ['.built/first-day']);
  plan.push(['content']);
}
if (requestedOthers.length > 0) plan.push([journeysEdition, requestedOthers]);
if (requestedDetails.length > 0) {
  if (await run('node', ['tests/run/detailed-edition.ts'])) process.exit(1);
  plan.push([detailed, requestedDetails]);
}

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
  if (status || (args && (await run('playwright', ['test', ...args], envOf(folder)))))
    failed.push(folder);
}

// At the end, where readers of a long log look first.
for (const folder of failed) {
  console.error(`\nThe site of ${folder} did not pass.${readFileSync(failedFile(folder))}`);
}
process.exit(failed.length > 0 ? 1 : 0);
