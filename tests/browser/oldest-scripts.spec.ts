// No script of the build is beyond the oldest browsers served.
import { globSync, readFileSync } from 'node:fs';
import { tooNewIn } from '#gates/newer-syntax.ts';
import { siteFolder } from '#support/built-files.ts';
import { builtPages } from '#support/built-pages.ts';
import { expect, test } from '#support/watched-page.ts';

const inline =
  /<script(?![^>]*\stype="(?:application\/ld\+json|speculationrules|importmap)")([^>]*)>([\s\S]*?)<\/script>/g;

const newer = [
  ['a lookbehind', '/(?<=a)b/.test(c)'],
  ['a lookbehind that forbids', 'c.replace(/(?<!a)b/g, "")'],
  ['a lookbehind in a text', 'new RegExp("(?<=a)b")'],
  ['sets in a regular expression', '/[a--b]/v.test(c)'],
  ['a class with a static block', 'class A { static b; static { A.b = 1; } }'],
  ['flags inside a regular expression', '/(?i:a)b/.test(c)'],
  ['a resource that is disposed of', '{ using a = b; }'],
  ['a decorator', '@a class B {}'],
] as const;

for (const [what, script] of newer) {
  test(`${what} would be found`, () => {
    expect(tooNewIn(script, 'module')).toHaveLength(1);
  });
}

test('what they know is not taken for newer', () => {
  const known = [
    'class A { #b = 1; static c = 2; has(d) { return #b in d; } }',
    'a ??= b?.c ?? 1n; const d = { static: 1 };',
    'await import("./e.js"); /(?<year>\\d{4})(?=-)/u.exec(f);',
  ];
  for (const script of known) expect(tooNewIn(script, 'module')).toEqual([]);
});

test('no file of scripts is beyond them', () => {
  const files = globSync(`${siteFolder}/**/*.js`).sort();
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(tooNewIn(readFileSync(file, 'utf8'), 'module'), file).toEqual([]);
  }
});

test('no script in a page is beyond them', () => {
  for (const { path, html } of builtPages) {
    for (const [, attributes = '', body = ''] of html.matchAll(inline)) {
      const kind = attributes.includes('type="module"') ? 'module' : 'script';
      expect(tooNewIn(body, kind), path).toEqual([]);
    }
  }
});
