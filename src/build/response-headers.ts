// Writes the headers file that Cloudflare and Netlify read beside the pages. What other hosts need
// does not stand in the site: `npm run deploy` makes it.
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { slashed } from '#loaders/slashed.ts';
import type { Site } from '#schemas/site.ts';
import { headerRules } from './hosting/header-rules.ts';
import { headersFile } from './hosting/headers-file.ts';

/** Puts the headers file into the finished site. */
export function responseHeaders(site: Site): AstroIntegration {
  return {
    name: 'response-headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const found = globSync('_astro/**/*.*', { cwd: dir });
        const files = found.map((file) => `/${slashed(file)}`);
        await writeFile(new URL('_headers', dir), headersFile(headerRules(site), files));
      },
    },
  };
}
