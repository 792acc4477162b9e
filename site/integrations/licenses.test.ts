import { expect, it } from 'vitest';
import { entryOf, licensesText } from './licenses.ts';

const text = 'Copyright (c) 2020 Ann Author\n\nDo what you like.';
const made = (license: string, name = 'made-up') => ({ name, version: '1.2.3', license, text });

it.each(['MIT', '0BSD', 'OFL-1.1', 'CC-BY-4.0'])('a work may be under %s', (license) =>
  expect(entryOf(made(license))).toContain(`License: ${license}\n\n${text}`),
);

it.each(['GPL-3.0-only', '(MIT AND GPL-3.0-only)', 'UNLICENSED'])(
  'a work may not be under %s',
  (license) =>
    expect(() => entryOf(made(license))).toThrow(
      `The site may not ship made-up 1.2.3: its license is ${license},`,
    ),
);

it('a work needs the text of its license', () =>
  expect(() => entryOf({ ...made('MIT'), text: ' \n' })).toThrow('a text of 0 characters'));

it('the file has each work once, by name, with fonts, map, places and worker', () => {
  const file = licensesText(['zod', 'react', 'zod']);
  const names = [...file.matchAll(/^(\S+) \d+\.\d+\.\d+$/gm)].map(([, name]) => name);
  expect(names.filter((name) => name === 'react' || name === 'zod')).toEqual(['react', 'zod']);
  expect(names).toEqual(
    expect.arrayContaining(['@fontsource-variable/besley', 'us-atlas', 'zipcodes', 'idb']),
  );
  expect(file).toContain('GeoNames');
});
