// Lists the files that a browser stores for offline use: the home page, the offline page, and every file that
// these name, directly or indirectly. A new file of the finder is added automatically.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import { basePath } from './base-path.ts';

/** An entry of Workbox's list. */
export type PrecacheEntry = {
  /** Address in the site. */
  readonly url: string;
  /** Changes with the content; null if the address already does. */
  readonly revision: string | null;
  /** The hash of the content. */
  readonly integrity: string;
};

const pages = { 'index.html': '/', 'offline.html': '/offline' } as const;

/** Not the pictures for shared links and home screens, the video and the photos. */
const precachable = [
  ...['_astro/**/*.*', 'art/**/*.svg', '*.{svg,webmanifest}', '{directory,map-base}.*.json'],
];
const namesOthers = /\.(html|js|css)$/;

const hashOf = (bytes: Buffer, encoding: 'base64' | 'hex') =>
  createHash('sha256').update(bytes).digest(encoding);

/** The file's address in a text, with its version; undefined if the text doesn't name it. */
function addressIn(text: string, file: string): string | undefined {
  // Scripts name each other by the last part of the path, which has a hash.
  const [, hashed] = /^_astro\/(?:.*\/)?([^/]+)$/.exec(file) ?? [];
  if (hashed !== undefined) return text.includes(hashed) ? `/${file}` : undefined;
  const at = text.indexOf(`/${file}`);
  if (at < 0) return undefined;
  const [version = ''] = /^\?v=[\w-]+/.exec(text.slice(at + file.length + 1)) ?? [];
  return `/${file}${version}`;
}

/** The files of a built site that match one of some glob patterns, in alphabetical order. */
export const filesMatching = (folder: string, patterns: readonly string[]): readonly string[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: folder }))
    .map(toPosix)
    .sort();

/**
 * The addresses, by file, of some files and of every file that these name, directly or through others.
 * @param read - The text of a file.
 * @param start - Addresses by file.
 * @param candidates - The files that count.
 */
export function namedFiles(
  read: (file: string) => string,
  start: Readonly<Record<string, string>>,
  candidates: readonly string[],
): ReadonlyMap<string, string> {
  const left = new Set(candidates);
  const found = new Map<string, string>(Object.entries(start));
  // This loop also visits the files that it adds.
  for (const [file] of found) {
    if (!namesOthers.test(file)) continue;
    const text = read(file);
    for (const other of left) {
      const address = addressIn(text, other);
      if (address === undefined) continue;
      found.set(other, address);
      left.delete(other);
    }
  }
  return found;
}

/** The hash of a file for Subresource Integrity. */
const integrityOfFile = (path: string): string => `sha256-${hashOf(readFileSync(path), 'base64')}`;

/** The entries by file, for the folder of a built site with finished pages. */
export function precacheManifest(folder: string): ReadonlyMap<string, PrecacheEntry> {
  const entries = [
    ...namedFiles(
      (file) => readFileSync(`${folder}/${file}`, 'utf8'),
      pages,
      filesMatching(folder, precachable),
    ),
  ].map(([file, url]) => {
    const path = `${folder}/${file}`;
    const isNamed = /^\/(_astro|members)\//.test(url) || url.includes('?v=');
    const revision = isNamed ? null : hashOf(readFileSync(path), 'hex').slice(0, 12);
    return [file, { url: basePath + url, revision, integrity: integrityOfFile(path) }] as const;
  });
  return new Map(entries);
}
