// A copy of the project in which `npm run faults` plants faults. If it stops early, the project stays unchanged.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, delimiter, join, resolve } from 'node:path';
import type { PlantedFault } from './faults.ts';

/** git ignores it. */
export const copyFolder = resolve('.built/faults');
const scope = '@appraisers';
const env = {
  ...process.env,
  CONTENT_DIR: 'editions/journeys',
  SITE_DIR: '.built/sites/journeys',
  PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
};

/** Runs a program and returns what it prints; undefined if it fails. */
function run(cwd: string, program: string, ...args: readonly string[]): string | undefined {
  const shell = process.platform === 'win32';
  const options = { cwd, env, shell, encoding: 'utf8', maxBuffer: 1e9 } as const;
  const { status, stdout } = spawnSync(program, args, options);
  return status === 0 ? stdout : undefined;
}

const linkFolder = (from: string, to: string) =>
  symlinkSync(resolve(from), join(copyFolder, to), 'junction');

/** Copies the project. In the copy, workspaces import each other; the installed packages are linked. */
export function copyProject(): void {
  rmSync(copyFolder, { recursive: true, force: true });
  const files = run('.', 'git', 'ls-files', '-co', '--exclude-standard', '-z')?.split('\0') ?? [];
  for (const file of files.filter((name) => name && existsSync(name)))
    cpSync(file, join(copyFolder, file));
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const folder of ['', ...workspaces].map((name) => join(name, 'node_modules'))) {
    if (!existsSync(folder)) continue;
    mkdirSync(join(copyFolder, folder));
    // Build tools cache their work in folders with a dot. The copy has its own.
    for (const name of readdirSync(folder).filter((one) => !one.startsWith('.') && one !== scope))
      linkFolder(join(folder, name), join(folder, name));
  }
  mkdirSync(join(copyFolder, 'node_modules', scope));
  for (const folder of workspaces)
    linkFolder(join(copyFolder, folder), join('node_modules', scope, basename(folder)));
}

export type TestFile = Pick<PlantedFault, 'test' | 'onlyInAll'>;

export const isBrowserTest = ({ test }: TestFile) => test.endsWith('.spec.ts');

const buildSite = () => run(copyFolder, 'astro', 'build', '--root', 'site', '--silent');

/** Whether tests of one kind pass in the copy, as `npm test` or `npm run test:all` runs them. */
export function doPass(tests: readonly [TestFile, ...TestFile[]]): boolean {
  const [{ onlyInAll }] = tests;
  const files = tests.map(({ test }) => test);
  if (!isBrowserTest(tests[0]))
    return (
      run(copyFolder, 'vitest', 'run', ...files, ...(onlyInAll ? [] : ['--tags-filter=!all'])) !==
      undefined
    );
  const tags = onlyInAll ? [] : ['--grep-invert', '@all'];
  return (
    buildSite() !== undefined &&
    run(copyFolder, 'playwright', 'test', ...files, ...tags, '-x') !== undefined
  );
}
