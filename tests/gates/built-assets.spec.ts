// Rules for the built scripts and styles, which are the same in every edition.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'acorn';
import { siteFolder } from '#support/built-files.ts';
import { attribute, builtPages } from '#support/built-pages.ts';
import { builtRules } from '#support/built-styles.ts';

const texts = (pattern: string) =>
  globSync(`${siteFolder}/${pattern}`).map((file) => readFileSync(file, 'utf8'));

test('every custom property that a style uses is set', () => {
  const styles = [...texts('**/*.css'), ...builtPages.map(({ html }) => html)].join('\n');
  const set = new Set(attribute(styles, /(--[\w-]+)\s*:/g));
  const unset = attribute(styles, /var\((--[\w-]+)\)/g).filter((name) => !set.has(name));
  // Radix sets its own properties with a script.
  expect(new Set(unset.filter((name) => !name.startsWith('--radix-')))).toEqual(new Set());
});

// The journeys in other engines check that browsers support the other declarations.
test('no underline has its thickness in the same declaration, which Safari rejects', () => {
  const merged = builtRules().flatMap(({ declarations }) =>
    declarations.filter(([name, value]) => name === 'text-decoration' && value.includes(' ')),
  );
  expect(merged).toEqual([]);
});

test('the licenses name every package in the scripts, the pages, the fonts and the map', () => {
  const [licenses = ''] = texts('licenses.txt');
  expect(attribute(licenses, /^(\S+) \d+\.\d+\.\d+$/gm)).toEqual(
    expect.arrayContaining([
      ...['react', 'react-dom', 'scheduler', '@astrojs/react', 'rolldown', 'leaflet'],
      ...['@radix-ui/react-dialog', '@tanstack/query-core', 'lucide-react', 'astro', 'tailwindcss'],
      ...['@fontsource-variable/besley', '@fontsource-variable/public-sans', 'us-atlas'],
    ]),
  );
});

const inline =
  /<script(?![^>]*\stype="(?:application\/ld\+json|speculationrules|importmap)")([^>]*)>([\s\S]*?)<\/script>/g;

/** Safari knows a lookbehind and a static block since 16.4, later than the rest of ECMAScript 2022. */
const newerInSafari = /\(\?<[=!]|\bstatic\s*\{/;

/** Fails on syntax that the oldest browsers don't know: Safari 15.4, Chrome 100 and Firefox 100. */
function expectKnown(script: string, sourceType: 'module' | 'script'): void {
  parse(script, { ecmaVersion: 2022, sourceType });
  const at = script.search(newerInSafari);
  expect(at < 0 ? '' : script.slice(Math.max(0, at - 40), at + 40)).toBe('');
}

test('no script is newer than the oldest browsers', () => {
  const files = texts('**/*.js');
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expectKnown(file, 'module');
  for (const { html } of builtPages)
    for (const [, attributes = '', body = ''] of html.matchAll(inline))
      expectKnown(body, attributes.includes('type="module"') ? 'module' : 'script');
});
