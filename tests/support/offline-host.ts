// A browser that may store the site, on a host of the test, now or after the next release.
// No request is routed: Playwright's routes make workers bypass every cache.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { test as base, expect, type Page } from '@playwright/test';
import { SiteHost } from './site-host.ts';
import { expectNoTrouble, type Watch } from './watched-page.ts';

type Fixtures = {
  readonly host: SiteHost;
  /** Errors of all pages. */
  readonly watch: Pick<Watch, 'trouble' | 'expected'>;
};

export const offlineTest = base.extend<Fixtures>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      // The browser finds neither the tile host nor any other.
      const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), alone] });
    },
    { scope: 'worker' },
  ],
  serviceWorkers: 'allow',
  host: async ({ browserName: _any }, use) => {
    const host = await new SiteHost().start();
    await use(host);
    await host.stop();
  },
  baseURL: ({ host }, use) => use(host.origin),
  watch: [
    async ({ context }, use) => {
      const watch: Pick<Watch, 'trouble' | 'expected'> = { trouble: [] };
      context.on('console', (message) => {
        // The browser's own messages about files that it could not fetch are expected.
        const ofNetwork = message.text().startsWith('Failed to load resource: net::');
        if (message.type() === 'error' && !ofNetwork) watch.trouble.push(message.text());
      });
      context.on('weberror', (error) => watch.trouble.push(String(error.error())));
      await use(watch);
      expectNoTrouble(watch);
    },
    { auto: true },
  ],
});

/** Waits until a worker serves the site: by then it has stored all its files. */
export async function stored(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(state).toBe('activated');
}

/**
 * Tells a page that the device is still offline. Chromium may forget the emulated state at a navigation:
 * version 150 starts the new page as if online, which it never does on a device without a network.
 * @returns ends what this call began
 */
export async function stillOffline(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: true, ...unlimited });
  return () => session.detach();
}

type Change = readonly [file: string, pattern: RegExp, text: string];

/** Builds the site of a copy of the edition with these changes. Returns its folder. */
export async function buildChanged(
  folder: string,
  changes: readonly Change[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const copy = join(folder, 'edition');
  cpSync(edition.folder, copy, { recursive: true });
  for (const [file, pattern, text] of changes) {
    const path = join(copy, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(pattern, text));
  }
  const site = join(folder, 'site');
  const build = ['node_modules/astro/bin/astro.mjs', 'build', '--root', 'site', '--silent'];
  const all = { ...env, CONTENT_DIR: copy, SITE_DIR: site, ASTRO_TELEMETRY_DISABLED: '1' };
  const options = { stdio: 'inherit', env: { ...process.env, ...all } } as const;
  const child = spawn(process.execPath, build, options);
  const status = await new Promise((ended) => child.once('close', ended));
  if (status !== 0) throw new Error('The build failed. The reason is printed above.');
  return site;
}

/** One member renamed, and the directory checked again. */
const nextRelease: readonly Change[] = [
  ['members.csv', /,[^,]+(,[^,]+,[^,]+,Provo,84604,)/, ',Brandnewname$1'],
  ['site.yaml', /^directoryUpdated: .*$/m, 'directoryUpdated: 2030-01-05'],
];

/** `next` is the folder of the next release: a build as real as the first. */
export const nextBuildTest = offlineTest.extend<object, { next: string }>({
  next: [
    async ({ browserName: _any }, use) => {
      mkdirSync('.built', { recursive: true });
      const folder = resolve(mkdtempSync('.built/next-'));
      await use(await buildChanged(folder, nextRelease));
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
