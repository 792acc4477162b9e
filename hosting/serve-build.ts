// Run by `npm start` and the browser tests: serves dist/, or the folder that SITE_DIR names, on the
// Workers engine, as the host would, with its headers and its 404. `node hosting/serve-build.ts [port]`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import { unstable_startWorker } from 'wrangler';

const port = Number(process.argv[2] ?? 4321);

const site = process.env.SITE_DIR || 'dist';

if (!existsSync(`${site}/index.html`)) {
  console.error(`${site}/ has no built site. Run \`npm start\`, or \`npm run build\` first.`);
  process.exit(1);
}

/** Whether another program uses the port. */
const inUse = await new Promise<boolean>((answered) => {
  const probe = connect(port, 'localhost')
    .once('connect', () => {
      probe.destroy();
      answered(true);
    })
    .once('error', () => answered(false));
});
if (inUse) {
  console.error(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: \`npm run serve -- 4400\`.`,
  );
  process.exit(1);
}

/** The settings of the host. A folder other than dist/ gets its own file. */
function settings(): string {
  const own = 'wrangler.jsonc';
  if (site === 'dist') return own;
  const file = `${site}.wrangler.jsonc`;
  writeFileSync(file, readFileSync(own, 'utf8').replace('./dist', toPosix(resolve(site))));
  return file;
}

// Without this, the engine asks its maker for our location at every start.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';

const worker = await unstable_startWorker({
  config: settings(),
  dev: { server: { hostname: 'localhost', port }, inspector: false, logLevel: 'error' },
});
await worker.ready;
console.log(`\nThe site is at http://localhost:${port} (stop with Ctrl+C)\n`);
