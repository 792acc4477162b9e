import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { committeesSchema } from '#schemas/association.ts';
import { parseYaml } from './read-yaml.ts';

const reading = (text: string) => () => parseYaml('editions/journeys/any.yaml', text, z.unknown());

describe('a file that would be read as something else stops the build', () => {
  const quotes = 'the whole text in quotes, because it starts with';
  const digits = 'a number in plain digits';
  it.each([
    ['a: x\nb: y\na: z\n', 3, 'the field "a" a second time', 'row 1 has it'],
    ['name: x\nfirm: &Sons Ltd\n', 2, '"firm: &Sons Ltd"', `${quotes} &`],
    ['name: x\nfirm: *Sons\n', 2, '"*Sons"', `${quotes} *`],
    ['name: x\nfirm: !Sons Ltd\n', 2, '"firm: !Sons Ltd"', `${quotes} !`],
    ['firm: !!str Sons\n', 1, '"firm: !!str Sons"', `${quotes} !`],
    ['name: &a\n  - *a\n', 2, '"*a"', `${quotes} *`],
    ['a: &x {b: c}\nd:\n  <<: *x\n', 3, '"*x"', `${quotes} *`],
    ['{{x}}: y\n', 1, '"{x}"', `${quotes} a bracket or brace`],
    ['name: Utah #1 choice\n', 1, '"name: Utah #1 choice"', 'quotes around a text with a #'],
    ['name: # Utah\n  choice\n', 1, '"name: # Utah"', 'a note on a line of its own'],
    ['a: b\nzip: 08410\n', 2, '"08410"', digits],
    ['a: 0x10\n', 1, '"0x10"', digits],
    ['a: 1e3\n', 1, '"1e3"', digits],
    ['a: .nan\n', 1, '".nan"', digits],
    ['a:\n  - b\n   - c\n', 2, '"b\\n   - c"', 'every - of a list at the same'],
    ['%YAML 1.1\n---\na: yes\n', 1, 'a line that starts with %', 'no such line'],
  ])('%j', (text, row, found, expected) => {
    expect(reading(text)).toThrow(
      `editions/journeys/any.yaml, row ${row}: found ${found}; expected `,
    );
    expect(reading(text)).toThrow(expected);
  });

  it('and one run reports all issues', () => {
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
