import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseYaml } from './read-yaml.ts';

const reading = (text: string) => () => parseYaml('editions/journeys/any.yaml', text, z.unknown());

describe('a file that cannot be read stops the build', () => {
  const closed = 'the bracket or brace closed';
  const quoted = 'a quotation mark where';
  const spaces = 'spaces at the start of the line, not a tab';
  const lost = 'all after it would be lost';
  it.each([
    ['name: x\nlist: [1, 2\nother: y\n', 2, closed],
    ['name: x\nlist: {a: b\nother: y\n', 2, closed],
    ['name: x\ntitle: "y\nother: z\n', 2, quoted],
    ["name: x\ntitle: 'y\nother: z\n", 2, quoted],
    ['name: x\ntitle: Utah: a state\n', 2, 'needs the whole text in quotes'],
    ['name:\n\tplace: y\n', 2, spaces],
    ['- id: x\n\ttitle: y\n', 2, spaces],
    ['name: x\nplace y\nother: z\n', 2, 'a name and a colon'],
    ['name: @x\n', 1, 'in quotes, because it starts with a sign'],
    ['name: "C:\\qed"\n', 1, 'no backslash'],
    ['name: "Utah" a state\n', 1, 'nothing after a closed text'],
    ['name: x\n---\nplace: y\n', 2, lost],
    ['name: x\n...\nplace: y\n', 3, lost],
  ])('%j, and says in which row', (text, row, expected) => {
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
