import { globSync, readFileSync } from 'node:fs';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { proseOf } from './prose.ts';
import { markdownParagraphs, readingGrade, sentencesOf } from './reading-grade.ts';

const files = (...patterns: string[]) => globSync(patterns).map(toPosix).sort();
const read = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');

const leaves = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(leaves)
      : [];

/** The texts of a file, a paragraph each. */
function paragraphsOf(file: string): string[] {
  if (file.endsWith('.yaml')) return leaves(parse(read(file)));
  if (file.endsWith('.md')) return markdownParagraphs(read(file));
  return proseOf(file)
    .map(({ text }) => text)
    .filter((text) => /^['"`}]/.test(text))
    .map((text) => text.replace(/^['"`}]|['"`]$|\$\{$/g, ''));
}

const graded = [
  ...[
    ...files(
      'editions/{idaho,journeys}/*.yaml',
      'editions/{idaho,journeys}/pages/*.yaml',
      'packages/edition/starter/files/**/*.yaml',
    ),
    ...files('site/finder/words/*.ts', 'site/application/words.ts').filter(
      (file) => !/test/.test(file),
    ),
    ...files('office/desk/page/desk-words.ts', 'office/desk/forms/desk-forms.ts'),
    ...files('packages/edition/schemas/{association,events,membership,pages,region,site}.ts'),
    ...files('content/README.md', 'docs/{automation,content-files,new-state}.md'),
  ].map((file) => ({ file, max: 8 })),
  ...files('editions/*/posts/*.md').map((file) => ({ file, max: 10 })),
];

it.each(graded)('$file reads at grade $max at most', ({ file, max }) => {
  const grade = readingGrade(paragraphsOf(file)) ?? 0;
  const longest = paragraphsOf(file)
    .flatMap(sentencesOf)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 3);
  expect(grade, `shorten, for example:\n${longest.join('\n')}`).toBeLessThanOrEqual(max);
});

it('grades easy and hard sentences apart', () => {
  const easy = Array.from({ length: 20 }, () => 'The cat sat on the mat.');
  const hard = Array.from(
    { length: 8 },
    () =>
      'Institutional administrators subsequently necessitated considerable documentation regarding applicability.',
  );
  expect(readingGrade(easy)).toBeLessThan(1);
  expect(readingGrade(hard)).toBeGreaterThan(15);
});

it('knows where a sentence ends', () => {
  expect(sentencesOf('We came here today. You saw it too!')).toHaveLength(2);
  expect(sentencesOf('It costs e.g. a dollar at St. George.')).toHaveLength(1);
});

it('leaves out headings, tables, code and targets of links', () => {
  const text =
    '# A heading\n\n| a | table |\n\n    npm start\n\nSee [this page](https://example.org/a.b) now.';
  expect(markdownParagraphs(text).filter(Boolean)).toEqual(['See this page now.']);
});
