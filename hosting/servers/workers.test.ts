import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { freePort } from '#free-port.ts';
import { startWorkers } from './workers.ts';

const site = mkdtempSync(join(tmpdir(), 'workers-'));
vi.stubEnv('SITE_DIR', site);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(site, { recursive: true });
});

it('ends at once if there is no built site', async () =>
  await expect(startWorkers(await freePort())).rejects.toThrow(
    /^The server did not start on port/,
  ));

it('ends at once if another program has the port', async () => {
  writeFileSync(join(site, 'index.html'), '<title>Served</title>');
  const other = createServer();
  await once(other.listen(0, 'localhost'), 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(startWorkers(port)).rejects.toThrow(`The server did not start on port ${port}.`);
  await new Promise((closed) => other.close(closed));
});
