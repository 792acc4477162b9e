import { basename } from 'node:path';
import { defineConfig } from '@playwright/test';
import { origin, serveCommand } from './tests/hosts/host-under-test.ts';
import { findChromium } from './tests/run/find-chromium.ts';

/** Each site has its own folder for pictures of failures, because a run empties the folder first. */
const outputDir = `test-results/${basename(process.env.SITE_DIR || 'dist')}`;

export default defineConfig({
  testDir: 'tests',
  outputDir,
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // Only what hangs may fail: on a busy machine, a page takes many times as long.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  reporter: process.stdout.isTTY ? 'line' : 'dot',
  use: {
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    // A service worker would answer for files that tests delay and break.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // The browser finds neither the tile host nor any other.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        // A new process for every page costs as much time as the page.
        '--process-per-site',
        '--renderer-process-limit=1',
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
      ],
    },
  },
  webServer: {
    command: serveCommand,
    url: origin,
    ignoreHTTPSErrors: true,
    // Servers that get a signal to end remove their temporary folders.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    reuseExistingServer: false,
    timeout: 300_000,
  },
});
