import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseYaml } from './read-yaml.ts';

const reading = (text: string) => () => parseYaml('editions/journeys/any.yaml', text, z.unknown());

describe('a file that cannot be read stops the build', () => {
  const closed = 'opens a bracket or brace and never closes it. Close it';
  const quoted = 'opens a quotation mark and never closes it. Add one';
  const spaces = 'starts with a tab. Replace the tab with spaces.';
  const lost = 'would hide everything below it. Remove every ---';
  it.each([
    ['name: x\nlist: [1, 2\nother: y\n', 2, closed],
    ['name: x\nlist: {a: b\nother: y\n', 2, closed],
    ['name: x\ntitle: "y\nother: z\n', 2, quoted],
    ["name: x\ntitle: 'y\nother: z\n", 2, quoted],
    ['name: x\ntitle: Utah: a state\n', 2, 'has a colon in the wrong place.'],
    ['name:\n\tplace: y\n', 2, spaces],
    ['- id: x\n\ttitle: y\n', 2, spaces],
    ['name: x\nplace y\nother: z\n', 2, 'has no field name. Start it with a name, a colon'],
    ['name: @x\n', 1, 'has a text that starts with a special character. Put the whole'],
    ['name: "C:\\qed"\n', 1, 'has a backslash in double quotes. Use single quotes'],
    ['name: "Utah" a state\n', 1, 'goes on after a closing quotation mark or bracket.'],
    ['name: x\n---\nplace: y\n', 2, lost],
    ['name: x\n...\nplace: y\n', 3, lost],
  ])('%j, and names the line', (text, line, expected) => {
    expect(reading(text)).toThrow(new RegExp(`editions/journeys/any\\.yaml, line ${line}: ".+" `));
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
