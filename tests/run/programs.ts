// Runs the programs of the tests. They end with this process.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    // Playwright ends its server at this signal only.
    for (const child of running) child.kill('SIGINT');
    process.exit(1);
  });

type Options = {
  readonly env?: NodeJS.ProcessEnv;
  /** Prints only whether it passed, under this name, and its output if it failed. */
  readonly name?: string;
};

/** Runs a program of the project, and returns whether it succeeded. */
export async function run(program: string, args: readonly string[], options: Options = {}) {
  const { env, name } = options;
  const start = performance.now();
  const child = spawn(program, args, {
    stdio: name === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  running.add(child);
  const [status] = await once(child, 'close');
  running.delete(child);
  const passed = status === 0;
  const seconds = Math.round((performance.now() - start) / 1000);
  if (name !== undefined && passed) console.log(`Passed: ${name}, ${seconds} s`);
  else if (name !== undefined)
    console.error(`${output}\nNot passed: ${name}. Its errors are above.`);
  return passed;
}

/** Format, types, unused code and unit tests, side by side. */
export async function checkSources(): Promise<boolean> {
  const results = await Promise.all([
    run('biome', ['ci', '.'], { name: 'format' }),
    run('astro', ['check', '--root', '.', '--tsconfig', 'tsconfig.json'], { name: 'types' }),
    run('knip', ['--cache'], { name: 'unused code' }),
    run('vitest', ['run', '--project=!makers', '--reporter=minimal'], { name: 'unit tests' }),
  ]);
  return !results.includes(false);
}

/** Builds a site, the selected one by default. */
export const build = (env: NodeJS.ProcessEnv = {}) =>
  run('astro', ['build', '--root', 'site', '--silent'], { env });
