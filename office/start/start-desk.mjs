// Run by the files to double-click: "open-desk" at the top of the repository. It gets the latest state, installs
// what is missing, and opens the desk. Plain JavaScript with no packages, because none may be installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const oldestNode = 20;
/** Git waits this many milliseconds for a connection. */
const timeout = 30_000;

/** Runs git in this copy. Without git, the status is null. */
const git = (...args) =>
  spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    timeout,
    env: { ...process.env, LC_ALL: 'C' },
  });

/** Gets what others published, if nothing on this computer is in the way. Says what it did. */
function getLatest() {
  if (!existsSync(join(folder, '.git')))
    return "This copy isn't connected to the website. You can work, and send a file to your webmaster.";
  if (git('--version').error)
    return "Git isn't installed, so this copy can't get or publish anything. Install it from https://git-scm.com/downloads and open the desk again.";
  if (git('fetch', '--quiet').status !== 0)
    return "We couldn't get what others published, so this copy may be out of date. You can go on working.";
  // Where both sides changed, the desk merges and asks.
  const { status } = git('merge', '--quiet', '--ff-only', '@{upstream}');
  return status === 0
    ? 'This copy is up to date.'
    : 'The desk will add what others published to your work.';
}

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(
    `This computer has Node ${process.versions.node}. The desk needs Node ${oldestNode} or newer.\nInstall it from https://nodejs.org/en/download and open the desk again.`,
  );
  process.exitCode = 1;
} else {
  console.log('Getting the latest version…');
  console.log(getLatest());
  const desk = spawnSync('npm', ['run', '--silent', 'desk', '--', ...process.argv.slice(2)], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = desk.status ?? 1;
}
