// Run by the tests of `npm test -- --hosts`: serves the built site on another server than that of `npm start`, as
// `npm run deploy` prepares it. `node tests/hosts/serve-on.ts nginx PORT`.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servers } from './server-files.ts';

const [host = '', port] = process.argv.slice(2);

// Servers read files as another user, who cannot open private folders.
const folder = mkdtempSync(join(tmpdir(), 'site-on-'));
chmodSync(folder, 0o755);
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const start = await servers.get(host)?.(folder, Number(port));
if (!start) throw new Error(`There is no server for "${host}".`);
// The engine of Cloudflare would ask its maker for our location, and report how it is used.
const quiet = { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' };
const server = spawn(start.program, start.args, {
  stdio: 'inherit',
  env: { ...process.env, ...quiet },
});
server.once('error', ({ message }) => console.error(`${message}. Run \`npm test -- --hosts\`.`));
server.once('close', (status) => process.exit(status ?? 1));
process.once('SIGTERM', () => server.kill());
