// Writes `_headers`, which Cloudflare and Netlify read from the built site. Other hosts get their files
// from `npm run deploy`.
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { toPosix } from '@appraisers/edition/loaders/files.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import type { AstroIntegration } from 'astro';
import { contentTypeOf } from './content-types.ts';
import { cacheDefault, type HeaderRule, hashedFiles, headerRules } from './header-rules.ts';

/** Cloudflare has an older name for this type. */
const vcards: HeaderRule = { path: '/*.vcf', fields: { 'Content-Type': contentTypeOf('a.vcf') } };

/** What Cloudflare reads; Netlify reads no less. */
const max = { rules: 100, lineLength: 2000 };

/**
 * The text of the file. These hosts send a rule's headers with "not found" too, so the rule for files with a
 * hash becomes one for each file: otherwise a missing file would stay missing for a year.
 * @param files - Paths in the site of the files in `_astro`.
 * @throws Error when the file would exceed what a host reads.
 */
export function headersFile(rules: readonly HeaderRule[], files: readonly string[]): string {
  const written = [...rules, vcards]
    .filter((rule) => rule !== cacheDefault)
    .flatMap((rule) =>
      rule.path === hashedFiles ? files.toSorted().map((path) => ({ ...rule, path })) : rule,
    );
  const lines = written.flatMap(({ path, fields }) => [
    path,
    // "!" removes the field of an earlier rule first; a browser would enforce both policies.
    ...Object.entries(fields).flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`]),
  ]);
  const longest = Math.max(...lines.map(({ length }) => length));
  if (written.length > max.rules || longest > max.lineLength)
    throw new Error(
      `Hosts read ${max.rules} rules of ${max.lineLength} characters in _headers, which has ${written.length} of at most ${longest}. ` +
        'Bundle scripts into fewer files (codeSplitting in astro.config.ts), or shorten addresses in site.yaml.',
    );
  return `${lines.join('\n')}\n`;
}

/** Writes the headers file into the built site. */
export const responseHeaders = (site: Site): AstroIntegration => ({
  name: 'response-headers',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const files = globSync('_astro/**/*.*', { cwd: dir }).map((file) => `/${toPosix(file)}`);
      await writeFile(new URL('_headers', dir), headersFile(headerRules(site), files));
    },
  },
});
