// Each page says the hash of every script, style sheet and list that it may load, in an import map.
// Browsers refuse any other content for a script (Chrome 127, Safari 18, Firefox 138); for the rest,
// and to replace a bad copy in the browser's cache, site/loading/site-files.ts reads the same map.
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { charset } from './page-policy.ts';
import { integrityOfFile, namedFiles } from './precache-manifest.ts';

const files = ['_astro/*.{js,css}', 'gazetteer.json'];
const policyOfScripts = "script-src 'self'";

/**
 * The page with an import map before everything that it is about, and its hash in the page's policy.
 * @throws Error when the page doesn't say its character set, or has no policy of scripts.
 */
export function withImportMap(
  html: string,
  integrity: Readonly<Record<string, string>>,
  page: string,
): string {
  if (!charset.test(html) || !html.includes(policyOfScripts)) {
    throw new Error(
      `The built page ${page} has no place for an import map. Give its head <meta charset="utf-8"> and a policy with ${policyOfScripts}.`,
    );
  }
  const map = JSON.stringify({ integrity });
  const hash = createHash('sha256').update(map).digest('base64');
  return html
    .replace(policyOfScripts, `${policyOfScripts} 'sha256-${hash}'`)
    .replace(charset, (element) => `${element}<script type="importmap">${map}</script>`);
}

/** Writes the maps into the finished pages that load anything. */
export function importMaps(): AstroIntegration {
  return {
    name: 'import-maps',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for await (const page of glob('**/*.html', { cwd: folder })) {
          const named = namedFiles(folder, { [page]: page }, files);
          const integrity = [...named]
            .filter(([file]) => file !== page)
            .map(([file, url]) => [url, integrityOfFile(`${folder}/${file}`)] as const);
          if (integrity.length === 0) continue;
          const path = `${folder}/${page}`;
          const html = await readFile(path, 'utf8');
          await writeFile(path, withImportMap(html, Object.fromEntries(integrity), page));
        }
      },
    },
  };
}
