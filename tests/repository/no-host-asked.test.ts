import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import { freePort } from '@appraisers/hosting/free-port.ts';
import { expect, onTestFinished, test } from 'vitest';

/** Names any host but this machine that a program looks up, and answers that there is none. */
const reportHosts = `
import dns from 'node:dns';
const { lookup } = dns;
dns.lookup = (host, ...rest) => {
  if (host === 'localhost' || host.startsWith('127.')) return lookup(host, ...rest);
  console.error('looked up ' + host);
  rest.at(-1)(Object.assign(new Error('There is no ' + host), { code: 'ENOTFOUND' }));
};`;

/** The environment of a program that is to tell of the hosts it looks up. */
const reporting = {
  ...process.env,
  // Of a test the engine itself asks no one.
  NODE_ENV: '',
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(reportHosts)}`,
};

/** A folder that is gone when the test has ended. */
function folderOfTest(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'no-host-asked-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('the site is served without another host being asked', async () => {
  const site = join(folderOfTest(), 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<title>Served</title>');
  const port = await freePort();
  const server = spawn(process.execPath, ['hosting/serve-build.ts', `${port}`], {
    env: { ...reporting, SITE_DIR: site },
  });
  onTestFinished(async () => {
    server.kill();
    await once(server, 'close');
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text));

  await expect.poll(() => said, { timeout: 25_000 }).toContain('The site is at');
  const page = await fetch(`http://localhost:${port}/`);

  expect(await page.text()).toContain('<title>Served</title>');
  expect(said).not.toContain('looked up');
});

test('Astro works on the site without telling its makers', async () => {
  // It writes where its root is, and others read what it writes in the project meanwhile.
  const root = folderOfTest();
  copyFileSync('site/package.json', join(root, 'package.json'));
  for (const part of ['pages', 'client-scripts'])
    symlinkSync(resolve('site', part), join(root, part), 'junction');
  const config = toPosix(relative(root, 'site/astro.config.ts'));
  // The shortest of what Astro does; it tells of this and of a build alike.
  const args = ['node_modules/astro/bin/astro.mjs', 'sync', '--root', root, '--config', config];
  const astro = spawn(process.execPath, args, { env: reporting });
  let said = '';
  for (const stream of [astro.stdout, astro.stderr]) stream.on('data', (text) => (said += text));
  const [status] = await once(astro, 'close');

  expect(status, said).toBe(0);
  expect(said).not.toContain('looked up');
});
