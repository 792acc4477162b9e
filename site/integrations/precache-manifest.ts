// Which files of the finished site a browser keeps for times without a network: the home page, all
// that it names and that those name in turn, and the page that is shown in place of others. No list
// is kept by hand: a new file of the finder is found by its name in the file that asks for it.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';

/** An entry of Workbox's list. */
export type PrecacheEntry = {
  /** Address in the site. */
  readonly url: string;
  /** What tells this content from that of another build; null where the address itself does. */
  readonly revision: string | null;
  /** The hash by which the browser refuses any other content. */
  readonly integrity: string;
};

const pages = { 'index.html': '/', 'offline.html': '/offline' } as const;

/** Not the pictures for shared links and home screens, the film, the photos. */
const precachable = ['_astro/**/*.*', 'art/**/*.svg', '*.{svg,json,webmanifest}'];
const namesOthers = /\.(html|js|css)$/;

const hashOf = (bytes: Buffer, encoding: 'base64' | 'hex') =>
  createHash('sha256').update(bytes).digest(encoding);

/** The file's address as a text names it, with a version where it names one; undefined if not at all. */
function addressIn(text: string, file: string): string | undefined {
  // Scripts name each other by the last part of their names, which has a hash in it.
  const [, hashed] = /^_astro\/(?:.*\/)?([^/]+)$/.exec(file) ?? [];
  if (hashed !== undefined) return text.includes(hashed) ? `/${file}` : undefined;
  const at = text.indexOf(`/${file}`);
  if (at < 0) return undefined;
  const [version = ''] = /^\?v=[\w-]+/.exec(text.slice(at + file.length + 1)) ?? [];
  return `/${file}${version}`;
}

/**
 * The addresses of some files of the site, and of all that these name and those name in turn, by file.
 * @param folder of the finished site
 * @param start addresses by file, to begin with
 * @param candidates glob patterns of the files that count
 */
export function namedFiles(
  folder: string,
  start: Readonly<Record<string, string>>,
  candidates: readonly string[],
): ReadonlyMap<string, string> {
  const left = new Set(
    candidates
      .flatMap((pattern) => globSync(pattern, { cwd: folder }))
      .map(toPosix)
      .sort(),
  );
  const found = new Map<string, string>(Object.entries(start));
  // A map is gone over in the order of its entries, and those that are added come along.
  for (const [file] of found) {
    if (!namesOthers.test(file)) continue;
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    for (const other of left) {
      const address = addressIn(text, other);
      if (address === undefined) continue;
      found.set(other, address);
      left.delete(other);
    }
  }
  return found;
}

/** The hash of a file, as browsers compare it (Subresource Integrity). */
export const integrityOfFile = (path: string): string =>
  `sha256-${hashOf(readFileSync(path), 'base64')}`;

/**
 * The entries by their files.
 * @param folder of the finished site, its pages as they will be served
 */
export function precacheManifest(folder: string): ReadonlyMap<string, PrecacheEntry> {
  const entries = [...namedFiles(folder, pages, precachable)].map(([file, url]) => {
    const path = `${folder}/${file}`;
    const isNamed = url.startsWith('/_astro/') || url.includes('?v=');
    const revision = isNamed ? null : hashOf(readFileSync(path), 'hex').slice(0, 12);
    return [file, { url, revision, integrity: integrityOfFile(path) }] as const;
  });
  return new Map(entries);
}
