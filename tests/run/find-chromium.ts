// Finds Chromium for the browser tests, or installs it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const browser = '/usr/bin/chromium';
/** The same engine without windows: Playwright's default, and twice as fast in a virtual machine. */
const shell = '/usr/bin/chromium-headless-shell';

const firstOf = (...paths: readonly (string | undefined)[]) =>
  [process.env.CHROMIUM_PATH, ...paths, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );

/** The browser for measurements, which visitors use too. */
export const findChromium = () => firstOf(browser, shell);

/** The browser for browser tests. */
export const findHeadlessShell = () => firstOf(shell, browser);

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

function install(): void {
  const debianAsRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  console.log('Installing Chromium for the browser tests (first run only)…');
  const debian = ['install', '-y', '-qq', '--no-install-recommends'];
  const installed = debianAsRoot
    ? run('apt-get', 'update', '-qq') &&
      // Older editions of Debian have the shell in the browser only.
      (run('apt-get', ...debian, 'chromium-headless-shell') ||
        run('apt-get', ...debian, 'chromium'))
    : run('npx', 'playwright', 'install', 'chromium');
  if (!installed || !findHeadlessShell()) {
    console.error(
      "Chromium couldn't be installed. Install it by hand and set CHROMIUM_PATH to its program file.",
    );
    process.exit(1);
  }
}

/** Before a build of a minute, and not after it. */
export function findChromiumOrInstall(): void {
  if (!findHeadlessShell()) install();
}
