// The development server on a copy of the sources, which a test may change like an editor would.
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, resolve } from 'node:path';
import { freePort } from '@appraisers/office/desk/server/free-port.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './watched-page.ts';

/** Inside the project, so that packages are found; git ignores it, and with git all checks. */
const copy = '.dev-copy';
const packages = ['packages/directory', 'packages/edition', 'hosting', 'site'];
const parts = [...['package.json', 'tsconfig.json', ...packages]];
/** The edition whose words the test knows; in the copy it is the live one. */
const edition = 'editions/journeys';

/** The site's own settings; but the packages lie outside of the copy, and have to be served too. */
const config = `import config from './astro.config.ts';
const vite = { ...config.vite, server: { fs: { allow: ['../..'] } } };
export default { ...config, vite };
`;

type DevServer = {
  readonly url: string;
  /** What the server has written into its terminal. */
  terminal: string;
};

/** Someone who changes files of the copy while a page is open. */
export class Editor {
  /** Whether the page would hear of a change. */
  private listening = false;

  constructor(page: Page) {
    page.on('request', (request) => {
      if (request.isNavigationRequest()) this.listening = false;
    });
    page.on('console', (message) => {
      if (message.text() === '[vite] connected.') this.listening = true;
    });
  }

  /** The text of a file. */
  read(file: string): string {
    return readFileSync(`${copy}/${file}`, 'utf8');
  }

  /** Replaces a file at once, as editors do, when the page listens for the change. */
  async write(file: string, text: string): Promise<void> {
    await expect.poll(() => this.listening, 'the page listens to the server').toBe(true);
    writeFileSync(`${copy}/written`, text);
    renameSync(`${copy}/written`, `${copy}/${file}`);
  }

  /** Puts words in the place of others, which have to be there. */
  async change(file: string, from: RegExp, to: string): Promise<void> {
    const text = this.read(file);
    const changed = text.replace(from, to);
    expect(changed, `${file} has ${from}`).not.toBe(text);
    await this.write(file, changed);
  }
}

/** Ends a program and what it has started; Windows knows no groups, but who began what. */
function endGroup(pid: number): void {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', `${pid}`, '/t', '/f']);
  else process.kill(-pid, 'SIGKILL');
}

async function withDevServer(use: (server: DevServer) => Promise<void>): Promise<void> {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  for (const part of parts) cpSync(part, `${copy}/${part}`, { recursive: true });
  cpSync(edition, `${copy}/content`, { recursive: true });
  // The packages of the copy, and not those that the project's own node_modules links to.
  mkdirSync(`${copy}/node_modules/@appraisers`, { recursive: true });
  for (const part of packages)
    symlinkSync(
      resolve(copy, part),
      `${copy}/node_modules/@appraisers/${basename(part)}`,
      'junction',
    );
  writeFileSync(`${copy}/site/copy.config.ts`, config);
  const port = await freePort();
  const server: DevServer = { url: `http://localhost:${port}`, terminal: '' };
  // A group of its own, so that what it starts can be ended with it.
  const child = spawn(
    process.execPath,
    [
      resolve('node_modules/astro/bin/astro.mjs'),
      'dev',
      '--root',
      'site',
      '--config',
      'copy.config.ts',
      '--port',
      `${port}`,
    ],
    {
      cwd: copy,
      detached: true,
      env: {
        ...process.env,
        CONTENT_DIR: 'content',
        ASTRO_TELEMETRY_DISABLED: '1',
        ASTRO_DISABLE_UPDATE_CHECK: 'true',
      },
    },
  );
  const ended = new Promise((end) => child.once('close', end));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      server.terminal += text;
    });
  }
  try {
    await expect
      .poll(() => server.terminal, { message: 'the server is there', timeout: 90_000 })
      .toContain('watching for file changes');
    await use(server);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) endGroup(child.pid);
    await ended;
    rmSync(copy, { recursive: true, force: true });
  }
}

export const devTest = test.extend<{ editor: Editor }, { dev: DevServer }>({
  dev: [
    async ({ browserName: _any }, use) => withDevServer(use),
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ dev }, use) => use(dev.url),
  editor: ({ page }, use) => use(new Editor(page)),
});
