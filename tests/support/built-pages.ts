// The built pages on disk, so that every page gets checked.
import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { edition } from '@appraisers/edition/loaders/edition.ts';
import { toPosix } from '@appraisers/edition/loaders/files.ts';
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
/** The inline scripts of a page. */
export const inlineScript = (html: string): string =>
  [...html.matchAll(scriptBody)].map(([, body]) => body).join('');

/** What the group of a pattern matches in a page, each time. */
export const attribute = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);
export const one = (html: string, pattern: RegExp): string => attribute(html, pattern).join(' | ');

/** The page at an address. */
export const pageAt = (path: string): BuiltPage['html'] | undefined =>
  builtPages.find((page) => page.path === path)?.html;

/** The issues of all pages. One that many pages have is listed once: it has one cause. */
export function issuesOf(find: (page: BuiltPage) => readonly string[]): string[] {
  const found = builtPages.flatMap((page) => find(page).map((issue) => ({ issue, page })));
  return [...Map.groupBy(found, ({ issue }) => issue)].map(([issue, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${first?.page.path}${more}: ${issue}`;
  });
}

const siteUrl = edition.site.read().url;

/** Not a page at its second address. */
const isOwn = ({ path, html }: BuiltPage) => {
  const canonical = one(html, /<link rel="canonical" href="([^"]*)"/g);
  return canonical === siteUrl + path || canonical === '';
};
export const ownPages = builtPages.filter(isOwn);

const kindOf = ({ path }: BuiltPage) =>
  path
    .replace(/^\/appraisers\/[^/]+\/.+/, '/appraisers/*/')
    .replace(/^(\/appraisers|\/resources\/blogs)\/[^*]+$/, '$1/');
const kinds = [...Map.groupBy(ownPages, kindOf)];

const heading = ({ html }: BuiltPage) => one(html, /<h1[^>]*>([^<]*)/g).length;
/** Three of these pages: the lightest, the heaviest, and that with the longest name. */
const threeOf = (pages: readonly BuiltPage[]) => [
  ...new Set(
    [({ html }: BuiltPage) => -html.length, ({ html }: BuiltPage) => html.length, heading].flatMap(
      (measure) => [...pages].sort((a, b) => measure(b) - measure(a)).slice(0, 1),
    ),
  ),
];

/** The pages that tests open, which takes seconds each: only a few of those of places and members. */
export const ownOpenedPages = kinds.flatMap(([kind, pages]) =>
  kind.startsWith('/appraisers/') ? threeOf(pages) : pages,
);
export const oneOfEachKind = kinds.flatMap(([, pages]) => pages.slice(-1));
