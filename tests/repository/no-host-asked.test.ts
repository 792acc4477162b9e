import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import { expect, onTestFinished, test } from 'vitest';

/** Logs each host that a program looks up, except this machine, and answers that it does not exist. */
const reportHosts = `
import dns from 'node:dns';
const { lookup } = dns;
dns.lookup = (host, ...rest) => {
  if (host === 'localhost' || host.startsWith('127.')) return lookup(host, ...rest);
  console.error('looked up ' + host);
  rest.at(-1)(Object.assign(new Error('There is no ' + host), { code: 'ENOTFOUND' }));
};`;

/** The environment of a program that logs the hosts it looks up. */
const reporting = {
  ...process.env,
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(reportHosts)}`,
};

test('Astro sends its makers nothing', async () => {
  // It writes to its root. Other tests read the project at the same time, so this one uses a copy.
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'no-host-asked-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  copyFileSync('site/package.json', join(root, 'package.json'));
  for (const part of ['pages', 'client-scripts'])
    symlinkSync(resolve('site', part), join(root, part), 'junction');
  const config = toPosix(relative(root, 'site/astro.config.ts'));
  // The shortest command of Astro. It would report this one as it reports a build.
  const args = ['node_modules/astro/bin/astro.mjs', 'sync', '--root', root, '--config', config];
  const astro = spawn(process.execPath, args, { env: reporting });
  let said = '';
  for (const stream of [astro.stdout, astro.stderr]) stream.on('data', (text) => (said += text));
  const [status] = await once(astro, 'close');

  expect(status, said).toBe(0);
  expect(said).not.toContain('looked up');
});
