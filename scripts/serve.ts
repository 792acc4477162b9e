// Run by `npm start` and the browser tests: serves dist/ on the Workers engine, as the host would,
// with its headers and its 404. `node scripts/serve.ts [port]`.
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { unstable_startWorker } from 'wrangler';

const port = Number(process.argv[2] ?? 4321);

if (!existsSync('dist/index.html')) {
  console.error('There is no built site in dist/. Run `npm run build` first, or `npm start`.');
  process.exit(1);
}

/** Whether something else answers at the port already. */
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
    `Port ${port} is in use. Stop the program that uses it, or run \`npm run serve -- 4400\` for another port.`,
  );
  process.exit(1);
}

const worker = await unstable_startWorker({
  config: 'wrangler.jsonc',
  dev: { server: { hostname: 'localhost', port }, inspector: false, logLevel: 'error' },
});
await worker.ready;
console.log(`\nThe site is at http://localhost:${port} (stop with Ctrl+C)\n`);
