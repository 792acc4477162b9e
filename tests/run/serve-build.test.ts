// How `npm run serve` starts and ends: a message before anything else, and no process left behind.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#support/free-port.ts';

const site = mkdtempSync(join(tmpdir(), 'serve-'));
beforeAll(() => writeFileSync(join(site, 'index.html'), '<title>Served</title>'));
afterAll(() => rmSync(site, { recursive: true }));

/** Starts the command, and collects what it prints. */
function serve(...args: string[]): { npm: ChildProcess; printed: () => string } {
  const npm = spawn('npm', ['run', '--silent', 'serve', '--', ...args], {
    env: { ...process.env, SITE_DIR: site },
  });
  let text = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (more) => (text += more));
  return { npm, printed: () => text };
}

const isServed = (port: number) =>
  fetch(`http://localhost:${port}`).then(
    () => true,
    () => false,
  );

it('a signal to npm alone ends the server, and the next start has its port', async () => {
  const port = await freePort();
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGKILL'] as const) {
    const { npm, printed } = serve('--port', `${port}`);
    await expect.poll(printed).toContain(`http://localhost:${port}`);
    npm.kill(signal);
    await expect.poll(() => isServed(port), { message: signal }).toBe(false);
  }
});

it('says which port is in use, and how to choose another', async () => {
  const port = await freePort();
  const first = serve('--port', `${port}`);
  await expect.poll(first.printed).toContain('The site is at');
  const second = serve('--port', `${port}`);
  await once(second.npm, 'close');
  expect(second.printed()).toMatch(
    new RegExp(`^Port ${port} is in use\\. .*\`npm run serve -- --port 4400\`\\.\n$`),
  );
  first.npm.kill();
  await once(first.npm, 'close');
});

it.each([
  [['--port', '4400.5'], 'Port should be >= 0 and < 65536.'],
  [['4400'], "Unexpected argument '4400'."],
])('%j is rejected', async (args, message) => {
  const { npm, printed } = serve(...args);
  await once(npm, 'close');
  expect(printed()).toContain(message);
});
