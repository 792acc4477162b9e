import { expect, it } from 'vitest';
import { licensesFile, worksBesideScripts } from './licenses.ts';

const text = 'Copyright (c) 2020 Ann Author\n\nDo what you like.';
const made = (license: string, name = 'made-up') => ({ name, version: '1.2.3', license, text });

it.each(['MIT', '0BSD', 'OFL-1.1', 'CC-BY-4.0', '(MIT OR GPL-3.0-only)', '(MIT AND ISC)'])(
  'a work may be under %s',
  (license) => expect(licensesFile([made(license)])).toContain(`License: ${license}\n\n${text}`),
);

it.each(['GPL-3.0-only', 'MPL-2.0', 'CC-BY-NC-4.0', '(MIT AND GPL-3.0-only)', 'UNLICENSED', 'BSD'])(
  'a work may not be under %s',
  (license) =>
    expect(() => licensesFile([made('MIT'), made(license)])).toThrow(
      `made-up 1.2.3: We don't accept its license, ${license}. Use one of MIT,`,
    ),
);

it('a work needs the text of its license, and the error names every work', () =>
  expect(() => licensesFile([{ ...made('MIT'), text: ' \n' }, made('GPL-3.0-only', 'b')])).toThrow(
    /made-up 1\.2\.3: It has no license text\. [^\n]*\n {2}b 1\.2\.3/,
  ));

it('the file has each work once, by name', () => {
  const file = licensesFile([made('MIT', 'b'), made('ISC', 'a'), made('MIT', 'b')]);
  expect(file.match(/^\w 1\.2\.3$/gm)).toEqual(['a 1.2.3', 'b 1.2.3']);
});

it('works outside the scripts are the fonts, the map, the places and the worker', () => {
  const names = worksBesideScripts().map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['@fontsource-variable/besley', 'us-atlas', 'zipcodes', 'idb']),
  );
  expect(() => licensesFile(worksBesideScripts())).not.toThrow();
});
