// The development server shows a change of the edition, and an error of it, at once.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { finderTest as test } from '#support/finder-page.ts';
import { freePort } from '#support/free-port.ts';
import { expect as promptly } from '#support/watched-page.ts';

const edition = '.built/dev-edition';
const port = await freePort();
// The server starts beside the check of types and the unit tests, and compiles what a page asks for.
const expect = promptly.configure({ timeout: 300_000 });
test.use({ baseURL: `http://localhost:${port}` });

test('a change shows at once, and an error until it is fixed', async ({ page, finder, watch }) => {
  rmSync(edition, { recursive: true, force: true });
  cpSync('editions/journeys', edition, { recursive: true });
  writeFileSync(`${edition}/theme.yaml`, 'light:\n  paper: "#f6f0e4"\n');
  await using stack = new AsyncDisposableStack();
  const server = spawn(process.execPath, ['hosting/dev.ts', '--port', `${port}`], {
    env: { ...process.env, CONTENT_DIR: edition, ASTRO_DISABLE_UPDATE_CHECK: 'true' },
  });
  const ended = once(server, 'close');
  stack.defer(async () => {
    // An open page would look for the server.
    await page.close();
    server.kill();
    await ended;
    rmSync(edition, { recursive: true });
  });
  let terminal = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      terminal += text;
    });
  test.setTimeout(900_000);
  await expect.poll(() => terminal).toContain('watching for file changes');

  let isListening = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isListening = false;
  });
  page.on('console', (message) => {
    if (message.text() === '[vite] connected.') isListening = true;
  });
  /** Changes a file of the edition, once the open page listens for changes. */
  const edit = async (file: string, from: RegExp | string, to: string) => {
    await expect.poll(() => isListening, 'the page listens to the server').toBe(true);
    const path = `${edition}/${file}`;
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(from);
    // At once, as editors do.
    writeFileSync(`${path}~`, text.replace(from, to));
    renameSync(`${path}~`, path);
  };

  // While a page loads, the server may compile its packages again, and then reloads it. Later, a page shows an error.
  watch.expected = /Failed to load resource|dynamically imported/;
  await page.goto('/');
  await expect(finder.text).toHaveAttribute('inputmode');
  await edit('theme.yaml', '#f6f0e4', '#ffffff');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await finder.search('Zip Code', '84604');
  await expect(finder.cards).not.toHaveCount(0);
  await edit('members.csv', /,[^,]+(,[^,]+,[^,]+,Provo,84604,)/, ',Brandnewname$1');
  await expect(finder.cards.getByText('Brandnewname')).toBeVisible();

  await edit('members.csv', /^(1,[^,]*,[^,]*,)/m, '$1138');
  const error = /members\.csv, line 2, phone: \\?"138\d+\\?" isn't a phone number\./;
  await expect.poll(() => terminal).toMatch(error);
  // Astro sends an error 200 ms after the page, and on a busy machine it reaches the page before, which is leaving.
  // Without such a page, the server keeps the error for the next that listens.
  await page.goto('about:blank');
  await page.goto('/?near=84604');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(error);
  await edit('members.csv', /^(1,[^,]*,[^,]*,)138/m, '$1');
  await expect(overlay).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
