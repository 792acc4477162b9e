// The table of members in an export: which sheet has it, and in which row its header stands. Above it
// there may be titles, and beside it sheets of other things.
import type { ExportFile, Sheet, SheetRow } from '#member-import/reading/export-file.ts';
import { type ColumnMap, columnMap } from './column-map.ts';
import type { Meaning } from './known-names.ts';
import {
  type Candidate,
  missing,
  refuseBrokenHeader,
  refuseNoTable,
  refusePeopleAbove,
} from './table-faults.ts';

export type Table = {
  readonly sheet: Sheet;
  /** The row of the header. */
  readonly headerRow: number;
  readonly columns: ColumnMap;
  /** Whether a row stands below the header, and is not the header once more. */
  readonly isBelow: (row: SheetRow) => boolean;
  /** Other sheets that have such a table, too, by name. */
  readonly others: readonly string[];
};

/** How many known columns a row names, each field once; nothing where it can be no header of people. */
const knownIn = (cells: readonly string[], meaningOf: (name: string) => Meaning | undefined) =>
  new Set(
    cells.flatMap((cell) => {
      const meaning = cell.length < 100 ? meaningOf(cell) : undefined;
      if (!meaning) return [];
      return ['field' in meaning ? meaning.field : `${meaning.label} ${meaning.place}`];
    }),
  ).size;

/** Counts the known names of columns in a row. */
export const familiarity =
  (meaningOf: (name: string) => Meaning | undefined) =>
  (cells: readonly string[]): number =>
    knownIn(cells, meaningOf);

/**
 * The table with most known columns; of equal ones the first.
 * @throws ImportStop when none has names, mail addresses and ZIPs, or its header is broken.
 */
export function findTable(
  file: ExportFile,
  meaningOf: (name: string) => Meaning | undefined,
): Table {
  const [best, ...others] = file.sheets
    .flatMap((sheet) =>
      sheet.top.map((row): Candidate => {
        const known = knownIn(row.cells, meaningOf);
        const columns = columnMap(known > 1 ? row.cells : [], meaningOf);
        return { sheet, row, known, columns };
      }),
    )
    .sort((a, b) => b.known - a.known);
  if (!best || missing(best.columns).length > 0) refuseNoTable(file, best);
  refuseBrokenHeader(file, best);
  refusePeopleAbove(file, best);
  const alike = others.filter(
    ({ sheet, columns }) => sheet !== best.sheet && missing(columns).length === 0,
  );
  // What was made for paper has its header on every page.
  const isHeader = ({ cells }: SheetRow) =>
    best.row.cells.every((cell, at) => cell === (cells[at] ?? ''));
  return {
    sheet: best.sheet,
    headerRow: best.row.row,
    columns: best.columns,
    isBelow: (row) => row.row > best.row.row && !isHeader(row),
    others: [...new Set(alike.map(({ sheet }) => sheet.name ?? ''))],
  };
}
