// Finds the table of members in an export: its sheet, and the row of its header. There may be titles above
// it, and other sheets.
import { isMemberField } from '@appraisers/directory/member-fields.ts';
import { ImportError, shown } from '#import/import-error.ts';
import type { ExportFile, ImportChoices, Sheet, SheetRow } from '#import/reading/export-file.ts';
import { type ColumnMap, columnMap, type Meaning } from './column-map.ts';
import {
  assertHeader,
  assertHeaderFirst,
  assertMembers,
  assertTable,
  type Candidate,
  hasPeople,
  labelsIn,
} from './table-errors.ts';

export type Table = {
  readonly sheet: Sheet;
  /** The row of the header. */
  readonly headerRow: number;
  readonly columns: ColumnMap;
  /** Whether a row is below the header, and doesn't repeat it. */
  readonly isBelow: (row: SheetRow) => boolean;
  /** The names of hidden columns that would be published. */
  readonly hidden: readonly string[];
};

type MeaningLookup = (name: string) => Meaning | undefined;

/** How many known columns a row names. Each field counts once. */
const knownIn = (cells: readonly string[], meaningOf: MeaningLookup) =>
  new Set(
    cells.flatMap((cell) => {
      const meaning = cell.length < 100 ? meaningOf(cell) : undefined;
      if (!meaning) return [];
      return ['field' in meaning ? meaning.field : `${meaning.label} ${meaning.place}`];
    }),
  ).size;

/** Counts the known names of columns in a row. Between rows with as many, more labels count. */
export const familiarity =
  (meaningOf: MeaningLookup) =>
  (cells: readonly string[]): number =>
    knownIn(cells, meaningOf) + labelsIn(cells) / 1000;

/** Whether the import publishes the column. A hidden one may not be meant for that. */
const isPublished = (meaning: Meaning | undefined) =>
  meaning !== undefined &&
  ('place' in meaning || meaning.field === 'fullName' || isMemberField(meaning.field));

/** The row of a sheet that names the most columns, or else has the most labels; the first of several. */
function bestRow(sheet: Sheet, meaningOf: MeaningLookup, leaveOut: boolean): Candidate | undefined {
  const shownCell = (cell: string, at: number) =>
    leaveOut && sheet.hiddenColumns?.has(at) && isPublished(meaningOf(cell)) ? '' : cell;
  const [best] = sheet.top
    .map((row): Candidate => {
      const known = knownIn(row.cells, meaningOf);
      const labels = labelsIn(row.cells);
      const cells = known > 1 || labels > 2 ? row.cells.map(shownCell) : [];
      return { sheet, row, known, labels, columns: columnMap(cells, meaningOf) };
    })
    .sort((a, b) => b.known - a.known || b.labels - a.labels);
  return best;
}

/** The sheet with a name, in any case. */
function sheetNamed({ name: file, sheets }: ExportFile, name: string): readonly Sheet[] {
  const key = (text: string) => text.trim().toLowerCase();
  const found = sheets.filter((sheet) => key(sheet.name ?? '') === key(name));
  if (found.length > 0) return found;
  const names = sheets.flatMap((sheet) => (sheet.name ? [`"${shown(sheet.name)}"`] : []));
  throw new ImportError(
    names.length > 0
      ? `${file} has no visible sheet "${shown(name)}". Choose one of these: ${names.join(', ')}.`
      : `${file} has no sheets, because it isn't a workbook. Import it without --sheet.`,
  );
}

function tableOf(file: ExportFile, best: Candidate, meaningOf: MeaningLookup): Table {
  assertHeader(file, best);
  assertHeaderFirst(file, best);
  const { sheet, row: header, columns } = best;
  // Exports made for printing repeat the header on every page.
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
 * The table of people, or one for each sheet with people. The import asks which one to use.
 * @throws ImportError when no table has a header and people, or its header is broken.
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
  const [first, ...others] = candidates.filter(hasPeople);
  const best = first ?? candidates.find(({ known }) => known > 1);
  if (!best) return assertTable(file);
  const table = tableOf(file, best, meaningOf);
  if (others.length === 0) assertMembers(file, best);
  return [table, ...others.map((other) => tableOf(file, other, meaningOf))];
}
