// Rules for the built scripts and styles, which are the same in every edition.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { siteFolder } from '#support/built-files.ts';
import { attribute, builtPages } from '#support/built-pages.ts';
import { builtRules, droppedRules, unsupportedHere } from '#support/built-styles.ts';
import { tooNewIn } from './newer-syntax.ts';

const texts = (pattern: string) =>
  globSync(`${siteFolder}/${pattern}`).map((file) => readFileSync(file, 'utf8'));

test('every custom property that a style uses is set', () => {
  const styles = [...texts('**/*.css'), ...builtPages.map(({ html }) => html)].join('\n');
  const set = new Set(attribute(styles, /(--[\w-]+)\s*:/g));
  const unset = attribute(styles, /var\((--[\w-]+)\)/g).filter((name) => !set.has(name));
  // Radix sets its own properties with a script.
  expect(new Set(unset.filter((name) => !name.startsWith('--radix-')))).toEqual(new Set());
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
