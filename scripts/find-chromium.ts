// Run by `npm run test:browser`: finds Chromium for the browser tests, or installs it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Path of the browser: CHROMIUM_PATH, then the system's, then Playwright's own. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

function install(): void {
  const debianAsRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  console.log('Installing Chromium for the browser tests (first run only) …');
  const installed = debianAsRoot
    ? run('apt-get', 'update', '-qq') &&
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
    : run('npx', 'playwright', 'install', 'chromium');
  if (!installed || !findChromium()) {
    console.error(
      'Chromium could not be installed. Install it by hand and set CHROMIUM_PATH to its program file.',
    );
    process.exit(1);
  }
}

if (import.meta.main && !findChromium()) install();
