// What can happen to an export on its way: the mishaps of any content file, and those of tables.
import { type Mutation, mutation } from '@appraisers/edition/loaders/mutations.fixture.ts';
import fc from 'fast-check';

/** What a spreadsheet would execute, and what breaks rows and cells. */
const hostile = fc.constantFrom(
  ...['=1+1', '=HYPERLINK("http://x.example.org","y")', '+1-1', '-cmd|x', '@SUM(A1)', '\0'],
  ...['"', '""', '"\n', '\n"', '\u202e', '\u001b[2J', '<script>alert(1)</script>'],
  '9'.repeat(400),
);

/** A change of the cells in each row, or only in the row with this number. */
const inRows = (change: (cells: string[]) => string[], row?: number) => (text: string) =>
  text
    .split('\n')
    .map((line, at) => (at === (row ?? at) ? change(line.split(',')).join(',') : line))
    .join('\n');

const inCell = (column: number, row: number, change: (cell: string) => string) =>
  inRows((cells) => cells.map((cell, at) => (at === column ? change(cell) : cell)), row);

/** What is done to a column of all rows, or to a cell; also two stray quotation marks with all between them. */
const changes = fc
  .tuple(fc.nat(6), fc.nat(9), fc.nat(9), hostile)
  .chain(([row, column, end, char]) =>
    fc.constantFrom<(text: string) => string>(
      inRows((cells) => cells.toSpliced(column, 1)),
      inRows((cells) => cells.toSpliced(column, 0, 'x')),
      inRows((cells) => cells.toReversed()),
      inRows((cells) => [cells[column] ?? '', ...cells]),
      inRows((cells) => cells.toSpliced(column, 1), row),
      inCell(column, row, () => char),
      inCell(column, row, (cell) => `${char}${cell}`),
      inCell(column, row, (cell) => `${cell}${char}`),
      (text) =>
        inCell(
          end,
          row + (end % 3),
          (cell) => `${cell}"`,
        )(inCell(column, row, (cell) => `"${cell}`)(text)),
    ),
  );

/** A mishap of any kind: in bytes, rows, columns, cells, quotation marks or the encoding. */
export const exportMutation: fc.Arbitrary<Mutation> = fc.oneof(
  mutation,
  fc.array(changes, { minLength: 1, maxLength: 2 }).map(
    (all): Mutation =>
      (text) =>
        Buffer.from(all.reduce((is, change) => change(is), text)),
  ),
);
