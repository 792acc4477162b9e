import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { committeesSchema } from '#schemas/association.ts';
import { parseYaml } from './read-yaml.ts';

const reading = (text: string) => () => parseYaml('editions/journeys/any.yaml', text, z.unknown());

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
    expect(reading(text)).toThrow(
      `editions/journeys/any.yaml, row ${row}: found ${found}; expected `,
    );
    expect(reading(text)).toThrow(expected);
  });

  it('and the other faults are reported at once', () => {
    const text = '- title: Utah #1\n- icon: *x\n- &y\n';
    const all = () => parseYaml('editions/journeys/any.yaml', text, committeesSchema);
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
  expect(parseYaml('editions/journeys/any.yaml', `# a note\na: ${written}\n`, z.unknown())).toEqual(
    {
      a: value,
    },
  );
});
