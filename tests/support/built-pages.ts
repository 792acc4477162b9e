// The pages that the build made, found on disk, so that no page escapes a check.
import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import { siteFolder } from './built-files.ts';

export type BuiltPage = { readonly file: string; readonly path: string; readonly html: string };

const pathOf = (file: string) =>
  `/${file.slice(siteFolder.length + 1).replace(/\.html$/, '')}`.replace(/^\/index$/, '/');

export const builtPages: readonly BuiltPage[] = globSync(`${siteFolder}/**/*.html`)
  .map(toPosix)
  .sort()
  .map((file) => ({ file, path: pathOf(file), html: readFileSync(file, 'utf8') }));

export const brotli = (bytes: Buffer | string): number => brotliCompressSync(bytes).length;
export const gzip = (bytes: Buffer | string): number => gzipSync(bytes, { level: 9 }).length;

const scriptBody =
  /<script(?![^>]*\btype="(?:application\/ld\+json|speculationrules|importmap)")[^>]*>([\s\S]*?)<\/script>/g;
/** The scripts that stand in a page itself. */
export const inlineScript = (html: string): string =>
  [...html.matchAll(scriptBody)].map(([, body]) => body).join('');

/** What the group of a pattern finds in a page, each time. */
export const attribute = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);
export const one = (html: string, pattern: RegExp): string => attribute(html, pattern).join(' | ');

/** Pages that are not another page under a second address. */
const isOwn = ({ path, html }: BuiltPage) => {
  const canonical = one(html, /<link rel="canonical" href="https?:\/\/[^/]+(\/[^"]*)"/g);
  return canonical === path || canonical === '';
};
export const ownPages = builtPages.filter(isOwn);

/** Of the pages by place, which are made alike: the lightest, the heaviest, that of the longest name. */
const placePages = builtPages.filter(({ path }) => path.startsWith('/appraisers/'));
const heading = ({ html }: BuiltPage) => one(html, /<h1[^>]*>([^<]*)/g).length;
const maxPages = (measure: (page: BuiltPage) => number) =>
  [...placePages].sort((a, b) => measure(b) - measure(a))[0];
const sample = new Set([
  maxPages(({ html }) => -html.length),
  maxPages(({ html }) => html.length),
  maxPages(heading),
]);

/** The pages that are opened one by one, which takes seconds each: of those by place only a few. */
export const openedPages = builtPages.filter(
  (page) => !placePages.includes(page) || sample.has(page),
);
export const ownOpenedPages = openedPages.filter(isOwn);

const kindOf = (path: string) => path.replace(/^(\/appraisers|\/resources\/blogs)\/.+/, '$1/');
/** One page of each kind, at one of its addresses. */
const representatives = new Set([
  ...new Map(ownOpenedPages.map(({ path }) => [kindOf(path), path])).values(),
]);
/** Whether a page looks like another that is opened, or is that page at a second address. */
export const isRepeated = (path: string): boolean =>
  !path.includes('?') && !representatives.has(path);
