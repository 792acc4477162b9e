// Run by `npm run monkey`: a thousand random walks over the built site, 300 random texts in the search box,
// and every failure of every file of the finder. Seeds decide them, and a failed walk prints its seed:
//   npm run monkey -- --seed 123       repeats that walk
//   npm run monkey -- --walks 5000     takes more walks, the same ones first
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

function readNumbers() {
  const { values } = parseArgs({
    options: { seed: { type: 'string' }, walks: { type: 'string' } },
  });
  for (const [name, value] of Object.entries(values))
    if (!/^[1-9]\d{0,8}$/.test(value)) throw new Error(`--${name} is "${value}".`);
  return values;
}

function numbersOrExit() {
  try {
    return readNumbers();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Give whole numbers above 0: npm run monkey -- --seed 123 --walks 5000.');
    process.exit(1);
  }
}

const { seed, walks } = numbersOrExit();
const env = {
  ...process.env,
  CONTENT_DIR: 'editions/journeys',
  SITE_DIR: '.built/sites/journeys',
  SEED: seed ?? '1',
  WALKS: walks ?? (seed ? '1' : '1000'),
  TEXTS: '300',
  EVERY_WAY: 'yes',
};
const specs = seed ? ['random', '--grep', 'random walk'] : ['finder-failures', 'random'];
const reporter = `--reporter=${process.stdout.isTTY ? 'line' : 'dot'}`;

function run(program: string, ...args: readonly string[]): boolean {
  const shell = process.platform === 'win32';
  return spawnSync(program, args, { stdio: 'inherit', shell, env }).status === 0;
}

const passed =
  run('node', 'tests/run/find-chromium.ts') &&
  run('astro', 'build', '--root', 'site', '--silent') &&
  run('playwright', 'test', ...specs, reporter);
process.exit(passed ? 0 : 1);
