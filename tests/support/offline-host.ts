// A browser that may keep the site, on a host of the test's own. Nothing is routed here: of a page whose
// requests a test looks into, workers are told that its visitor asks past all caches.
import { test as base, expect, type Page } from '@playwright/test';
import { StoppableHost } from './stoppable-host.ts';

type Fixtures = {
  readonly host: StoppableHost;
  /** What went wrong on any page; a test that expects trouble empties it. */
  readonly trouble: string[];
};

export const offlineTest = base.extend<Fixtures>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      // Neither the tiles' host nor any other is there.
      const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), alone] });
    },
    { scope: 'worker' },
  ],
  serviceWorkers: 'allow',
  host: async ({ browserName: _any }, use) => {
    const host = new StoppableHost();
    await host.start();
    await use(host);
    await host.stop();
  },
  baseURL: ({ host }, use) => use(host.origin),
  trouble: [
    async ({ context }, use) => {
      const issue: string[] = [];
      context.on('console', (message) => {
        // What the browser itself says of a file that it could not fetch is meant.
        const ofNetwork = message.text().startsWith('Failed to load resource: net::');
        if (message.type() === 'error' && !ofNetwork) issue.push(message.text());
      });
      context.on('weberror', (error) => issue.push(String(error.error())));
      await use(issue);
      expect(issue, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until a worker answers for the site: by then it has all that it is to keep. */
export async function stored(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(state).toBe('activated');
}
