// Run by `npm run dev`: Astro's dev server in one process, so any signal ends it all.
import { dev } from 'astro';
import { endWithNpm, serverOptions } from './local-server.ts';

endWithNpm();
const { port } = await serverOptions(() => 'npm run dev');
await dev({ root: 'site', server: { port } });
