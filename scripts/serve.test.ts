import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Names any host but this machine that a program looks up, and answers that there is none. */
const tellOfHosts = `
import dns from 'node:dns';
const { lookup } = dns;
dns.lookup = (host, ...rest) => {
  if (host === 'localhost' || host.startsWith('127.')) return lookup(host, ...rest);
  console.error('looked up ' + host);
  rest.at(-1)(Object.assign(new Error('There is no ' + host), { code: 'ENOTFOUND' }));
};`;

/** A port that nothing answers at. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

test('the site is served without another host being asked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'served-'));
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<title>Served</title>');
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/serve.ts', `${port}`], {
    env: {
      ...process.env,
      SITE_DIR: site,
      // Of a test the engine itself asks nobody.
      NODE_ENV: '',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tellOfHosts)}`,
    },
  });
  onTestFinished(async () => {
    server.kill();
    await once(server, 'close');
    rmSync(folder, { recursive: true, force: true });
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text));

  await expect.poll(() => said, { timeout: 25_000 }).toContain('The site is at');
  const page = await fetch(`http://localhost:${port}/`);

  expect(await page.text()).toContain('<title>Served</title>');
  expect(said).not.toContain('looked up');
});
