// Run by `npm run monkey`: 100,000 texts in the core, 300 in the browser, a thousand random walks over the built
// site, all decided by seeds, and every file of the finder failing in every way. A walk that fails is said with its
// seed, and is taken again by
//   npm run monkey -- --seed 123       that walk alone
//   npm run monkey -- --walks 5000     more of them, with other numbers to follow
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { slowestOf } from './monkey/slowest.ts';
import { progressLine } from './renewal/progress-line.ts';

/** ms that no text may take in the core. */
const longest = 5;

function refuse(sentence: string): never {
  console.error(`${sentence} npm run monkey takes --seed NUMBER and --walks NUMBER.`);
  process.exit(1);
}

function options() {
  try {
    return parseArgs({ options: { seed: { type: 'string' }, walks: { type: 'string' } } }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function numberOf(name: string, given: string | undefined, otherwise: number): number {
  const number = Number(given ?? otherwise);
  return Number.isSafeInteger(number) && number > 0
    ? number
    : refuse(`--${name} wants a whole number above 0, and has ${given}.`);
}

const values = options();
const one = values.seed !== undefined;
const env = {
  ...process.env,
  CONTENT_DIR: 'editions/journeys',
  SITE_DIR: '.built/sites/journeys',
  SEED: `${numberOf('seed', values.seed, 1)}`,
  WALKS: `${numberOf('walks', values.walks, one ? 1 : 1000)}`,
  TEXTS: '300',
  EVERY_WAY: 'yes',
};

/** Says the slowest texts; whether one is too slow. */
function tryCore(count: number): boolean {
  Object.assign(process.env, { CONTENT_DIR: env.CONTENT_DIR });
  console.log(`${count.toLocaleString('en')} texts in the core`);
  const line = progressLine(process.stdout);
  const slowest = slowestOf(count, (done) => line.show(`${done} of ${count} texts`));
  line.clear();
  for (const { fields, ms, seed } of slowest)
    console.log(`  ${ms.toFixed(2)} ms  seed ${seed}  ${JSON.stringify(fields).slice(0, 120)}`);
  const tooSlow = (slowest[0]?.ms ?? 0) > longest;
  if (tooSlow)
    console.error(`A text takes more than ${longest} ms whenever it is asked: the first above.`);
  return tooSlow;
}

function run(program: string, ...args: readonly string[]): boolean {
  const shell = process.platform === 'win32';
  return spawnSync(program, args, { stdio: 'inherit', shell, env }).status === 0;
}

const tooSlow = !one && tryCore(100_000);
/** A line that goes on where somebody watches, a dot for each where nobody does. */
const reporter = `--reporter=${process.stdout.isTTY ? 'line' : 'dot'}`;
const specs = one ? ['random-walks'] : ['finder-faults', 'random-texts', 'random-walks'];
const passed =
  run('node', 'scripts/find-chromium.ts') &&
  run('astro', 'build', '--outDir', env.SITE_DIR, '--silent') &&
  run('playwright', 'test', ...specs, reporter);
process.exit(passed && !tooSlow ? 0 : 1);
