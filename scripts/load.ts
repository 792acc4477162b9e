// Run by `npm run load`: nginx, and the Workers engine as it runs on this machine, under 200 connections for
// 30 s each, on the built site, for docs/benchmarks.md. `npm run load -- 5` takes 5 s. Who asks has to share
// the processor with who answers: the figures say what holds, not what a server could do at most.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { edition } from '#loaders/edition.ts';
import { findServer, servers } from './hosts/find.ts';
import { startNginx } from './hosts/nginx.ts';
import { askSteadily } from './load/ask-steadily.ts';

const connections = 200;
const seconds = Number(process.argv[2] ?? 30);
const port = 4326;

if (!(seconds > 0)) {
  console.error(`"${process.argv[2]}" is no number of seconds: \`npm run load -- 5\`.`);
  process.exit(1);
}

const script = readdirSync('dist/_astro').find((file) => /^Finder\..+\.js$/.test(file));
const [zip = ''] = edition.gazetteer.read().zips[0] ?? [];
const paths = ['/', '/about', `/?near=${zip}`, '/gazetteer.json', `/_astro/${script}`];

/** Waits until it answers, for a minute at most. */
async function answering(): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      await (await request(`http://localhost:${port}/about`)).body.dump();
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error(`Nothing answers at port ${port}, after a minute.`);
}

async function loadOn(start: () => Promise<{ kill: () => unknown }>) {
  const server = await start();
  await answering();
  const asked = { origin: `http://localhost:${port}`, paths, connections };
  // The first moments are of whoever starts up.
  await askSteadily({ ...asked, seconds: 2 });
  const load = await askSteadily({ ...asked, seconds });
  server.kill();
  await wait(1000);
  return load;
}

console.log(`\nNode ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`);
console.log(`${new Date().toISOString().slice(0, 10)}, ${connections} connections, ${seconds} s\n`);

const rows: Record<string, Awaited<ReturnType<typeof loadOn>>> = {};
const nginx = findServer('nginx');
if (nginx) {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  chmodSync(folder, 0o755);
  const built = { folder: 'dist', site: edition.site.read() };
  const how = { program: nginx.program, folder, port, encrypted: false };
  rows.nginx = await loadOn(() => startNginx(built, how));
  rmSync(folder, { recursive: true });
}
rows['Workers engine'] = await loadOn(async () =>
  spawn('node', ['scripts/serve.ts', `${port}`], { stdio: 'ignore' }),
);
console.table(rows);
if (!nginx)
  console.error(
    `nginx: not found, so nothing was measured on it. On Debian: apt-get install ${servers.nginx.packages.join(' ')}`,
  );
const failures = Object.values(rows).reduce((sum, row) => sum + row.failures, 0);
process.exit(failures === 0 && nginx ? 0 : 1);
