import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { slashed } from '#loaders/slashed.ts';

/** Which folder may import what. `type` marks imports that must be erased: `import type`. */
const table: Record<string, { may: RegExp; type?: RegExp }> = {
  schemas: { may: /^(zod|#schemas\/)/ },
  directory: { may: /^fastest-levenshtein$/, type: /^#schemas\// },
  ui: {
    may: /^(#directory|#ui)\/|^(react|clsx|tailwind-merge|lucide-react)$/,
    type: /^#schemas\//,
  },
  'data-fetching': { may: /^@tanstack\/react-query$/ },
  finder: {
    may: /^(#finder|#directory|#ui|#data-fetching|#notifications)\/|^(react|react-dom|leaflet|lucide-react|@radix-ui\/react-(?:dialog|tabs)|@github\/combobox-nav|virtual:(?:directory|guidance|region|map-base))$|^leaflet\/.*\.css$/,
    type: /^#schemas\//,
  },
  application: {
    may: /^(#directory|#ui|#notifications)\/|^(react|react-dom|lucide-react)$/,
    type: /^#schemas\//,
  },
  notifications: {
    may: /^(#data-fetching|#directory|#ui)\/|^(react|react-dom\/client|lucide-react|@radix-ui\/react-(?:toast|tooltip))$/,
    type: /^#schemas\//,
  },
  offline: { may: /^(workbox-[\w-]+|virtual:kept-files)$/, type: /^workbox-core\/types\.js$/ },
  'page-scripts': {
    may: /^(#finder\/news\.ts|#notifications\/notify\.ts|#data-fetching\/site-files\.ts)$/,
    type: /^(astro|#finder\/partner-news\.ts)$/,
  },
  loaders: {
    may: /^(#directory|#schemas)\/|^(node:.*|yaml|zod|csv-parse\/sync|satteri|unist-util-visit)$/,
  },
  'member-import': {
    may: /^(#member-import|#directory|#schemas|#loaders)\/|^(node:.*|csv-parse\/sync|csv-stringify\/sync|libphonenumber-js|@foundernest\/namecase|chardet|markdown-table|saxes|yauzl)$/,
  },
  desk: {
    may: /^(#desk|#member-import|#directory|#schemas|#loaders)\/|^#ui\/(Button\.tsx|format-date\.ts)$|^#scripts\/report\/|^#build\/(sound-pictures|security-policy)\.ts$|^(node:.*|zod|yaml|hono|hono\/body-limit|@hono\/node-server|fflate|satteri|vite|@tailwindcss\/vite|react|react-dom\/client|@tanstack\/react-query|lucide-react|@rjsf\/(?:utils|core\/lib\/components\/Form\.js))$/,
    type: /^(@rjsf\/utils|node:http)$/,
  },
  build: {
    may: /^(#build|#directory|#schemas|#loaders)\/|^(node:.*|zod|ical-generator|temporal-polyfill|satori|saxes|sharp|spdx-satisfies|vite)$/,
    type: /^(astro|vite)$/,
  },
  layouts: {
    may: /^(#layouts|#build|#loaders|#schemas|#directory|#ui|#styles|#page-scripts)\/|^(@astrojs\/markdown-satteri|astro:assets|node:crypto|virtual:photos)$/,
    type: /^astro$/,
  },
  pages: {
    may: /^(#layouts|#build|#loaders|#schemas|#directory|#ui|#page-scripts|#finder|#application)\/|^(@astrojs\/rss|node:.*)$/,
    type: /^astro$/,
  },
};

const importLine =
  /^ *(?:import|export)\s+(type\s)?(?:[^'";]*?from\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;

function importsOf(file: string) {
  return [...readFileSync(file, 'utf8').matchAll(importLine)]
    .map(([, type, target = '', lazy = '']) => ({
      target: target || lazy,
      type: type !== undefined,
    }))
    .filter(({ target }) => !target.startsWith('./'));
}

const sources = (folder: string) =>
  globSync(`src/${folder}/**/*.{ts,tsx,astro}`)
    .map(slashed)
    .filter((file) => !/\.(test|fixture)\.tsx?$|sample-|\.d\.ts$/.test(file));

/** Folders whose files import nothing. */
const importless = ['drawings', 'fonts', 'styles'];

it('has a row for every folder', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const names = folders.map(({ name }) => name).sort();
  expect(names).toEqual([...Object.keys(table), ...importless].sort());
});

describe.each(Object.entries(table))('%s/', (folder, { may, type = /^$/ }) => {
  it.each(sources(folder))('%s imports only what the table allows', (file) => {
    const strangers = importsOf(file).filter(
      (found) => !may.test(found.target) && !(found.type && type.test(found.target)),
    );
    expect(strangers).toEqual([]);
  });
});

/** Folders whose scripts come to visitors. */
const shipped = [
  ...['finder', 'application', 'notifications', 'offline', 'page-scripts'],
  ...['ui', 'directory', 'data-fetching'],
];

// `npm audit --omit=dev` asks for faults in what comes to visitors (SECURITY.md).
it('has what visitors receive among the dependencies, and nothing else', () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const imported = shipped.flatMap(sources).flatMap(importsOf);
  const packages = imported.flatMap(({ target, type }) =>
    type || /^([#.]|virtual:)/.test(target) ? [] : (/^(?:@[^/]+\/)?[^/]+/.exec(target) ?? []),
  );
  expect(Object.keys(dependencies)).toEqual([...new Set(packages)].sort());
});

it('has nothing of the desk in the site', () => {
  const folders = Object.keys(table).filter((folder) => folder !== 'desk');
  const files = ['astro.config.ts', ...folders.flatMap(sources)];
  const found = files.filter((file) => importsOf(file).some(({ target }) => /desk\//.test(target)));
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

describe('.astro files', () => {
  const files = globSync('{src,tests,scripts}/**/*.astro').map(slashed);

  it.each(files)('%s is in pages or layouts, and thin', (file) => {
    expect(file).toMatch(/^src\/(pages|layouts)\//);
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThanOrEqual(41);
  });
  it('exist', () => expect(files.length).toBeGreaterThan(0));
});
