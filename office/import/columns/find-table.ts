// The table of members in an export: which sheet has it, and in which row its header stands. Above it
// there may be titles, and beside it sheets of other things.
import { isMemberField } from '@appraisers/directory/member-fields.ts';
import { ImportError, shown } from '#import/import-error.ts';
import type { ExportFile, ImportChoices, Sheet, SheetRow } from '#import/reading/export-file.ts';
import { type ColumnMap, columnMap, type Meaning } from './column-map.ts';
import {
  assertHeader,
  assertHeaderFirst,
  assertTable,
  type Candidate,
  missingColumns,
  namesPeople,
} from './table-errors.ts';

export type Table = {
  readonly sheet: Sheet;
  /** The row of the header. */
  readonly headerRow: number;
  readonly columns: ColumnMap;
  /** Whether a row stands below the header, and is not the header once more. */
  readonly isBelow: (row: SheetRow) => boolean;
  /** The columns that a workbook hides and that would be published, by name. */
  readonly hidden: readonly string[];
};

type MeaningLookup = (name: string) => Meaning | undefined;

/** How many known columns a row names, each field once; nothing where it can be no header of people. */
const knownIn = (cells: readonly string[], meaningOf: MeaningLookup) =>
  new Set(
    cells.flatMap((cell) => {
      const meaning = cell.length < 100 ? meaningOf(cell) : undefined;
      if (!meaning) return [];
      return ['field' in meaning ? meaning.field : `${meaning.label} ${meaning.place}`];
    }),
  ).size;

/** Counts the known names of columns in a row. */
export const familiarity =
  (meaningOf: MeaningLookup) =>
  (cells: readonly string[]): number =>
    knownIn(cells, meaningOf);

/** Whether the import publishes the column. A hidden column may not be meant for that. */
const isPublished = (meaning: Meaning | undefined) =>
  meaning !== undefined &&
  ('place' in meaning || meaning.field === 'fullName' || isMemberField(meaning.field));

/** The row of a sheet that names most columns; of equal ones the first. */
function bestRow(sheet: Sheet, meaningOf: MeaningLookup, leaveOut: boolean): Candidate | undefined {
  const shownCell = (cell: string, at: number) =>
    leaveOut && sheet.hiddenColumns?.has(at) && isPublished(meaningOf(cell)) ? '' : cell;
  const [best] = sheet.top
    .map((row): Candidate => {
      const known = knownIn(row.cells, meaningOf);
      const cells = known > 1 ? row.cells.map(shownCell) : [];
      return { sheet, row, known, columns: columnMap(cells, meaningOf) };
    })
    .sort((a, b) => b.known - a.known);
  return best;
}

/** The sheet with a name, whatever its capitals. */
function sheetNamed({ name: file, sheets }: ExportFile, name: string): readonly Sheet[] {
  const key = (text: string) => text.trim().toLowerCase();
  const found = sheets.filter((sheet) => key(sheet.name ?? '') === key(name));
  if (found.length > 0) return found;
  const names = sheets.flatMap((sheet) => (sheet.name ? [`"${shown(sheet.name)}"`] : []));
  throw new ImportError(
    `${file} has no visible sheet "${shown(name)}". Choose one of its sheets: ${names.join(', ') || '(a file of text has none)'}.`,
  );
}

function tableOf(file: ExportFile, best: Candidate, meaningOf: MeaningLookup): Table {
  assertHeader(file, best);
  assertHeaderFirst(file, best);
  const { sheet, row: header, columns } = best;
  // What was made for paper has its header on every page.
  const isHeader = ({ cells }: SheetRow) =>
    header.cells.every((cell, at) => cell === (cells[at] ?? ''));
  return {
    sheet,
    headerRow: header.row,
    columns,
    isBelow: (row) => row.row > header.row && !isHeader(row),
    hidden: columns.header.filter(
      (name, at) => sheet.hiddenColumns?.has(at) && isPublished(meaningOf(name)),
    ),
  };
}

/**
 * The table of people, or one for each sheet that has people: which one is meant is not guessed.
 * @throws ImportError when none has names, email addresses and ZIPs, or its header is broken.
 */
export function findTables(
  file: ExportFile,
  meaningOf: MeaningLookup,
  { sheet, hidden }: ImportChoices = {},
): readonly [Table, ...Table[]] {
  const sheets = sheet === undefined ? file.sheets : sheetNamed(file, sheet);
  const candidates = sheets
    .flatMap((one) => bestRow(one, meaningOf, hidden === 'leave-out') ?? [])
    .sort((a, b) => b.known - a.known);
  const [first, ...others] = candidates.filter(({ columns }) => namesPeople(columns));
  const best = first ?? candidates[0];
  if (!best) assertTable(file, best);
  if (others.length === 0 && missingColumns(best.columns).length > 0) assertTable(file, best);
  return [
    tableOf(file, best, meaningOf),
    ...others.map((other) => tableOf(file, other, meaningOf)),
  ];
}
