import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { committeesSchema } from '#schemas/association.ts';
import { parseYaml } from './read-yaml.ts';

const reading = (text: string) => () => parseYaml('editions/journeys/any.yaml', text, z.unknown());

describe('a file that means something other than what is written stops the build', () => {
  const quotes = 'has a text that starts with';
  const digits = 'Write it in plain digits.';
  const lost = 'everything after the # would be left out.';
  it.each([
    ['a: x\nb: y\na: z\n', 3, 'The field "a" is already on line 1.', 'Remove one of the two.'],
    ['name: x\nfirm: &Sons Ltd\n', 2, `"firm: &Sons Ltd" ${quotes} &.`, 'in quotes.'],
    ['name: x\nfirm: *Sons\n', 2, `"*Sons" ${quotes} *.`, 'in quotes.'],
    ['name: x\nfirm: !Sons\n', 2, `"firm: !Sons" ${quotes} a special character.`, 'in quotes.'],
    ['firm: !!str Sons\n', 1, `"firm: !!str Sons" ${quotes} !.`, 'in quotes.'],
    ['name: &a\n  - *a\n', 2, `"*a" ${quotes} *.`, 'in quotes.'],
    ['a: &x {b: c}\nd:\n  <<: *x\n', 3, `"*x" ${quotes} *.`, 'in quotes.'],
    ['{{x}}: y\n', 1, `"{x}" ${quotes} a bracket or brace.`, 'in quotes.'],
    ['name: Utah #1 choice\n', 1, `In "name: Utah #1 choice", ${lost}`, 'put the whole text in'],
    ['name: # Utah\n  choice\n', 1, `In "name: # Utah", ${lost}`, 'move it to its own line.'],
    ['a: b\nzip: 08410\n', 2, 'YAML reads "08410" as another number.', digits],
    ['a: 0x10\n', 1, 'YAML reads "0x10" as another number.', digits],
    ['a: 1e3\n', 1, 'YAML reads "1e3" as another number.', digits],
    ['a: .nan\n', 1, 'YAML reads ".nan" as another number.', digits],
    ['a:\n  - b\n   - c\n', 2, '"b\\n   - c" runs two list entries together.', 'Give every -'],
    ['%YAML 1.1\n---\na: yes\n', 1, 'This line starts with %.', 'Remove it.'],
  ])('%j', (text, line, reason, hint) => {
    expect(reading(text)).toThrow(`editions/journeys/any.yaml, line ${line}: ${reason} `);
    expect(reading(text)).toThrow(hint);
  });

  it('and one run reports all issues', () => {
    const text = '- title: Utah #1\n- icon: *x\n- &y\n';
    const all = () => parseYaml('editions/journeys/any.yaml', text, committeesSchema);
    expect(all).toThrow(/line 1.*\n.*line 2.*\n.*line 3.*/);
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
])('%s is read as it is written', (written, value) =>
  expect(parseYaml('editions/journeys/any.yaml', `# a note\na: ${written}\n`, z.unknown())).toEqual(
    {
      a: value,
    },
  ),
);
