// A browser that may store the site, on a host of the test.
// No request is routed: Playwright's routes make workers bypass every cache.
import { test as base, expect, type Page } from '@playwright/test';
import { SiteHost } from './site-host.ts';
import { expectNoTrouble, type Watch } from './watched-page.ts';

type Fixtures = {
  readonly host: SiteHost;
  /** Errors of all pages. */
  readonly watch: Pick<Watch, 'trouble' | 'expected'>;
};

export const offlineTest = base.extend<Fixtures>({
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
