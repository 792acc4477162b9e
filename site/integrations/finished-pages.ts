// Completes the built pages once every file has its name and hash. The head of a page then has, in this
// order: its character set, its content security policy, its import map, everything else.
//
// Astro's own policy (`security.csp`) comes after the first inline scripts, which it then doesn't
// govern, and lists the hashes of every page: a kilobyte more before the first paint.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { contentDirectives } from '@appraisers/hosting/security-policy.ts';
import type { AstroIntegration } from 'astro';
import { DomUtils, parseDocument } from 'htmlparser2';
import { basePath, pageBelow, styleBelow } from './base-path.ts';
import { type Document, replaceParts, textOf } from './html-parts.ts';
import { filesMatching, namedFiles } from './precache-manifest.ts';
import { usedStyles } from './used-styles.ts';

/** Hashes of files (Subresource Integrity), each by its address. */
type Hashes = Readonly<Record<string, string>>;

type PageParts = {
  /** The policy, without the sources of scripts and styles. */
  readonly directives: readonly string[];
  /** Every script, style sheet and list that the page may load. */
  readonly integrity: Hashes;
  /** The files that results of the finder need. */
  readonly answer: Hashes;
  /** The texts of the page's style elements, if they change. */
  readonly stylesOf?: (page: Document) => readonly string[];
};

/** Scripts of other types are data, which a policy doesn't govern. */
const scriptTypes = ['', 'module', 'importmap', 'speculationrules'];

const sourcesOf = (inline: readonly string[]) =>
  ["'self'", ...inline.map((text) => `'sha256-${sha256(text)}'`)].join(' ');
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** Loads a file after the fonts, which the first paint may wait for. */
function preload([url, hash]: readonly [string, string]): string {
  const rest = `fetchpriority="low" href="${url}"`;
  if (url.endsWith('.css'))
    return `<link rel="preload" as="style" ${rest} integrity="${hash}" crossorigin>`;
  return url.endsWith('.json')
    ? `<link rel="preload" as="fetch" ${rest} integrity="${hash}" crossorigin="use-credentials">`
    : `<link rel="modulepreload" ${rest}>`;
}

/**
 * The page with its policy, its import map and, where it has a template for them, the links to the
 * files of an answer. Its styles become one element: a hash in the policy is the one part of a page that
 * doesn't compress.
 *
 * Browsers refuse a script that differs from its hash in the import map (Chrome 127, Safari 18, Firefox
 * 138). For style sheets and lists, site/loading/site-files.ts reads the same map.
 * @throws Error when the page doesn't state its character set, or its template would stay empty.
 */
export function finishedPage(html: string, name: string, parts: PageParts): string {
  const { directives, integrity, answer, stylesOf } = parts;
  const page = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const elements = DomUtils.getElementsByTagName('*', page);
  const all = (tag: string) => elements.filter(({ name }) => name === tag);
  const charset = all('meta').find(({ attribs }) => 'charset' in attribs);
  const template = all('template').find(({ attribs }) => attribs.id === 'answer-files');
  const links = Object.entries(answer).map(preload).join('');
  if (!charset)
    throw new Error(
      `The built page ${name} has no <meta charset="utf-8">. Add one to its layout, because the policy comes after it.`,
    );
  if (template && !links)
    throw new Error(
      `The built page ${name} has a finder, but the build has no files for its results. Fix their names in site/integrations/answer-files.ts.`,
    );

  const styles = all('style');
  const [first, ...others] = styles;
  const style = (stylesOf?.(page) ?? styles.map(textOf)).join('');
  const scripts = all('script')
    .filter(({ attribs }) => !('src' in attribs) && scriptTypes.includes(attribs.type ?? ''))
    .map(textOf);
  const map = Object.keys(integrity).length > 0 ? JSON.stringify({ integrity }) : undefined;
  const policy = [
    ...directives,
    `script-src ${sourcesOf(map ? [map, ...scripts] : scripts)}`,
    `style-src ${sourcesOf(first ? [style] : [])}`,
  ].join(';');
  const opening =
    `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}">` +
    (map ? `<script type="importmap">${map}</script>` : '');
  return replaceParts(html, [
    [charset, opening],
    ...(first ? [[first, `<style>${style}</style>`] as const] : []),
    ...others.map((other) => [other, ''] as const),
    ...(template ? [[template, `<template id="answer-files">${links}</template>`] as const] : []),
  ]);
}

/** What a page loads besides its own text. */
const loaded = ['_astro/*.{js,css}'];

/** Calls a function once for each argument. */
function once<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** Completes every page of a built site. */
export function finishedPages(site: Site): AstroIntegration {
  return {
    name: 'finished-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const read = once((file) => readFileSync(`${folder}/${file}`, 'utf8'));
        const change = (pattern: string, changed: (text: string) => string) => {
          for (const file of globSync(pattern, { cwd: folder })) {
            const path = `${folder}/${file}`;
            writeFileSync(path, changed(readFileSync(path, 'utf8')));
          }
        };
        change('_astro/*.css', (css) => styleBelow(basePath, css));
        // Its integration leaves out the path of `url`.
        const { origin } = new URL(site.url);
        change('sitemap-*.xml', (xml) => xml.replaceAll(`<loc>${origin}/`, `<loc>${site.url}/`));
        /** The text of the scripts and style sheets among some files. */
        const codeIn = once((named) =>
          named
            .split('\n')
            .filter((file) => /\.(js|css)$/.test(file))
            .map(read)
            .join('\n'),
        );
        const candidates = filesMatching(folder, loaded);
        const directives = contentDirectives(site);
        for (const page of globSync('**/*.html', { cwd: folder })) {
          const path = `${folder}/${page}`;
          const built = readFileSync(path, 'utf8');
          const named = new Map(
            namedFiles(
              (file) => (file === page ? built : read(file)),
              { [page]: page },
              candidates,
            ),
          );
          named.delete(page);
          const integrity = {};
          const code = codeIn([...named.keys()].join('\n'));
          const html = pageBelow(basePath, built);
          const stylesOf = (document: Document) => usedStyles(document, html, code);
          const parts = { directives, integrity, answer: {}, stylesOf };
          writeFileSync(path, finishedPage(html, page, parts));
        }
      },
    },
  };
}
