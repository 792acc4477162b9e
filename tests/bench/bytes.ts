// What the pages weigh on the wire.
import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { precacheManifest } from '@appraisers/site/integrations/precache-manifest.ts';

const brotli = (file: string) => brotliCompressSync(readFileSync(file)).length;
const gzip = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

/** Scripts that a built script imports, directly or through others. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name] of readFileSync(file, 'utf8').matchAll(
    /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
  )) {
    withImports(`dist/_astro/${name}`, seen);
  }
  return seen;
}
const chunk = (name: string) => globSync(`dist/_astro/${name}.*.js`).sort();
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzip(file), 0);

export function benchBytes() {
  const pages = [
    'index',
    'about',
    'membership',
    'resources',
    'resources/blogs/1',
    'events',
    'join',
  ];
  const blocking = pages.map((page) => ({
    what: `/${page === 'index' ? '' : page}: blocks the first paint, brotli`,
    bytes: brotli(`dist/${page}.html`),
    budget: 14_000,
  }));
  const before = new Set(
    [...chunk('Finder'), ...chunk('client')].flatMap((file) => [...withImports(file)]),
  );
  const answers = chunk('answer')
    .flatMap((file) => [...withImports(file)])
    .filter((file) => !before.has(file));
  const map = chunk('FinderMap')
    .flatMap((file) => [...withImports(file)])
    .filter((file) => !before.has(file) && !answers.includes(file));
  return [
    ...blocking,
    { what: '/: script before a search, gzip', bytes: sum(before), budget: 85_000 },
    { what: '/: script of the answers, gzip', bytes: sum(answers), budget: undefined },
    { what: '/: script of the map, gzip', bytes: sum(map), budget: 60_000 },
    {
      what: 'gazetteer.json, brotli',
      bytes: brotli('dist/gazetteer.json'),
      budget: undefined,
    },
    { what: 'sw.js, brotli', bytes: brotli('dist/sw.js'), budget: undefined },
    {
      what: 'stored for offline use, brotli',
      bytes: [...precacheManifest('dist').keys()].reduce(
        (all, file) => all + brotli(`dist/${file}`),
        0,
      ),
      budget: 270_000,
    },
  ];
}
