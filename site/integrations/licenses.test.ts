import { describe, expect, it } from 'vitest';
import { assertLicenses, type LicensedWork, licensesFile } from './licenses.ts';

const made = (license: string | undefined, rest: Partial<LicensedWork> = {}): LicensedWork => ({
  name: 'made-up',
  version: '1.2.3',
  license,
  text: 'Copyright (c) 2020 Ann Author\n\nDo what you like. No\nCOPYRIGHT HOLDER is liable.',
  ...rest,
});

describe('a shipped work', () => {
  it.each([
    'MIT',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'OFL-1.1',
    'CC0-1.0',
    'CC-BY-4.0',
    '(MIT OR CC0-1.0)',
    '(MIT OR GPL-3.0-only)',
    '(MIT AND BSD-3-Clause)',
  ])('may be under %s', (license) => {
    expect(() => assertLicenses([made(license)])).not.toThrow();
  });

  it.each([
    'GPL-3.0',
    'GPL-3.0-only',
    'LGPL-2.1-or-later',
    'AGPL-3.0-only',
    'MPL-2.0',
    'CC-BY-SA-4.0',
    'CC-BY-NC-4.0',
    'Unicode-3.0',
    '(MIT AND GPL-3.0-only)',
    'UNLICENSED',
    'SEE LICENSE IN terms.md',
    'BSD',
    '',
  ])('may not be under %j', (license) => {
    expect(() => assertLicenses([made('MIT'), made(license)])).toThrow(
      `made-up 1.2.3, license: We don't accept "${license}". Use a work with one of MIT, ISC,`,
    );
  });

  it('needs a license', () => {
    expect(() => assertLicenses([made(undefined)])).toThrow(
      'made-up 1.2.3, license: It has no license. Use a work with one of MIT',
    );
  });

  it('needs the text of its license', () => {
    expect(() => assertLicenses([made('MIT', { text: ' \n' })])).toThrow(
      'made-up 1.2.3: It has no license text. Use a version with a LICENSE file.',
    );
  });

  it('is rejected together with all others', () => {
    const works = [made('GPL-3.0'), made('MIT'), made(undefined, { name: 'other' })];
    expect(() => licensesFile(works)).toThrow(/made-up 1\.2\.3.*\n {2}other 1\.2\.3/);
  });
});

describe('the file of licenses', () => {
  const file = licensesFile([
    made('MIT', { name: 'b' }),
    made('ISC', { name: 'c', text: '© Bo Baker\n\nAs is.', note: 'Points rounded.' }),
    made('MIT', { name: 'a', version: '2.0.0' }),
  ]);

  it('has each work with its version, license and copyright, by name', () => {
    expect(file).toContain('a 2.0.0\n  License: MIT, text 1\n  Copyright (c) 2020 Ann Author\n\n');
    expect(file).toContain('c 1.2.3\n  License: ISC, text 2\n  © Bo Baker\n  Points rounded.\n');
    expect(file.indexOf('\na 2.0.0')).toBeLessThan(file.indexOf('\nb 1.2.3'));
  });

  it('has each text once, in full', () => {
    expect(file.match(/^Text \d+$/gm)).toEqual(['Text 1', 'Text 2']);
    expect(file.match(/Do what you like\./g)).toHaveLength(1);
    expect(file).toContain('Text 2\n\n© Bo Baker\n\nAs is.\n');
  });
});
