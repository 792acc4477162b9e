// Completes the built pages once every file has its name and hash. The head of a page then has, in this
// order: its character set, its content security policy, its import map, everything else.
//
// Astro's own policy (`security.csp`) comes after the first inline scripts, which it then doesn't
// govern, and lists the hashes of every page: a kilobyte more before the first paint.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { contentDirectives } from '@appraisers/hosting/security-policy.ts';
import type { AstroIntegration } from 'astro';
import { DomUtils, parseDocument } from 'htmlparser2';
import { notedAnswerFiles } from './answer-files.ts';
import { replaceParts, textOf } from './html-parts.ts';
import { integrityOfFile, namedFiles } from './precache-manifest.ts';
import { withUsedStyles } from './used-styles.ts';

/** Hashes of files (Subresource Integrity), each by its address. */
type Hashes = Readonly<Record<string, string>>;

type PageParts = {
  /** The policy, without the sources of scripts and styles. */
  readonly directives: readonly string[];
  /** Every script, style sheet and list that the page may load. */
  readonly integrity: Hashes;
  /** The files that results of the finder need. */
  readonly answer: Hashes;
};

/** Scripts of other types are data, which a policy doesn't govern. */
const scriptTypes = ['', 'module', 'importmap', 'speculationrules'];

const sourcesOf = (inline: readonly string[]) =>
  ["'self'", ...inline.map((text) => `'sha256-${sha256(text)}'`)].join(' ');
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** Loads a file after the fonts, which the first paint may wait for. */
const preload = ([url, hash]: readonly [string, string]) =>
  url.endsWith('.css')
    ? `<link rel="preload" as="style" fetchpriority="low" href="${url}" integrity="${hash}" crossorigin>`
    : `<link rel="modulepreload" fetchpriority="low" href="${url}">`;

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
  const { directives, integrity, answer } = parts;
  const page = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const all = (tag: string) => DomUtils.getElementsByTagName(tag, page);
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
  const style = styles.map(textOf).join('');
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
const loaded = ['_astro/*.{js,css}', '{gazetteer,elsewhere}.json'];

/** The page works without these, so it does not list their hashes: home may block its first paint with 14 kB. */
const optional = /\b(Hint|Toaster|notifications|elsewhere)\./;

/** The text of the scripts and style sheets among some files. */
const codeIn = (folder: string, files: ReadonlyMap<string, string>) =>
  [...files.keys()]
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');

/** Completes every page of a built site. */
export function finishedPages(site: Site): AstroIntegration {
  const { files, plugin } = notedAnswerFiles();
  return {
    name: 'finished-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const hashes = (urls: ReadonlyMap<string, string>): Hashes =>
          Object.fromEntries(
            [...urls].map(([file, url]) => [url, integrityOfFile(`${folder}/${file}`)]),
          );
        const directives = contentDirectives(site);
        const answer = hashes(new Map([...files].map((file) => [file, `/${file}`])));
        for await (const page of glob('**/*.html', { cwd: folder })) {
          const named = new Map(namedFiles(folder, { [page]: page }, loaded));
          named.delete(page);
          const path = `${folder}/${page}`;
          const needed = new Map([...named].filter(([file]) => !optional.test(file)));
          const parts = { directives, integrity: hashes(needed), answer };
          const html = withUsedStyles(await readFile(path, 'utf8'), codeIn(folder, named));
          await writeFile(path, finishedPage(html, page, parts));
        }
      },
    },
  };
}
