// What the pages weigh on the wire.
import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { storedFiles } from '../support/stored-files.ts';

const brotli = (file: string) => brotliCompressSync(readFileSync(file)).length;
const gzip = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

/** Built scripts of this name and those that they import, directly or through others. */
function scripts(...names: readonly string[]): Set<string> {
  const files = new Set(names.flatMap((name) => globSync(`dist/_astro/${name}.*.js`)));
  for (const file of files)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
    ))
      files.add(`dist/_astro/${name}`);
  return files;
}
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzip(file), 0);

export function benchBytes() {
  const articles = ['resources', 'resources/blogs/1'];
  const pages = ['index', 'about', 'membership', ...articles, 'events', 'join'];
  const before = scripts('Finder', 'client');
  const answers = [...scripts('answer')].filter((file) => !before.has(file));
  const known = new Set([...before, ...answers]);
  const map = [...scripts('FinderMap')].filter((file) => !known.has(file));
  const stored = storedFiles('dist').map((file) => brotli(`dist/${file}`));
  return [
    ...pages.map((page) => ({
      what: `/${page === 'index' ? '' : page}: blocks the first paint, brotli`,
      bytes: brotli(`dist/${page}.html`),
      budget: 14_000,
    })),
    { what: '/: script before a search, gzip', bytes: sum(before), budget: 85_000 },
    { what: '/: script of the answers, gzip', bytes: sum(answers) },
    { what: '/: script of the map, gzip', bytes: sum(map), budget: 60_000 },
    { what: 'gazetteer.json, brotli', bytes: brotli('dist/gazetteer.json') },
    { what: 'sw.js, brotli', bytes: brotli('dist/sw.js') },
    {
      what: 'stored for offline use, brotli',
      bytes: stored.reduce((all, bytes) => all + bytes, 0),
      budget: 270_000,
    },
  ];
}
