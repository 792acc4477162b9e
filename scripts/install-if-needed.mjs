// Runs before the npm commands that start, build, check or measure the site: installs the packages when
// they are missing or older than the lock file. `node scripts/install-if-needed.mjs bench` does so in a
// folder that has packages of its own, which only some commands need.
// Plain JavaScript with no imports from packages, because it must run on whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';

const folder = process.argv[2] ?? '.';
const lock = `${folder}/package-lock.json`;
const stamp = `${folder}/node_modules/.installed-lock.json`;

const upToDate = existsSync(stamp) && readFileSync(stamp, 'utf8') === readFileSync(lock, 'utf8');

if (!upToDate) {
  const where = folder === '.' ? '' : ` of ${folder}/`;
  console.log(`Installing the packages${where} (first run, or the lock file has changed) …`);
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
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
  copyFileSync(lock, stamp);
}
