import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseYaml } from '#loaders/read-yaml.ts';
import { sampleEditions } from '#loaders/sample-editions.ts';
import { boardSchema } from '#schemas/board.ts';
import { withValue, yamlOf } from './write-yaml.ts';

const files = sampleEditions.flatMap((folder) => globSync(`${folder}/**/*.yaml`));
const textOf = (file: string) => readFileSync(file, 'utf8');

type Leaf = { readonly path: readonly (string | number)[]; readonly value: unknown };

/** Every text and number of a value, with the way to it. */
function leavesOf(value: unknown, path: Leaf['path'] = []): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => leavesOf(each, [...path, at]));
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...path, key]));
  return [{ path, value }];
}

/** A copy of a value with another leaf. */
function withLeaf(value: unknown, [key, ...rest]: Leaf['path'], leaf: unknown): unknown {
  if (key === undefined) return leaf;
  if (Array.isArray(value))
    return value.map((each, at) => (at === key ? withLeaf(each, rest, leaf) : each));
  const fields = value !== null && typeof value === 'object' ? Object.entries(value) : [];
  return Object.fromEntries(
    fields.map(([name, each]) => [name, name === key ? withLeaf(each, rest, leaf) : each]),
  );
}

const word = fc.oneof(
  fc.stringMatching(/^[\w:#'"{}[\]&*!|>%@`,.?$-]{1,12}$/),
  fc.constantFrom('#', '- ', 'a: b', '{dues}', 'yes', 'null', '1e3', '007', '’', 'São', '---'),
);
/** Texts as a form gives them: no spaces at the ends, each on one line. */
const sentence = fc
  .array(word, { minLength: 1, maxLength: 30 })
  .map((words) => words.join(' ').replaceAll(/\s+/g, ' ').trim());

describe.each(files)('%s', (file) => {
  it('stays as it is, to the byte, when nothing is changed', () => {
    const text = textOf(file);
    expect(withValue(text, structuredClone(yamlOf(text)))).toBe(text);
  });
});

describe('a changed field', () => {
  it('is what was typed, and no note or line of another field is touched', () => {
    const texts = files.map((file) => ({ file, text: textOf(file) }));
    const known = texts.map(({ file, text }) => ({ file, text, leaves: leavesOf(yamlOf(text)) }));
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.nat(), sentence, ({ text, leaves }, at, typed) => {
        const leaf = leaves[at % leaves.length];
        if (!leaf) return;
        const next = withLeaf(yamlOf(text), leaf.path, typed);
        const written = withValue(text, next);
        expect(yamlOf(written)).toEqual(next);
        // What is left of the old lines and of the new ones, without those of the one field.
        const [before, after] = [text.split('\n'), written.split('\n')];
        const top = before.findIndex((line, row) => line !== after[row]);
        let end = 0;
        while (before.at(-1 - end) === after.at(-1 - end) && end < before.length - top) end += 1;
        const touched = before.slice(top, before.length - end);
        const notes = touched.filter((line) => /^ *# /.test(line) && text.includes(`\n${line}\n`));
        expect(notes).toEqual([]);
        const fields = touched.filter((line) => /^ *(- )?\w+: /.test(line) && line.length < 84);
        expect(fields.length, touched.join('\n')).toBeLessThanOrEqual(1);
      }),
      { numRuns: 400 },
    );
  });
});

describe('a list', () => {
  const text = [
    '# The board.',
    'members:',
    '  - name: Ann',
    '    title: President',
    '  # Since the spring.',
    '  - name: Bo   # never mind',
    '    title: Secretary',
    '',
    '  - name: Cy',
    "    title: 'Treasurer'",
    'pastPresidents: []',
    '',
  ].join('\n');
  const [ann, bo, cy] = ['Ann', 'Bo', 'Cy'].map((name, at) => ({
    name,
    title: ['President', 'Secretary', 'Treasurer'][at],
  }));

  it('takes the notes along when entries change places', () => {
    const written = withValue(text, { members: [cy, bo, ann], pastPresidents: [] });
    expect(written).toContain('  # Since the spring.\n  - name: Bo   # never mind\n    title: Sec');
    expect(yamlOf(written)).toEqual({ members: [cy, bo, ann], pastPresidents: [] });
  });
  it('gets entries where there were none, and loses all of them', () => {
    const filled = { members: [ann, bo, cy], pastPresidents: [{ name: 'Di', years: '2009–2011' }] };
    const written = withValue(text, filled);
    expect(written.split('\n').slice(0, 10)).toEqual(text.split('\n').slice(0, 10));
    expect(written).toContain('pastPresidents:\n  - name: Di\n');
    expect(withValue(written, { ...filled, pastPresidents: [] })).toBe(text);
  });
  it('can be read by the build, whatever comes, goes and moves', () => {
    const plain = { noNullPrototype: true } as const;
    const person = fc.record({ name: sentence, title: fc.constant('Board Member') }, plain);
    const boards = fc.array(fc.oneof(fc.constantFrom(ann, bo, cy), person), { minLength: 1 });
    fc.assert(
      fc.property(
        boards,
        fc.array(fc.record({ name: sentence, years: sentence }, plain)),
        (members, past) => {
          const next = { members, pastPresidents: past };
          const written = withValue(text.replace('   # never mind', ''), next);
          expect(yamlOf(written)).toEqual(next);
          expect(parseYaml('board.yaml', written, boardSchema).members.length).toBe(members.length);
        },
      ),
      { numRuns: 300 },
    );
  });
});
