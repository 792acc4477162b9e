import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { exportedNames } from './exported-names.ts';

/** The generated bundle of the bench keeps its own names. */
const sources = globSync('{packages,site,office,hosting,makers,tests}/**/*.{ts,tsx,mjs,astro}', {
  exclude: ['**/node_modules/**', 'tests/bench/baseline/**'],
}).filter((file) => !/\.(test|spec)\.tsx?$|\.d\.ts$/.test(file));

/** Astro requires these names, and turns the paths of pages into addresses. */
const frameworkExports = new Set(['GET', 'getStaticPaths', 'prerender', 'partial']);
const pages = /\/pages\//;

/** Names used by more than one file, each with its files. */
const shared = (pairs: readonly (readonly [name: string, file: string])[]) =>
  Object.entries(Object.groupBy(pairs, ([name]) => name))
    .map(([name, found = []]) => [name, [...new Set(found.map(([, file]) => file))]] as const)
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${name}: ${files.toSorted().join(', ')}`);

it('one exported name has one meaning in the repository', () => {
  const names = sources
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => exportedNames(file).map((name) => [name, file] as const))
    .filter(([name]) => !frameworkExports.has(name));
  expect(names.length).toBeGreaterThan(500);
  expect(shared(names)).toEqual([]);
});

it('one base name has one source file, except for pages, whose paths are addresses', () => {
  const bases = sources
    .filter((file) => !pages.test(`/${file.replaceAll('\\', '/')}`) || !/\.astro$|\]\./.test(file))
    .map((file) => [basename(file), file] as const);
  expect(shared(bases)).toEqual([]);
});
