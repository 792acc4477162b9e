import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { committeesSchema } from '#schemas/committees.ts';
import { siteSchema } from '#schemas/site.ts';
import { parseYaml, readYaml } from './read-yaml.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const reading = (text: string) => () => parseYaml('content/any.yaml', text, z.unknown());

describe('a file that cannot be read stops the build', () => {
  it.each([
    [
      'a bracket that is never closed',
      'name: x\nlist: [1, 2\nother: y\n',
      2,
      'the bracket or brace closed',
    ],
    [
      'a brace that is never closed',
      'name: x\nlist: {a: b\nother: y\n',
      2,
      'the bracket or brace closed',
    ],
    [
      'a quotation mark that is never closed',
      'name: x\ntitle: "y\nother: z\n',
      2,
      'a quotation mark where',
    ],
    [
      'an apostrophe that is never closed',
      "name: x\ntitle: 'y\nother: z\n",
      2,
      'a quotation mark where',
    ],
    [
      'a text with a colon in it',
      'name: x\ntitle: Utah: a state\n',
      2,
      'needs the whole text in quotes',
    ],
    [
      'a tab before a field',
      'name:\n\tplace: y\n',
      2,
      'spaces at the start of the line, not a tab',
    ],
    ['a field without a colon', 'name: x\nplace y\nother: z\n', 2, 'a name and a colon'],
    ['a text that starts with @', 'name: @x\n', 1, 'in quotes, because it starts with a sign'],
    ['a backslash between quotes', 'name: "C:\\qed"\n', 1, 'no backslash'],
    ['words after a closed text', 'name: "Utah" a state\n', 1, 'nothing after a closed text'],
    ['a second line of ---', 'name: x\n---\nplace: y\n', 2, 'all after it would be lost'],
    ['a line of ...', 'name: x\n...\nplace: y\n', 3, 'all after it would be lost'],
  ])('%s, and says in which row', (_, text, row, expected) => {
    expect(reading(text)).toThrow(
      new RegExp(`content/any\\.yaml, row ${row}: found ".+"; expected`),
    );
    expect(reading(text)).toThrow(expected);
  });
});

describe('a file that would be read as something else stops the build', () => {
  const quotes = 'the whole text in quotes, because it starts with';
  it.each([
    [
      'a field that comes twice',
      'name: x\nplace: y\nname: z\n',
      3,
      'the field "name" a second time',
      'row 1 has it',
    ],
    [
      'a text that starts with &',
      'name: x\nfirm: &Sons Ltd\n',
      2,
      '"firm: &Sons Ltd"',
      `${quotes} &`,
    ],
    ['a text that starts with *', 'name: x\nfirm: *Sons\n', 2, '"*Sons"', `${quotes} *`],
    [
      'a text that starts with !',
      'name: x\nfirm: !Sons Ltd\n',
      2,
      '"firm: !Sons Ltd"',
      `${quotes} !`,
    ],
    ['a text that starts with !!', 'firm: !!str Sons\n', 1, '"firm: !!str Sons"', `${quotes} !`],
    ['a list that holds itself', 'name: &a\n  - *a\n', 2, '"*a"', `${quotes} *`],
    ['a field that takes in another', 'a: &x {b: c}\nd:\n  <<: *x\n', 3, '"*x"', `${quotes} *`],
    ['a field in braces', '{{x}}: y\n', 1, '"{x}"', `${quotes} a bracket or brace`],
    [
      'a note beside a text',
      'name: Utah #1 choice\n',
      1,
      '"name: Utah #1 choice"',
      'quotes around a text with a #',
    ],
    [
      'a note beside a field',
      'name: # Utah\n  choice\n',
      1,
      '"name: # Utah"',
      'a note on a line of its own',
    ],
    [
      'a number with a zero before it',
      'a: b\nzip: 08410\n',
      2,
      '"08410"',
      'a number in plain digits',
    ],
    ['a number of base 16', 'a: 0x10\n', 1, '"0x10"', 'a number in plain digits'],
    ['a number with a power', 'a: 1e3\n', 1, '"1e3"', 'a number in plain digits'],
    ['no number', 'a: .nan\n', 1, '".nan"', 'a number in plain digits'],
    [
      'an entry indented too far',
      'a:\n  - b\n   - c\n',
      2,
      '"b\\n   - c"',
      'every - of a list at the same',
    ],
    [
      'a line for the parser',
      '%YAML 1.1\n---\na: yes\n',
      1,
      'a line that starts with %',
      'no such line',
    ],
  ])('%s', (_, text, row, found, expected) => {
    expect(reading(text)).toThrow(`content/any.yaml, row ${row}: found ${found}; expected `);
    expect(reading(text)).toThrow(expected);
  });

  it('and the other faults are told of at once', () => {
    const text = '- title: Utah #1\n- icon: *x\n- &y\n';
    const all = () => parseYaml('content/any.yaml', text, committeesSchema);
    expect(all).toThrow(/row 1.*\n.*row 2.*\n.*row 3.*/);
  });
});

it.each([
  ['yes', 'yes'],
  ['no', 'no'],
  ['12:30', '12:30'],
  ['2027-01-22', '2027-01-22'],
  ['2027-01-22T09:00', '2027-01-22T09:00'],
  ['Null Island', 'Null Island'],
  ['"08410"', '08410'],
  ['"Utah #1"', 'Utah #1'],
  ['7', 7],
  ['40.4210', 40.421],
])('%s is read as it is written', (written, value) => {
  expect(parseYaml('content/any.yaml', `# a note\na: ${written}\n`, z.unknown())).toEqual({
    a: value,
  });
});

it.each([
  ['an empty file', '', ': found nothing'],
  ['a file of notes', '# none\n', ': found nothing'],
  ['a list', '- name\n', ', row 1: found ["name"]'],
  ['a text', 'name\n', ', row 1: found "name"'],
])('%s where fields should be stops the build', (_, text, found) => {
  const file = join(folder, 'site.yaml');
  writeFileSync(file, text);
  expect(() => readYaml(file, siteSchema)).toThrow(`${file}${found}; expected the fields name,`);
});

it('a file that is not there stops the build', () => {
  const missing = join(folder, 'missing.yaml');
  expect(() => readYaml(missing, siteSchema)).toThrow(
    `${missing}: found nothing; expected a readable file`,
  );
});

describe('a file too deep to be read stops the build with a sentence', () => {
  it.each([
    '['.repeat(1000),
    '['.repeat(20_000),
    '{a: '.repeat(1000),
    '{a: '.repeat(20_000),
    '? '.repeat(20_000),
    '[\n'.repeat(1000),
  ])('%.4s', (text) => {
    expect(reading(text)).toThrow('content/any.yaml');
    expect(reading(text)).not.toThrow(/node_modules|\n.*\n/);
  });
});
