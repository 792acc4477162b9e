// Finds Chromium for the browser tests, or installs it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installFromDebian, isDebianAsRoot } from './debian.ts';

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

/** Before a build of a minute, and not after it. */
export function findChromiumOrInstall(): void {
  if (findHeadlessShell()) return;
  if (isDebianAsRoot()) installFromDebian(['chromium-headless-shell']);
  else
    spawnSync('npx', ['playwright', 'install', 'chromium'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  if (findHeadlessShell()) return;
  console.error(
    "Chromium couldn't be installed. Install it by hand and set CHROMIUM_PATH to its program file.",
  );
  process.exit(1);
}
