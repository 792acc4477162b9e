// Rules for the built scripts and styles, which are the same in every edition.
import { globSync, readFileSync } from 'node:fs';
import * as shardWords from '@appraisers/site/finder/words/shards.ts';
import { expect, test } from '@playwright/test';
import { siteFolder } from '#support/built-files.ts';
import { attribute, brotli, builtPages } from '#support/built-pages.ts';
import { builtRules, droppedRules, unsupportedHere } from '#support/built-styles.ts';
import { speaksForAll } from './gates.ts';
import { tooNewIn } from './newer-syntax.ts';

/** Compressed bytes of scripts: those of the search box, and those that its answer adds. */
const scripts = { beforeSearch: 68_700, ofAnswer: 41_000 };

const texts = (pattern: string) =>
  globSync(`${siteFolder}/${pattern}`).map((file) => readFileSync(file, 'utf8'));

test('every custom property that a style uses is set', () => {
  const styles = [...texts('**/*.css'), ...builtPages.map(({ html }) => html)].join('\n');
  const set = new Set(attribute(styles, /(--[\w-]+)\s*:/g));
  const unset = attribute(styles, /var\((--[\w-]+)\)/g).filter((name) => !set.has(name));
  // Radix sets its own properties with a script.
  expect(new Set(unset.filter((name) => !name.startsWith('--radix-')))).toEqual(new Set());
});

/** A script that the build made, with what it imports, directly or through others. */
function withImports(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(`${siteFolder}/_astro/${file}`, 'utf8');
  for (const imported of attribute(code, /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    withImports(imported, found);
  return found;
}
const scriptsOf = (name: string) =>
  globSync(`${name}.*.js`, { cwd: `${siteFolder}/_astro` }).flatMap((file) => [
    ...withImports(file),
  ]);

test('the search box and its answer load no script that only later parts need', () => {
  const before = new Set(scriptsOf('Finder'));
  const answer = new Set(scriptsOf('answer').filter((file) => !before.has(file)));
  const bytesOf = (files: ReadonlySet<string>) =>
    [...files].reduce((sum, file) => sum + brotli(readFileSync(`${siteFolder}/_astro/${file}`)), 0);
  expect([...before, ...answer].join(' ')).not.toMatch(/MoreDialog|dialogs|FinderMap|Toaster|Hint/);
  if (!speaksForAll) return;
  expect(bytesOf(before)).toBeLessThanOrEqual(scripts.beforeSearch);
  expect(bytesOf(answer)).toBeLessThanOrEqual(scripts.ofAnswer);
});

/** Words of what only a larger directory has: files of members, letters to jump to, and further parts. */
const wordsOfLarger = [
  shardWords.namesMissing,
  'Jump to a last name',
  'show-more',
  'another build of',
];

test('a small directory has none of the code for a larger one', () => {
  const code = texts('_astro/*.js').join('\n');
  expect(wordsOfLarger.filter((words) => code.includes(words))).toEqual([]);
  expect(globSync(`${siteFolder}/members/**`)).toEqual([]);
});

test('no lazy script waits for a style sheet', () => {
  expect(
    texts('_astro/*.js')
      .join('')
      .match(/"_astro\/[^"]+\.css"/g),
  ).toBe(null);
});

test('no underline has its thickness in the same declaration, which Safari rejects', () => {
  const merged = builtRules().flatMap(({ selector, declarations }) =>
    declarations
      .filter(([property, value]) => property === 'text-decoration' && value.includes(' '))
      .map(([, value]) => `${selector} ${value}`),
  );
  expect(merged).toEqual([]);
});

test('Chromium supports every declaration or its alternative', async ({ page }) => {
  await page.goto('/about');
  const rules = builtRules();
  expect(rules.length).toBeGreaterThan(100);
  expect(droppedRules(await page.evaluate(unsupportedHere, rules))).toEqual([]);
});

test('the licenses name every package in the scripts, the pages, the fonts and the map', () => {
  const [licenses = ''] = texts('licenses.txt');
  expect(attribute(licenses, /^(\S+) \d+\.\d+\.\d+$/gm)).toEqual(
    expect.arrayContaining([
      ...['react', 'react-dom', 'scheduler', '@astrojs/react', 'rolldown', 'leaflet'],
      ...['@radix-ui/react-tabs', '@tanstack/query-core', 'lucide-react', 'astro', 'tailwindcss'],
      ...['@fontsource-variable/besley', '@fontsource-variable/public-sans', 'us-atlas'],
      ...['workbox-precaching', 'workbox-routing', 'workbox-strategies', 'idb'],
    ]),
  );
});

test('the check for syntax newer than the oldest browsers finds it, and nothing else', () => {
  for (const newer of [
    '/(?<=a)b/.test(c)',
    'c.replace(/(?<!a)b/g, "")',
    'new RegExp("(?<=a)b")',
    '/[a--b]/v.test(c)',
    'class A { static b; static { A.b = 1; } }',
    '/(?i:a)b/.test(c)',
    '{ using a = b; }',
    '@a class B {}',
  ])
    expect(tooNewIn(newer, 'module'), newer).toHaveLength(1);
  for (const known of [
    'class A { #b = 1; static c = 2; has(d) { return #b in d; } }',
    'a ??= b?.c ?? 1n; const d = { static: 1 };',
    'await import("./e.js"); /(?<year>\\d{4})(?=-)/u.exec(f);',
  ])
    expect(tooNewIn(known, 'module'), known).toEqual([]);
});

const inline =
  /<script(?![^>]*\stype="(?:application\/ld\+json|speculationrules|importmap)")([^>]*)>([\s\S]*?)<\/script>/g;

test('no script is newer than the oldest browsers', () => {
  const files = texts('**/*.js');
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((script) => tooNewIn(script, 'module'))).toEqual([]);
  for (const { path, html } of builtPages) {
    for (const [, attributes = '', body = ''] of html.matchAll(inline)) {
      const type = attributes.includes('type="module"') ? 'module' : 'script';
      expect(tooNewIn(body, type), path).toEqual([]);
    }
  }
});
