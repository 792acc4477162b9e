import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseYaml } from './read-yaml.ts';

const reading = (text: string) => () => parseYaml('editions/journeys/any.yaml', text, z.unknown());

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
    [
      'a tab before a field of an entry',
      '- id: x\n\ttitle: y\n',
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
      new RegExp(`editions/journeys/any\\.yaml, row ${row}: found ".+"; expected`),
    );
    expect(reading(text)).toThrow(expected);
  });
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
    expect(reading(text)).toThrow('editions/journeys/any.yaml');
    expect(reading(text)).not.toThrow(/node_modules|\n.*\n/);
  });
});
