// Run by `npm run dev`: Astro's dev server in one process, so any signal ends it all.
import { dev } from 'astro';
import { endWithNpm, exitWith, serverOptions } from './local-server.ts';

endWithNpm();
const { port } = await serverOptions();
try {
  await dev({ root: 'site', server: { port } });
} catch (error) {
  // An error in the content has no stack.
  exitWith(error instanceof Error ? error.stack || error.message : `${error}`);
}
