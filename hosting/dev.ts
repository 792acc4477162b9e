// Run by `npm run dev`: Astro's dev server in one process, so any signal ends it all.
import { dev } from 'astro';
import { serverOptions } from './local-server.ts';

const { port } = await serverOptions();
await dev({ root: 'site', server: { port } });
