// Runs before most npm commands: installs the packages when they are missing or older than the lock file.
//   node install-if-needed.mjs                    the root and every workspace except makers
//   node install-if-needed.mjs makers             everything
//   node install-if-needed.mjs site hosting       only what these workspaces need
//   node install-if-needed.mjs --in tests/bench   a folder with its own packages
// It installs nothing if the lock file is unchanged and the last installation had the same workspaces.
// Plain JavaScript with no imports from packages, because it must run on whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const names = process.argv.slice(2);
const folder = names[0] === '--in' ? names[1] : '.';
const lock = readFileSync(`${folder}/package-lock.json`, 'utf8');
const stamp = `${folder}/node_modules/.installed.json`;
const { workspaces: all = [] } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));

const everything = folder !== '.' || names.includes('makers');
const root = everything || names.length === 0;
const chosen = names.length > 0 ? names : all.filter((name) => name !== 'makers');
const needed = [...(root ? ['.'] : []), ...(everything ? all : chosen)];

const installed = existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : undefined;
const upToDate =
  installed?.lock === lock && needed.every((name) => installed.workspaces.includes(name));

if (!upToDate) {
  const where = folder === '.' ? '' : ` of ${folder}/`;
  console.log(`Installing the packages${where} (first run, or the lock file changed)…`);
  const only = chosen.flatMap((name) => ['--workspace', name]);
  if (root) only.push('--include-workspace-root');
  const args = ['ci', ...(everything ? [] : only), '--no-audit', '--no-fund', '--loglevel=error'];
  const install = spawnSync('npm', args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) {
    console.error(
      "The packages couldn't be installed. Check your network and run the command again.",
    );
    process.exit(install.status ?? 1);
  }
  writeFileSync(stamp, JSON.stringify({ workspaces: needed, lock }));
}
