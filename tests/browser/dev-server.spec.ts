// The development server shows a change of the edition, and an error of it, at once.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { finderTest as base } from '#support/finder-page.ts';
import { freePort } from '#support/free-port.ts';
import { expect, fileErrors } from '#support/watched-page.ts';

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

const devTest = base.extend<{ edit: Edit }, { dev: DevServer }>({
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

devTest(
  'a change is on the open page, and an error names its file until it is fixed',
  async ({ page, dev, edit, finder, watch }) => {
    writeFileSync(`${dev.edition}/theme.yaml`, 'light:\n  paper: "#f6f0e4"\n');
    await finder.open();
    await edit('theme.yaml', '#f6f0e4', '#ffffff');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await finder.search('Zip Code', '84604');
    expect(await finder.found()).toBeGreaterThan(0);
    await edit('members.csv', /,[^,]+(,[^,]+,[^,]+,Provo,84604,)/, ',Brandnewname$1');
    await expect(finder.cards.getByText('Brandnewname')).toBeVisible();
    expect(watch.trouble).toEqual([]);

    await edit('members.csv', /^(1,[^,]*,[^,]*,)/m, '$1138');
    const error = /members\.csv, line 2, phone: \\?"138\d+\\?" isn't a phone number\./;
    const overlay = page.locator('vite-error-overlay');
    // Astro sends an error 200 ms after the page. On a busy machine, that is before the page listens.
    await expect(async () => {
      if ((await overlay.count()) === 0) await page.reload();
      await expect(overlay).toContainText(error, { timeout: 5000 });
    }).toPass();
    expect(dev.terminal).toMatch(error);
    await edit('members.csv', /^(1,[^,]*,[^,]*,)138/m, '$1');
    await expect(overlay).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The page that showed the error.
    watch.expected = fileErrors;
  },
);
