// What can happen to an export on its way: the mishaps of any content file, and those of tables.
import { type Mutation, mutation } from '@appraisers/edition/loaders/mutations.fixture.ts';
import fc from 'fast-check';

const at = fc.nat({ max: 40 });

/** What a spreadsheet would execute, and what breaks rows and cells. */
const hostile = fc.constantFrom(
  ...['=1+1', '=HYPERLINK("http://x.example.org","y")', '+1-1', '-cmd|x', '@SUM(A1)', '\0'],
  ...['"', '""', '"\n', '\n"', '\u202e', '\u001b[2J', '<script>alert(1)</script>'],
  '9'.repeat(400),
);

type Change = (cells: string[]) => string[];

const inEachRow = (change: Change) => (text: string) =>
  text.replaceAll(/^.+$/gm, (line) => change(line.split(',')).join(','));

const inRow = (row: number, change: Change) => (text: string) => {
  const lines = text.split('\n');
  const which = row % lines.length;
  return lines.with(which, change((lines[which] ?? '').split(',')).join(',')).join('\n');
};

/** What is done to a column of all rows, or to a cell; also two stray quotation marks with all between them. */
const changes = fc.tuple(at, at, at, at, hostile).chain(([row, column, further, end, char]) => {
  const inCell = (change: (cell: string) => string, place = row, which = column) =>
    inRow(place, (cells) => {
      const found = which % cells.length;
      return cells.with(found, change(cells[found] ?? ''));
    });
  return fc.constantFrom<(text: string) => string>(
    inEachRow((found) => found.toSpliced(column % found.length, 1)),
    inEachRow((found) => found.toSpliced(column % found.length, 0, 'x')),
    inEachRow((found) => found.toReversed()),
    inEachRow((found) => [found[column % found.length] ?? '', ...found]),
    inRow(row, (found) => found.toSpliced(column % found.length, 1)),
    inCell(() => char),
    inCell((cell) => `${char}${cell}`),
    inCell((cell) => `${cell}${char}`),
    (text) =>
      inCell((cell) => `${cell}"`, row + (further % 3), end)(inCell((cell) => `"${cell}`)(text)),
  );
});

/** A mishap of any kind: in bytes, rows, columns, cells, quotation marks or the encoding. */
export const exportMutation: fc.Arbitrary<Mutation> = fc.oneof(
  mutation,
  fc.array(changes, { minLength: 1, maxLength: 2 }).map(
    (all): Mutation =>
      (text) =>
        Buffer.from(all.reduce((is, change) => change(is), text)),
  ),
);
