// Run by `npm run test:hosts`: serves dist/, or the folder that SITE_DIR names, on another server than the
// Workers engine of `npm run serve`. `node scripts/serve-on.ts nginx|Apache PORT`.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edition } from '#loaders/edition.ts';
import { startApache } from './hosts/apache.ts';
import { findServer, serverNames } from './hosts/find.ts';
import { startNginx } from './hosts/nginx.ts';

const name = serverNames.find((known) => known === process.argv[2]);
const server = name && findServer(name);
if (!server) {
  console.error(`${process.argv[2]} was not found: \`npm run test:hosts\` says how to install it.`);
  process.exit(1);
}

// Servers read as somebody else than who starts them, who may not look into everybody's folders.
const folder = mkdtempSync(join(tmpdir(), 'site-on-'));
chmodSync(folder, 0o755);
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const built = { folder: process.env.SITE_DIR || 'dist', site: edition.site.read() };
const start = { program: server.program, folder, port: Number(process.argv[3] ?? 4322) };
const running =
  server.name === 'nginx'
    ? await startNginx(built, { ...start, encrypted: true })
    : await startApache(built, start);
running.once('exit', (status) => process.exit(status ?? 1));
process.once('SIGTERM', () => running.kill());
