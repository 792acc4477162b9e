// The order of workspaces and of their folders. The package.json of a workspace lists its packages, and
// knip fails on any other import.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { toPosix } from '@appraisers/edition/loaders/files.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';

/** The folders of a folder, in their order: each may import only those before it. */
const orders: Readonly<Record<string, readonly string[]>> = {
  '.': [
    ...['packages/directory', 'packages/edition', 'hosting', 'site'],
    ...['office', 'tests', 'makers'],
  ],
  'packages/edition': ['schemas', 'loaders', 'pictures', 'starter'],
  site: [
    ...['integrations', 'loading', 'ui', 'notifications', 'application', 'finder'],
    ...['client-scripts', 'styles', 'page-data', 'layouts', 'pages'],
  ],
  office: ['import', 'sync', 'coverage', 'desk'],
};

const importLine =
  /^ *(?:import|export)\s+(type\s)?(?:[^'";]*?from\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;

/** The imports of the sources in a folder. */
const importsIn = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx,astro}`)
    .map(toPosix)
    .filter((file) => !/node_modules|\.(test|fixture|d)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(importLine)].map(([, type, target, lazy]) => ({
        file,
        target: target ?? lazy ?? '',
        isType: type !== undefined,
      })),
    );

const cases = Object.entries(orders).flatMap(([parent, folders]) =>
  folders.map((name, at) => ({ parent, name, later: folders.slice(at + 1) })),
);

it.each(cases)('$parent/$name imports only the folders before it', ({ parent, name, later }) => {
  const prefix = parent === '.' ? '@appraisers/' : '#';
  const imports = importsIn(`${parent}/${name}`);
  const isLater = (target: string) =>
    later.some((folder) => target.startsWith(`${prefix}${basename(folder)}/`));
  expect(imports).not.toEqual([]);
  expect(imports.filter(({ target }) => isLater(target))).toEqual([]);
});

// `npm audit --omit=dev` lists vulnerabilities in packages shipped to visitors (SECURITY.md).
it('the dependencies of the site are exactly the packages shipped to visitors', () => {
  const sent = ['application', 'client-scripts', 'finder', 'loading', 'notifications', 'ui'];
  const used = sent
    .flatMap((folder) => importsIn(`site/${folder}`))
    .filter(({ target, isType }) => !isType && !/^([#.]|virtual:|@appraisers)/.test(target))
    .flatMap(({ target }) => /^(?:@[^/]+\/)?[^/]+/.exec(target) ?? []);
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('site/package.json', 'utf8')));
  const listed = Object.keys(dependencies).filter((name) => !name.startsWith('@appraisers/'));
  expect(listed).toEqual([...new Set(used)].sort());
});
