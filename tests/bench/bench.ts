// Run by `npm run bench`: measures this site beside a generated one, and prints tables for docs/benchmarks.md.
//   npm run bench                         everything, two hours
//   npm run bench -- compare              the selected edition
//   npm run bench -- growth core 89 1000  copies of editions/journeys with so many invented members
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { findChromiumOrInstall } from '@appraisers/tests/run/find-chromium.ts';
import { compare, growth } from './compare.ts';
import { benchCore } from './core.ts';

type Row = Readonly<Record<string, string | number>>;

type Bench = (sizes: readonly number[]) => readonly Row[] | Promise<readonly Row[]>;

const benches: Readonly<Record<string, Bench>> = { compare, growth, core: benchCore };

function markdownTable(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => names.map((name) => (row[name] ?? '').toLocaleString('en-US')));
  const lines = [names, names.map((_, at) => (at === 0 ? ':--' : '--:')), ...cells];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

const options = process.argv.slice(2);
const sizes = options.map(Number).filter((size) => size > 0);
const names = options.filter((option) => !(Number(option) > 0));
if (names.some((name) => !(name in benches))) {
  console.error('Choose from: compare, growth, core, and numbers of members.');
  process.exit(1);
}

if (names.join() !== 'core') {
  findChromiumOrInstall();
  console.log('Installing Lighthouse and packages of the generated site, unless they are here…');
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: 'tests/bench',
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

for (const [name, bench] of Object.entries(benches)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const rows = await bench(sizes.length > 0 ? sizes : [89, 1000, 2000, 5000, 20_000]);
  // The load over the last 15 minutes tells whether other programs ran.
  const load = `load average ${loadavg()[2]?.toFixed(1)}`;
  console.log(`\n${name}: ${new Date().toISOString()}, Node ${process.version}, ${load}.\n`);
  console.log(markdownTable(rows));
}
