// Writes the headers file that static hosts read beside the pages.
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { responseHeaderFields, widgetHeaderFields } from './security-policy.ts';

const yearInSeconds = 31_536_000;

/** `_headers`, as Cloudflare and Netlify read it. Files with a hash in their name never change. */
export function headersFile(): string {
  const lines = (fields: Readonly<Record<string, string>>) =>
    Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines(responseHeaderFields),
    '/embed/*',
    // "!" takes back what the rule above gave; two policies would both be kept to.
    ...Object.keys(widgetHeaderFields).map((name) => `  ! ${name}`),
    ...lines(widgetHeaderFields),
    '/_astro/*',
    `  Cache-Control: public, max-age=${yearInSeconds}, immutable`,
    '',
  ].join('\n');
}

/** Puts the headers file into the finished site. */
export function responseHeaders(): AstroIntegration {
  return {
    name: 'response-headers',
    hooks: {
      'astro:build:done': ({ dir }) => writeFile(new URL('_headers', dir), headersFile()),
    },
  };
}
