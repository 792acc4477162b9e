// Writes the headers file that static hosts read beside the pages.
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { slashed } from '#loaders/slashed.ts';
import type { Site } from '#schemas/site.ts';
import {
  partnerHeaderFields,
  responseHeaderFields,
  strictTransportNote,
  widgetHeaderFields,
} from './security-policy.ts';

const dayInSeconds = 86_400;
const yearInSeconds = 31_536_000;
/** What Cloudflare reads of a headers file; Netlify has no lower limit. */
const most = { rules: 100, charactersOfLine: 2000 };

/**
 * `_headers`, as Cloudflare and Netlify read it. A file with a hash in its name never changes, so
 * it is kept for a year: each by a rule of its own. One rule for their folder would also have the
 * answer for a missing file kept, and a file that was missing once would be missing for a year.
 * Photos, of which there may be more than hosts read rules, are kept for a day by a rule for all.
 * @param hashed paths in the site of the files with a hash in their name.
 * @throws Error when the file would be more than a host reads.
 */
export function headersFile(site: Site, hashed: readonly string[]): string {
  const rules: Record<string, readonly string[]> = {
    '/*': fieldLines(responseHeaderFields(site)),
    '/embed/*': insteadLines(widgetHeaderFields),
    '/embed/finder': insteadLines(partnerHeaderFields(site)),
  };
  // A browser asks for it at every visit, to see whether the site is a newer one.
  rules['/sw.js'] = ['Cache-Control: no-cache'];
  rules['/pictures/*'] = [`Cache-Control: public, max-age=${dayInSeconds}`];
  for (const path of [...hashed].sort()) {
    rules[path] = [`Cache-Control: public, max-age=${yearInSeconds}, immutable`];
  }
  const lines = [`# ${strictTransportNote}`];
  for (const [path, fields] of Object.entries(rules)) {
    lines.push(path, ...fields.map((field) => `  ${field}`));
  }
  refuseTooMuch(Object.keys(rules).length, lines);
  return `${lines.join('\n')}\n`;
}

const fieldLines = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([name, value]) => `${name}: ${value}`);

/** "!" takes back what a rule above gave; two policies would both be kept to. */
const insteadLines = (fields: Readonly<Record<string, string>>) => [
  ...Object.keys(fields).map((name) => `! ${name}`),
  ...fieldLines(fields),
];

function refuseTooMuch(rules: number, lines: readonly string[]): void {
  if (rules > most.rules) {
    throw new Error(
      `The headers file dist/_headers would have ${rules} rules; hosts read ${most.rules} and leave out the rest. ` +
        'There is a rule for each file in dist/_astro/: gather scripts in fewer files (codeSplitting in astro.config.ts).',
    );
  }
  const long = lines.find((line) => line.length > most.charactersOfLine);
  if (long !== undefined) {
    throw new Error(
      `A line of the headers file dist/_headers would have ${long.length} characters; hosts read ${most.charactersOfLine}. ` +
        `It begins with "${long.trim().slice(0, 60)}"; shorten what src/build/security-policy.ts puts there.`,
    );
  }
}

/** Puts the headers file into the finished site. */
export function responseHeaders(site: Site): AstroIntegration {
  return {
    name: 'response-headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const files = globSync('_astro/**/*.*', { cwd: dir });
        const hashed = files.map((file) => `/${slashed(file)}`);
        await writeFile(new URL('_headers', dir), headersFile(site, hashed));
      },
    },
  };
}
