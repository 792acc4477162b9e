// The development server on a copy of the sources, which a test changes as an editor would.
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
import { freePort } from '@appraisers/hosting/free-port.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './watched-page.ts';

/** Inside the project, so that Node finds the packages. Git and all checks ignore it. */
const copy = '.dev-copy';
const packages = ['packages/directory', 'packages/edition', 'hosting', 'site'];
const parts = [...['package.json', 'tsconfig.json', ...packages]];
/** The edition whose words the test knows. It is the live one in the copy. */
const edition = 'editions/journeys';

/** The site's settings, with access to the packages outside the copy. */
const config = `import config from './astro.config.ts';
const vite = { ...config.vite, server: { fs: { allow: ['../..'] } } };
export default { ...config, vite };
`;

type DevServer = {
  readonly url: string;
  /** The server's output. */
  terminal: string;
};

/** Changes files of the copy while a page is open. */
export class Editor {
  /** Whether the page listens for changes. */
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

  /** Replaces text, which must be there. */
  async change(file: string, from: RegExp, to: string): Promise<void> {
    const text = this.read(file);
    const changed = text.replace(from, to);
    expect(changed, `${file} has ${from}`).not.toBe(text);
    await this.write(file, changed);
  }
}

/** Ends a program and its children. Windows has no process groups. */
function endGroup(pid: number): void {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', `${pid}`, '/t', '/f']);
  else process.kill(-pid, 'SIGKILL');
}

async function withDevServer(use: (server: DevServer) => Promise<void>): Promise<void> {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  for (const part of parts) cpSync(part, `${copy}/${part}`, { recursive: true });
  cpSync(edition, `${copy}/content`, { recursive: true });
  // Links to the copied packages instead of the project's.
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
  // A process group, so that its children end with it.
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
