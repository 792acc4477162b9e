// Finds Chromium for the browser tests, or installs it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installFromDebian, isDebianAsRoot } from './debian.ts';

/** The program file of Chromium. The shell without windows is twice as fast in a virtual machine. */
export const findChromium = () =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    chromium.executablePath(),
  ].find((path) => path && existsSync(path));

/** Before a build of a minute, and not after it. */
export function findChromiumOrInstall(): void {
  if (findChromium()) return;
  if (isDebianAsRoot()) installFromDebian(['chromium-headless-shell']);
  else
    spawnSync('npx', ['playwright', 'install', 'chromium'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  if (findChromium()) return;
  console.error(
    "Chromium couldn't be installed. Install it by hand and set CHROMIUM_PATH to its program file.",
  );
  process.exit(1);
}
