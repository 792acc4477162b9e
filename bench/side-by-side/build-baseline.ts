// Builds the generated site as its makers would, `tsc && vite build`, once for each number of members.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { writeData } from '../baseline/write-data.ts';

const run = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [script, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });

/** @param sizes numbers of members, undefined for the edition's own */
export function buildBaseline(sizes: readonly (number | undefined)[]): void {
  for (const [at, size] of sizes.entries()) {
    writeData(size);
    if (at === 0) run('node_modules/typescript/bin/tsc', '-p', 'bench/baseline');
    const outDir = resolve('.built/baseline', `${size ?? 'site'}`);
    run(
      'bench/node_modules/vite/bin/vite.js',
      ...['build', 'bench/baseline', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
    );
  }
}
