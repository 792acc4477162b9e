// Run by `npm run serve` and the browser tests: serves dist/, or the folder that SITE_DIR names.
// `npm start` adds --build, which builds the site first. One process does it all, so any signal ends it all.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { UserError } from '@appraisers/edition/loaders/content-error.ts';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { headerRules } from '#headers/header-rules.ts';
import { serverOptions } from './local-server.ts';
import { siteListener } from './site-listener.ts';

const { port, build } = await serverOptions();
const folder = process.env.SITE_DIR || 'dist';

if (build) {
  edition.validate();
  console.log('Building the site. This takes about a minute…');
  const astro = await import('astro');
  await astro.build({ root: 'site', logLevel: 'error' });
} else if (!existsSync(`${folder}/index.html`)) {
  throw new UserError(
    `${folder}/ has no built site. Run \`npm start\`, or \`npm run build\` first.`,
  );
}

createServer(siteListener(folder, headerRules(edition.site.read()))).listen(port, 'localhost', () =>
  console.log(`\nThe site is at http://localhost:${port} (stop with Ctrl+C)\n`),
);
