// A host of the test's own, which can be given another build, break off, and be gone; and a browser
// that may keep the site. Nothing is routed here: of a page whose requests a test looks into, workers
// are told that its visitor asks past all caches.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { test as base, expect, type Page } from '@playwright/test';
import sirv from 'sirv';
import { siteFolder } from './site-under-test.ts';

const isHashed = (path: string) => path.startsWith('/_astro/');

/** What a worker keeps is seen only where the browser's own cache keeps nothing. */
const filesOf = (folder: string) =>
  sirv(folder, { setHeaders: (response) => response.setHeader('Cache-Control', 'no-store') });

export class Host {
  origin = '';
  /** Breaks the connection over these paths. */
  breaksOver: RegExp | undefined;
  /** Hashed files that were asked for and are not there. */
  readonly missed: string[] = [];
  private port = 0;
  private server: Server | undefined;
  private files = filesOf(siteFolder);
  private ofFirst: RegExp | undefined;

  /** From now on the host serves this build; some paths, if any are given, still from the first. */
  serve(folder: string, ofFirst?: RegExp): void {
    this.files = filesOf(folder);
    this.ofFirst = ofFirst;
  }

  async start(): Promise<void> {
    const first = filesOf(siteFolder);
    const notFound = readFileSync(`${siteFolder}/404.html`);
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (this.breaksOver?.test(pathname)) {
        request.socket.destroy();
        return;
      }
      const files = this.ofFirst?.test(pathname) ? first : this.files;
      files(request, response, () => {
        if (isHashed(pathname)) this.missed.push(pathname);
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
      });
    });
    await new Promise<void>((ready) => server.listen(this.port, 'localhost', ready));
    const address = server.address();
    this.port = typeof address === 'object' && address ? address.port : 0;
    this.origin = `http://localhost:${this.port}`;
    this.server = server;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((closed) => this.server?.close(closed));
  }
}

type Fixtures = {
  readonly host: Host;
  /** What went wrong on any page; a test that expects trouble empties it. */
  readonly trouble: string[];
};

export const test = base.extend<Fixtures>({
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
    const host = new Host();
    await host.start();
    await use(host);
    await host.stop();
  },
  baseURL: ({ host }, use) => use(host.origin),
  trouble: [
    async ({ context }, use) => {
      const trouble: string[] = [];
      context.on('console', (message) => {
        // What the browser itself says of a file that it could not fetch is meant.
        const ofNetwork = message.text().startsWith('Failed to load resource: net::');
        if (message.type() === 'error' && !ofNetwork) trouble.push(message.text());
      });
      context.on('weberror', (error) => trouble.push(String(error.error())));
      await use(trouble);
      expect(trouble, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until a worker answers for the site: by then it has all that it is to keep. */
export async function kept(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(state).toBe('activated');
}
