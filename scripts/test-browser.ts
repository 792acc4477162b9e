// Run by `npm run test:browser`: the journeys and gates in Chromium, on the built sites. With
// arguments, as Playwright takes them, only on the edition that the journeys rely on.
//   npm run test:browser                        everything, on every edition
//   npm run test:browser -- map.spec.ts         one file
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { slashed } from '#loaders/slashed.ts';

/** Exact words and people: the edition that the journeys rely on. */
const ofJourneys = 'editions/journeys';
/** What has to be true of any edition is tried on four others; nobody ships this one. */
const withoutGeneral = ['--grep-invert', 'any-edition'];
/** What has to be true of any edition, whatever stands in it. */
const general = ['gates', 'any-edition'];
/** The same without the finder's own, which says little of content. */
const ofPages = ['gates-files', 'gates.spec', 'any-edition'];
/** The same, as far as it costs little time. */
const short = ['gates-files', 'any-edition'];

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}

/** Where the errors of an edition's tests are kept until the end. */
function failedFile(folder: string): string {
  return `.built/failed-${basename(folder)}.txt`;
}

function tried(folder: string, args: readonly string[]): number {
  const site = folder === 'content' ? 'dist' : `.built/sites/${basename(folder)}`;
  const env = { CONTENT_DIR: folder, SITE_DIR: site, FAILED_FILE: failedFile(folder) };
  writeFileSync(failedFile(folder), '');
  console.log(`\n${folder}: building the site into ${site}/ and trying it`);
  const built = run('astro', ['build', '--outDir', site, '--silent'], env);
  return built || run('playwright', ['test', ...args], env);
}

/** Copies of the live edition: as its owner may change it in a year, and as it may have begun. */
const copies = ['owners-year', 'first-day'] as const;

const asked = process.argv.slice(2);
mkdirSync('.built', { recursive: true });
const all = asked.length === 0;
const plan: (readonly [folder: string, args: readonly string[]])[] = [
  [ofJourneys, all ? withoutGeneral : asked],
];
if (all) {
  const made = copies.map((name) => run('node', [`scripts/${name}.ts`], {}));
  if (made.some((status) => status !== 0)) process.exit(1);
  const others = globSync('editions/*')
    .map(slashed)
    .filter((folder) => folder !== ofJourneys);
  plan.push(...others.map((folder) => [folder, general] as const));
  plan.push(...['content', '.built/owners-year'].map((folder) => [folder, ofPages] as const));
  plan.push(['.built/first-day', short]);
}
const failed = plan.filter(([folder, args]) => tried(folder, args) !== 0);

// Last, where whoever opens a long log looks first.
for (const [folder] of failed) {
  console.error(`\nThe site of ${folder} did not pass.${readFileSync(failedFile(folder))}`);
}
process.exit(failed.length > 0 ? 1 : 0);
