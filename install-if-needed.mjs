// Runs before the npm commands that start, build, check or measure the site: installs the packages when
// they are missing or older than the lock file.
//   node install-if-needed.mjs                    every workspace
//   node install-if-needed.mjs site hosting       only what these need, as long as no other is installed
//   node install-if-needed.mjs --in tests/bench   a folder that has packages of its own
// Plain JavaScript with no imports from packages, because it must run on whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [first, second, ...others] = process.argv.slice(2);
const folder = first === '--in' ? second : '.';
const workspaces = first && first !== '--in' ? [first, second, ...others].filter(Boolean) : [];
const lock = readFileSync(`${folder}/package-lock.json`, 'utf8');
const stamp = `${folder}/node_modules/.installed.json`;

/** What was installed last: the lock file, and the workspaces, none for all of them. */
const installed = existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : undefined;
const upToDate =
  installed?.lock === lock &&
  (installed.workspaces.length === 0 ||
    (workspaces.length > 0 && workspaces.every((name) => installed.workspaces.includes(name))));

if (!upToDate) {
  const where = folder === '.' ? '' : ` of ${folder}/`;
  console.log(`Installing the packages${where} (first run, or the lock file has changed) …`);
  const only = workspaces.flatMap((name) => ['--workspace', name]);
  const args = ['ci', ...only, '--no-audit', '--no-fund', '--loglevel=error'];
  const install = spawnSync('npm', args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) {
    console.error(
      'The packages could not be installed. Check the network, then run the command again.',
    );
    process.exit(install.status ?? 1);
  }
  writeFileSync(stamp, JSON.stringify({ workspaces, lock }));
}
