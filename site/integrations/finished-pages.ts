// Completes the built pages once every file has its name and hash. The head of a page then has, in this
// order: its character set, its content security policy, its import map, everything else.
//
// Astro's own policy (`security.csp`) comes after the first inline scripts, which it then doesn't
// govern, and lists the hashes of every page: a kilobyte more before the first paint.
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Site } from '@appraisers/edition/schemas/site.ts';
import { contentDirectives } from '@appraisers/hosting/security-policy.ts';
import type { AstroIntegration } from 'astro';
import { DomUtils, parseDocument } from 'htmlparser2';
import { notedAnswerFiles } from './answer-files.ts';
import { integrityOfFile, namedFiles } from './precache-manifest.ts';

/** Hashes of files (Subresource Integrity), each by its address. */
type Hashes = Readonly<Record<string, string>>;

type PageParts = {
  /** The policy, without its sources of scripts and styles. */
  readonly directives: readonly string[];
  /** Every script, style sheet and list that the page may load. */
  readonly integrity: Hashes;
  /** Those that an answer of the finder needs. */
  readonly answer: Hashes;
};

type Part = { readonly startIndex: number | null; readonly endIndex: number | null };

/** Replaces parts of a page from the last to the first, so that the places of the others stay right. */
const replaceParts = (html: string, changes: readonly (readonly [Part, string])[]) =>
  changes
    .map(([{ startIndex, endIndex }, text]) => ({ from: startIndex ?? 0, to: endIndex ?? 0, text }))
    .sort((a, b) => b.from - a.from)
    .reduce((all, { from, to, text }) => all.slice(0, from) + text + all.slice(to + 1), html);

/** Scripts of other types are data, which a policy doesn't govern. */
const scriptTypes = ['', 'module', 'importmap', 'speculationrules'];

const sourcesOf = (inline: readonly string[]) =>
  ["'self'", ...inline.map((text) => `'sha256-${sha256(text)}'`)].join(' ');
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** Loads a file after the type faces, which the first paint may wait for. */
const preload = ([url, hash]: readonly [string, string]) =>
  url.endsWith('.css')
    ? `<link rel="preload" as="style" fetchpriority="low" href="${url}" integrity="${hash}" crossorigin>`
    : `<link rel="modulepreload" fetchpriority="low" href="${url}">`;

/**
 * The page with its policy, its import map and, where it has a template for them, the links to the
 * files of an answer. The styles of its head become one element: a hash in the policy is the one part
 * of a page that doesn't compress.
 *
 * Browsers refuse a script that differs from its hash in the import map (Chrome 127, Safari 18, Firefox
 * 138). For style sheets and lists, site/loading/site-files.ts reads the same map.
 * @throws Error when the page doesn't state its character set, or its template would stay empty.
 */
export function finishedPage(html: string, name: string, parts: PageParts): string {
  const { directives, integrity, answer } = parts;
  const page = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const all = (tag: string) => DomUtils.getElementsByTagName(tag, page);
  const [head] = all('head');
  const charset = all('meta').find(({ attribs }) => 'charset' in attribs);
  const template = all('template').find(({ attribs }) => attribs.id === 'answer-files');
  const links = Object.entries(answer).map(preload).join('');
  if (!charset)
    throw new Error(
      `The built page ${name} has no <meta charset="utf-8">. Give its layout one: the policy follows it.`,
    );
  if (template && !links)
    throw new Error(
      `The built page ${name} has a finder, but the build has no files of an answer. Correct their names in site/integrations/answer-files.ts.`,
    );

  const styles = all('style');
  const [first, ...others] = styles.filter(({ parent }) => parent === head);
  const headStyle = [first, ...others]
    .flatMap((style) => style ?? [])
    .map(textOf)
    .join('');
  const bodyStyles = styles.filter(({ parent }) => parent !== head).map(textOf);
  const scripts = all('script')
    .filter(({ attribs }) => !('src' in attribs) && scriptTypes.includes(attribs.type ?? ''))
    .map(textOf);
  const map = Object.keys(integrity).length > 0 ? JSON.stringify({ integrity }) : undefined;
  const policy = [
    ...directives,
    `script-src ${sourcesOf(map ? [map, ...scripts] : scripts)}`,
    `style-src ${sourcesOf(first ? [headStyle, ...bodyStyles] : bodyStyles)}`,
  ].join(';');
  const opening =
    `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}">` +
    (map ? `<script type="importmap">${map}</script>` : '');
  return replaceParts(html, [
    [charset, opening],
    ...(first ? [[first, `<style>${headStyle}</style>`] as const] : []),
    ...others.map((style) => [style, ''] as const),
    ...(template ? [[template, `<template id="answer-files">${links}</template>`] as const] : []),
  ]);
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
const textOf = (element: Element) => DomUtils.textContent(element);

/** What a page loads besides its own text. */
const loaded = ['_astro/*.{js,css}', 'gazetteer.json'];

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
          const parts = { directives, integrity: hashes(named), answer };
          await writeFile(path, finishedPage(await readFile(path, 'utf8'), page, parts));
        }
      },
    },
  };
}
