// Run by `npm start` and the browser tests: serves dist/ on the Workers engine, as the host would,
// with its headers and its 404. `node scripts/serve.ts [port]`.
import { existsSync } from 'node:fs';
import { unstable_startWorker } from 'wrangler';

const port = Number(process.argv[2] ?? 4321);

if (!existsSync('dist/index.html')) {
  console.error('There is no built site in dist/. Run `npm run build` first, or `npm start`.');
  process.exit(1);
}

const worker = await unstable_startWorker({
  config: 'wrangler.jsonc',
  dev: { server: { hostname: 'localhost', port }, inspector: false, logLevel: 'error' },
});
await worker.ready;
console.log(`\nThe site is at http://localhost:${port} (stop with Ctrl+C)\n`);
