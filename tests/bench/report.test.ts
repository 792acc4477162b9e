import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tableOf, withSection } from './figures-report.ts';

const report = readFileSync('docs/benchmarks.md', 'utf8');

it('has a column for each name in the rows, and leaves a cell empty where a row has no value', () => {
  const table = tableOf([
    { page: '/', ms: 1234 },
    { page: '/about', kB: '3.5' },
  ]);
  expect(table).toMatch(/^\| page .*\| +ms \| +kB \|\n.*\n\| \/ +\| 1,234 \| +\|\n.*\| 3\.5 \|$/);
});

it.each(['core', 'texts', 'bytes', 'import', 'lighthouse', 'compare'])(
  'replaces only the section of %s',
  (name) => {
    const replaced = withSection(report, name, 'new figures');
    expect(replaced).toContain(`<!-- bench ${name} -->\nnew figures\n<!-- /bench ${name} -->`);
    const outside = (text: string) =>
      text.replace(new RegExp(`<!-- bench ${name} -->[^]*<!-- /bench ${name} -->`), '');
    expect(outside(replaced)).toBe(outside(report));
  },
);

it('names the missing lines', () =>
  expect(() => withSection('# Benchmarks', 'core', '')).toThrow(
    'docs/benchmarks.md: no lines <!-- bench core -->',
  ));
