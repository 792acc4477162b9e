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

/** Another text in a cell. */
const inCell = (row: number, column: number, change: (cell: string) => string) =>
  inRow(row, (cells) => {
    const which = column % cells.length;
    return cells.with(which, change(cells[which] ?? ''));
  });

/** What is done to a column of all rows, or to a cell; also two stray quotation marks with all between them. */
const changes = fc.tuple(at, at, at, at, hostile).chain(([row, column, further, end, char]) =>
  fc.constantFrom<(text: string) => string>(
    inEachRow((found) => found.toSpliced(column % found.length, 1)),
    inEachRow((found) => found.toSpliced(column % found.length, 0, 'x')),
    inEachRow((found) => found.toReversed()),
    inEachRow((found) => [found[column % found.length] ?? '', ...found]),
    inRow(row, (found) => found.toSpliced(column % found.length, 1)),
    inCell(row, column, () => char),
    inCell(row, column, (cell) => `${char}${cell}`),
    inCell(row, column, (cell) => `${cell}${char}`),
    (text) => {
      const opened = inCell(row, column, (cell) => `"${cell}`)(text);
      return inCell(row + (further % 3), end, (cell) => `${cell}"`)(opened);
    },
  ),
);

/** Other bytes at some places. */
const bytes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 });

/** A mishap of any kind: in bytes, rows, columns, cells, quotation marks or the encoding. */
export const exportMutation: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 5, arbitrary: mutation },
  {
    weight: 4,
    arbitrary: fc.array(changes, { minLength: 1, maxLength: 2 }).map(
      (all): Mutation =>
        (text) =>
          Buffer.from(all.reduce((changed, change) => change(changed), text)),
    ),
  },
  {
    weight: 1,
    arbitrary: bytes.map(
      (all): Mutation =>
        (text) => {
          const changed = Buffer.from(text);
          for (const [where, byte] of all) changed[where % changed.length] = byte;
          return changed;
        },
    ),
  },
);
