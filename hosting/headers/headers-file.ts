// Writes `_headers`, which Cloudflare and Netlify read from the built site. Other hosts get their files
// from `npm run deploy`.
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import type { AstroIntegration } from 'astro';
import { strictTransportNote } from '../security-policy.ts';
import { contentTypeOf } from './content-types.ts';
import { type HeaderRule, headerRules } from './header-rules.ts';

/** Cloudflare has an older name for this type. The other hosts have a list of types. */
const vcards: HeaderRule = { path: '/*.vcf', fields: { 'Content-Type': contentTypeOf('a.vcf') } };

/** What Cloudflare reads; Netlify reads no less. */
const max = { rules: 100, lineLength: 2000 };

/**
 * The text of the file. These hosts send a rule's headers with "not found" too, so a rule for existing
 * files becomes a rule for each file: otherwise a missing file would stay missing for a year.
 * @param files - Paths in the site of the files in `_astro`.
 * @throws Error when the file would exceed what a host reads.
 */
export function headersFile(rules: readonly HeaderRule[], files: readonly string[]): string {
  const written = [...rules, vcards].flatMap((rule) =>
    rule.existingFilesOnly ? perFile(rule, files) : [rule],
  );
  const common = new Set(
    written.flatMap(({ path, fields }) => (path === '/*' ? Object.keys(fields) : [])),
  );
  const lines = written.flatMap(({ path, fields }) => [
    path,
    // "!" removes the common field first; a browser would enforce both policies.
    ...Object.keys(fields)
      .filter((name) => path !== '/*' && common.has(name))
      .map((name) => `  ! ${name}`),
    ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  assertReadable(written.length, lines);
  return `${[`# ${strictTransportNote}`, ...lines].join('\n')}\n`;
}

const perFile = ({ path, fields }: HeaderRule, files: readonly string[]) =>
  files
    .filter((file) => file.startsWith(path.slice(0, -1)))
    .sort()
    .map((file) => ({ path: file, fields }));

function assertReadable(rules: number, lines: readonly string[]): void {
  if (rules > max.rules) {
    throw new Error(
      `The headers file dist/_headers would have ${rules} rules. Hosts read ${max.rules} and ignore the rest. ` +
        'Each file in dist/_astro/ has a rule, so bundle scripts into fewer files (codeSplitting in astro.config.ts).',
    );
  }
  const long = lines.find((line) => line.length > max.lineLength);
  if (long !== undefined) {
    throw new Error(
      `A line of the headers file dist/_headers would have ${long.length} characters. Hosts read ${max.lineLength}. ` +
        `It starts with "${long.trim().slice(0, 60)}": shorten that header in hosting/security-policy.ts.`,
    );
  }
}

/** Writes the headers file into the built site. */
export function responseHeaders(site: Site): AstroIntegration {
  return {
    name: 'response-headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const found = globSync('_astro/**/*.*', { cwd: dir });
        const files = found.map((file) => `/${toPosix(file)}`);
        await writeFile(new URL('_headers', dir), headersFile(headerRules(site), files));
      },
    },
  };
}
