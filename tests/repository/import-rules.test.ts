// The order of workspaces and of their folders. The package.json of a workspace lists its packages, and
// knip fails on any other import.
import { globSync, readFileSync } from 'node:fs';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

/** Each may depend on those before it. */
const order = ['directory', 'edition', 'hosting', 'site', 'office', 'tests', 'makers'];

const packageSchema = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const packages = globSync(['packages/*/package.json', '*/package.json']).map((file) =>
  packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))),
);
const nameOf = (name: string) => name.replace('@appraisers/', '');

it('orders all workspaces', () =>
  expect(packages.map(({ name }) => nameOf(name)).sort()).toEqual(order.toSorted()));

it.each(packages)('$name depends only on the workspaces before it', ({ name, dependencies }) => {
  const before = order.slice(0, order.indexOf(nameOf(name)));
  const ours = Object.keys(dependencies).filter((key) => key.startsWith('@appraisers/'));
  expect(ours.map(nameOf).filter((key) => !before.includes(key))).toEqual([]);
});

/** The other folders of a workspace that a folder may import. `types`: only with `import type`. */
type Rule = { readonly may: readonly string[]; readonly types?: readonly string[] };
const rules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  'packages/edition': {
    schemas: { may: [] },
    loaders: { may: ['schemas'] },
    pictures: { may: ['loaders', 'schemas'] },
  },
  site: {
    ui: { may: ['loading'] },
    loading: { may: [] },
    notifications: { may: ['loading', 'ui'] },
    finder: { may: ['loading', 'notifications', 'ui'] },
    application: { may: ['notifications', 'ui'] },
    'client-scripts': { may: ['loading', 'notifications'], types: ['finder'] },
    'page-data': { may: ['integrations', 'loading', 'styles', 'ui'], types: ['finder'] },
    integrations: { may: [] },
    layouts: { may: ['client-scripts', 'loading', 'page-data', 'styles', 'ui'] },
    pages: {
      may: [
        ...['application', 'client-scripts', 'finder', 'layouts', 'loading'],
        ...['page-data', 'styles', 'ui'],
      ],
    },
  },
  office: {
    import: { may: [] },
    sync: { may: ['import'] },
    coverage: { may: [] },
    desk: { may: ['coverage', 'import'] },
  },
};

const importLine =
  /^ *(?:import|export)\s+(type\s)?(?:[^'";]*?from\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(importLine)].map(([, type, target, lazy]) => ({
    target: target ?? lazy ?? '',
    type: type !== undefined,
  }));

const sources = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx,astro}`)
    .map(toPosix)
    .filter((file) => !/\.(test|fixture|d)\.tsx?$/.test(file));

describe.each(Object.entries(rules))('%s', (workspace, folders) => {
  it.each(Object.entries(folders))('%s/ imports only the folders it may', (name, rule) => {
    const files = sources(`${workspace}/${name}`);
    const allowed = (target: string, names: readonly string[]) =>
      [name, ...names].some((part) => target === `#${part}` || target.startsWith(`#${part}/`));
    const found = files.flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => target.startsWith('#'))
        .filter(
          ({ target, type }) =>
            !allowed(target, [...rule.may, ...(type ? (rule.types ?? []) : [])]),
        )
        .map(({ target }) => `${file}: ${target}`),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });
});

/** Folders of the site with scripts for visitors. */
const sent = [...['application', 'client-scripts', 'finder', 'loading', 'notifications', 'ui']];

// `npm audit --omit=dev` lists vulnerabilities in packages shipped to visitors (SECURITY.md).
it('the dependencies of the site are exactly the packages shipped to visitors', () => {
  const imported = sent.flatMap((folder) => sources(`site/${folder}`)).flatMap(importsOf);
  const used = imported.flatMap(({ target, type }) =>
    type || /^([#.]|virtual:|@appraisers)/.test(target)
      ? []
      : (/^(?:@[^/]+\/)?[^/]+/.exec(target) ?? []),
  );
  const site = packages.find(({ name }) => name === '@appraisers/site');
  const listed = Object.keys(site?.dependencies ?? {}).filter(
    (key) => !key.startsWith('@appraisers/'),
  );
  expect(listed).toEqual([...new Set(used)].sort());
});

describe('.astro files', () => {
  const files = globSync('{packages,site,office,hosting,makers,tests}/**/*.astro').map(toPosix);

  it.each(files)('%s is in pages or layouts, and thin', (file) => {
    expect(file).toMatch(/^site\/(pages|layouts)\//);
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThanOrEqual(41);
  });
  it('exist', () => expect(files.length).toBeGreaterThan(0));
});
