// The development server on a copy of an edition, which a test changes as an editor would.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { freePort } from '#support/free-port.ts';
import { expect, test } from './watched-page.ts';

type DevServer = {
  readonly url: string;
  /** The folder of the edition. */
  readonly edition: string;
  /** The server's output. */
  terminal: string;
};

async function withDevServer(use: (server: DevServer) => Promise<void>): Promise<void> {
  const edition = '.built/dev-edition';
  rmSync(edition, { recursive: true, force: true });
  cpSync('editions/journeys', edition, { recursive: true });
  const port = await freePort();
  const server: DevServer = { url: `http://localhost:${port}`, edition, terminal: '' };
  const child = spawn(process.execPath, ['hosting/dev.ts', '--port', `${port}`], {
    env: { ...process.env, CONTENT_DIR: edition, ASTRO_DISABLE_UPDATE_CHECK: 'true' },
  });
  const ended = once(child, 'close');
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      server.terminal += text;
    });
  try {
    await expect
      .poll(() => server.terminal, { message: 'the server is there', timeout: 90_000 })
      .toContain('watching for file changes');
    await use(server);
  } finally {
    child.kill();
    await ended;
    rmSync(edition, { recursive: true });
  }
}

/** Changes a file of the edition, once the open page listens for changes. */
type Edit = (file: string, from: RegExp | string, to: string) => Promise<void>;

export const devTest = test.extend<{ edit: Edit }, { dev: DevServer }>({
  dev: [
    async ({ browserName: _any }, use) => withDevServer(use),
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ dev }, use) => use(dev.url),
  edit: async ({ dev, page }, use) => {
    let isListening = false;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isListening = false;
    });
    page.on('console', (message) => {
      if (message.text() === '[vite] connected.') isListening = true;
    });
    await use(async (file, from, to) => {
      await expect.poll(() => isListening, 'the page listens to the server').toBe(true);
      const path = `${dev.edition}/${file}`;
      const text = readFileSync(path, 'utf8');
      expect(text).toMatch(from);
      // At once, as editors do.
      writeFileSync(`${path}~`, text.replace(from, to));
      renameSync(`${path}~`, path);
    });
  },
});
