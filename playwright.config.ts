import { basename } from 'node:path';
import { defineConfig } from '@playwright/test';
import { hostName, origin } from './tests/hosts/host-under-test.ts';
import { findHeadlessShell } from './tests/run/find-chromium.ts';

const executablePath = findHeadlessShell();
const { port } = new URL(origin);
/** Each site has a folder of its own for what its failures show: a run begins by emptying it. */
const outputDir = `test-results/${basename(process.env.SITE_DIR || 'dist')}`;

export default defineConfig({
  testDir: 'tests',
  outputDir,
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // On a machine with other work a wait may take longer; what is waited for stays the same.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list', { printSteps: false }], ['./tests/support/failed-reporter.ts']],
  use: {
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    // A worker would answer in the place of the files that tests hold back and break.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // Few processes: a new one for every page costs as much time as the page.
        '--process-per-site',
        '--renderer-process-limit=1',
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
      ],
    },
  },
  webServer: {
    // The host's own engine, with the real headers and the real 404; with TEST_HOST another server.
    command:
      hostName === 'Workers'
        ? `node hosting/serve-build.ts ${port}`
        : `node hosting/serve-on.ts ${hostName} ${port}`,
    url: origin,
    ignoreHTTPSErrors: true,
    // Asked to end, and not only ended, servers leave no folders behind.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
