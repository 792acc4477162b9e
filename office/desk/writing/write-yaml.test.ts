import { globSync, readFileSync } from 'node:fs';
import { sampleEditions } from '@appraisers/edition/loaders/editions.fixture.ts';
import { splitArticle } from '@appraisers/edition/loaders/read-posts.ts';
import { parseYaml } from '@appraisers/edition/loaders/read-yaml.ts';
import { boardSchema } from '@appraisers/edition/schemas/association.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { formatYaml, withValue, yamlOf } from './write-yaml.ts';

const filesIn = (ending: string) =>
  sampleEditions
    .flatMap((folder) => globSync(`${folder}/**/*.${ending}`))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The YAML of the sample editions: their files, and what is above the text of their articles. */
const samples = [
  ...filesIn('yaml'),
  ...filesIn('md').flatMap(({ file, text }) => {
    const article = splitArticle(text);
    return article ? [{ file, text: article.head }] : [];
  }),
];

const isLeaf = (value: unknown) => value === null || typeof value !== 'object';

/** The value with another text for one of its texts and numbers. */
function withLeaf(value: unknown, at: number, leaf: string): unknown {
  const leaves: unknown[] = [];
  const json = JSON.stringify(value, (_, each) => {
    if (isLeaf(each)) leaves.push(each);
    return each;
  });
  let left = at % leaves.length;
  return JSON.parse(json, (_, each) => (isLeaf(each) && left-- === 0 ? leaf : each));
}

const word = fc.oneof(
  fc.stringMatching(/^[\w:#'"{}[\]&*!|>%@`,.?$-]{1,12}$/),
  fc.constantFrom('#', '- ', 'a: b', '{dues}', 'yes', 'null', '1e3', '007', '’', 'São', '---'),
);
/** Texts as a form gives them: no spaces at the ends, each on one line. */
const sentence = fc
  .array(word, { minLength: 1, maxLength: 30 })
  .map((words) => words.join(' ').replaceAll(/\s+/g, ' ').trim());

const linesOf = (text: string, pattern: RegExp) =>
  text.split('\n').flatMap((line) => (pattern.test(line) ? [line.trim()] : []));
const commentsOf = (text: string) => linesOf(text, /^ *#/);

it.each(samples)('$file is in the format that the desk writes', ({ text }) => {
  expect(formatYaml(parseDocument(text))).toBe(text);
});

describe('a text in another format', () => {
  const text = '\n# Top.\na:   [1,\n  2]   \n\n\n# Last.\nb: { c: "d" }\nlong: "A B"\n# End.\n';
  it('is formatted by an edit, and keeps its comments and order', () => {
    expect(withValue(text, structuredClone(yamlOf(text)))).toBe(text);
    const [line, rest] = ['words '.repeat(13).trim(), 'words '.repeat(7).trim()];
    const written = withValue(text, { a: [1, 2], b: { c: 'd' }, long: `${line} ${rest}` });
    expect(written).toBe(
      `# Top.\na: [1, 2]\n\n# Last.\nb: {c: "d"}\nlong: >-\n  ${line}\n  ${rest}\n\n# End.\n`,
    );
  });
});

describe('a changed field', () => {
  it('is the input, and no comment or line of another field is touched', () => {
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.nat(), sentence, ({ text }, at, draft) => {
        const next = withLeaf(yamlOf(text), at, draft);
        const written = withValue(text, next);
        expect(yamlOf(written)).toEqual(next);
        expect(commentsOf(written)).toEqual(expect.arrayContaining(commentsOf(text)));
        // The lines that differ, those of the one field.
        const [before, after] = [text.split('\n'), written.split('\n')];
        const top = before.findIndex((line, row) => line !== after[row]);
        let end = 0;
        while (before.at(-1 - end) === after.at(-1 - end) && end < before.length - top) end += 1;
        const touched = before.slice(top, before.length - end).join('\n');
        expect(linesOf(touched, /^ *(- )?\w+: /).length, touched).toBeLessThanOrEqual(1);
      }),
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
    '  - name: Bo',
    '    title: Secretary',
    '',
    '  - name: Cy',
    "    title: 'Treasurer'",
    'pastPresidents: []',
    '',
  ].join('\n');
  const [ann, bo, cy] = boardSchema.parse(yamlOf(text)).members;
  const promoted = { name: 'Bo', title: 'President' };

  it('can be read by the build, whatever comes, goes and moves, with its comments', () => {
    const plain = { noNullPrototype: true } as const;
    // A name has a letter.
    const name = sentence.map((words) => `${words} Ng`);
    const person = fc.record({ name, title: fc.constant('Board Member') }, plain);
    const boards = fc.array(fc.oneof(fc.constantFrom(ann, bo, cy, promoted), person), {
      minLength: 1,
    });
    const presidents = fc.array(fc.record({ name, years: sentence }, plain));
    fc.assert(
      fc.property(boards, presidents, (members, pastPresidents) => {
        const next = { members, pastPresidents };
        const written = withValue(text, next);
        expect(yamlOf(written)).toEqual(next);
        expect(written).toContain('# The board.\n');
        // The comment above an entry goes where the entry goes, and only there.
        const comments = written.split('\n').filter((line) => line === '  # Since the spring.');
        expect(comments.length).toBeLessThanOrEqual(1);
        if (members.some((member) => member === bo || member === promoted))
          expect(written).toContain('  # Since the spring.\n  - name: Bo\n');
        expect(parseYaml('board.yaml', written, boardSchema).members.length).toBe(members.length);
      }),
    );
  });
});
