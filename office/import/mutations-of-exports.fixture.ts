// What can happen to an export on its way, for the laws that an import keeps.

import { type Mutation, mutation } from '@appraisers/edition/loaders/mutations.fixture.ts';
import fc from 'fast-check';

const at = fc.nat({ max: 40 });

/** What a spreadsheet would execute, and what breaks rows and cells. */
const hostile = fc.constantFrom(
  '=1+1',
  '=HYPERLINK("http://x.example.org","y")',
  '+1-1',
  '-cmd|x',
  '@SUM(A1)',
  '\0',
  '"',
  '""',
  '"\n',
  '\n"',
  '\u202e',
  '\u001b[2J',
  '<script>alert(1)</script>',
  '9'.repeat(400),
);

const lines = (text: string) => text.split('\n');

/** What is done to the cells of a table without quotation marks, to a column of all rows or to a cell. */
const cells = fc.tuple(at, at, hostile).chain(([row, column, char]) =>
  fc.constantFrom<(text: string) => string>(
    (text) => eachRow(text, (found) => found.toSpliced(column % found.length, 1)),
    (text) => eachRow(text, (found) => found.toSpliced(column % found.length, 0, 'x')),
    (text) => eachRow(text, (found) => found.toReversed()),
    (text) => eachRow(text, (found) => found.toSpliced(0, 0, found[column % found.length] ?? '')),
    (text) => oneRow(text, row, (found) => found.toSpliced(column % found.length, 1)),
    (text) => oneRow(text, row, (found) => found.with(column % found.length, char)),
    (text) =>
      oneRow(text, row, (found) =>
        found.with(column % found.length, `${char}${found[column % found.length]}`),
      ),
    (text) =>
      oneRow(text, row, (found) =>
        found.with(column % found.length, `${found[column % found.length]}${char}`),
      ),
  ),
);

const eachRow = (text: string, change: (found: string[]) => string[]) =>
  lines(text)
    .map((line) => (line === '' ? line : change(line.split(',')).join(',')))
    .join('\n');

function oneRow(text: string, row: number, change: (found: string[]) => string[]): string {
  const all = lines(text);
  const which = row % all.length;
  return all.with(which, change((all[which] ?? '').split(',')).join(',')).join('\n');
}

/** Two stray quotation marks, which take in what stands between them. */
const quotes = fc.tuple(at, at, at, at).map(([row, column, further, end]) => (text: string) => {
  const opened = oneRow(text, row, (found) =>
    found.with(column % found.length, `"${found[column % found.length]}`),
  );
  return oneRow(opened, row + (further % 3), (found) =>
    found.with(end % found.length, `${found[end % found.length]}"`),
  );
});

/** A mishap of any kind: in bytes, rows, columns, cells, quotation marks or the encoding. */
export const exportMutation: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 5, arbitrary: mutation },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.array(fc.oneof(cells, quotes), { minLength: 1, maxLength: 2 })).map(
      ([changes]): Mutation =>
        (text) =>
          new TextEncoder().encode(changes.reduce((changed, change) => change(changed), text)),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 }).map(
      (changes): Mutation =>
        (text) => {
          const bytes = new TextEncoder().encode(text);
          for (const [where, byte] of changes) bytes[where % bytes.length] = byte;
          return bytes;
        },
    ),
  },
);
