// Finds the table of members in an export: its sheet, and the row of its header. There may be titles above
// it, and other sheets.
import {
  type ColumnAnswer,
  type ColumnUse,
  isDecidingUse,
} from '@appraisers/edition/schemas/membership.ts';
import { ImportError, shown } from '#import/import-error.ts';
import type { ExportFile, Sheet, SheetRow } from '#import/reading/export-file.ts';
import { missingColumns } from './column-map.ts';
import { columnKey, columnNames } from './column-names.ts';
import { knownColumn } from './known-columns.ts';
import {
  assertHeader,
  assertHeaderFirst,
  assertMembers,
  assertTable,
  type Candidate,
} from './table-errors.ts';

export type Table = {
  readonly sheet: Sheet;
  /** The row of the header, its cells, and a name for each column. */
  readonly headerRow: number;
  readonly header: readonly string[];
  readonly names: readonly string[];
  /** Whether a row is below the header, and doesn't repeat it. */
  readonly isBelow: (row: SheetRow) => boolean;
};

export type KnownUses = (name: string) => ColumnUse | undefined;

/** The use of a column name, by an answer of the volunteer or because we know it. */
export function knownUses(answers: readonly ColumnAnswer[]): KnownUses {
  const stored = new Map(answers.map(({ column, use }) => [columnKey(column), use]));
  return (name) => stored.get(columnKey(name)) ?? knownColumn(name)?.use;
}

/** How many cells of a row may be names of columns; none if one of them is a value. */
function labelsIn(cells: readonly string[]): number {
  const texts = cells.filter((cell) => cell.trim() !== '');
  const isLabel = (cell: string) =>
    cell.length < 200 && /\p{L}/u.test(cell) && !/@|\d{5}/.test(cell);
  return texts.every(isLabel) ? texts.length : 0;
}

/** Each use of the known columns in a row, once. */
const usesIn = (cells: readonly string[], lookUp: KnownUses) => [
  ...new Set(cells.flatMap((cell) => (cell.length < 200 ? (lookUp(cell) ?? []) : []))),
];

/** Counts the known names of columns in a row. Between rows with as many, more labels count. */
export const familiarity =
  (lookUp: KnownUses) =>
  (cells: readonly string[]): number =>
    usesIn(cells, lookUp).length + labelsIn(cells) / 1000;

const byFamiliarity = (a: Candidate, b: Candidate) =>
  b.uses.length - a.uses.length || b.labels - a.labels;

/** The row of a sheet that names the most columns, or else has the most labels; the first of several. */
const bestRow = (sheet: Sheet, lookUp: KnownUses): Candidate | undefined =>
  sheet.top
    .map((row) => ({ sheet, row, uses: usesIn(row.cells, lookUp), labels: labelsIn(row.cells) }))
    .sort(byFamiliarity)[0];

/** Whether the rows below the row are people: by the names of columns, or by their email addresses. */
function hasPeople({ sheet, row, uses, labels }: Candidate): boolean {
  const missing = missingColumns(uses);
  if (!missing.includes('names') && missing.length < 2) return true;
  const isPerson = ({ row: at, cells }: SheetRow) =>
    at > row.row && cells.some((cell) => cell.includes('@'));
  return (uses.length > 1 || labels > 2) && sheet.top.some(isPerson);
}

/** The sheet with a name, in any case. */
function sheetNamed({ name: file, sheets }: ExportFile, name: string): readonly Sheet[] {
  const key = (text: string) => text.trim().toLowerCase();
  const found = sheets.filter((sheet) => key(sheet.name ?? '') === key(name));
  if (found.length > 0) return found;
  const names = sheets.flatMap((sheet) => (sheet.name ? [`"${shown(sheet.name)}"`] : []));
  throw new ImportError(
    names.length > 0
      ? `${file} has no sheet "${shown(name)}". Choose one of these: ${names.join(', ')}.`
      : `${file} has no sheets, because it isn't a workbook. Import it without --sheet.`,
  );
}

function tableOf(file: ExportFile, candidate: Candidate): Table {
  assertHeader(file, candidate);
  assertHeaderFirst(file, candidate);
  const { sheet, row: header } = candidate;
  // Exports made for printing repeat the header on every page.
  const isHeader = ({ cells }: SheetRow) =>
    header.cells.every((cell, at) => cell === (cells[at] ?? ''));
  const isBelow = (row: SheetRow) => row.row > header.row && !isHeader(row);
  // In a text file every row has as many cells as the header. Another row is broken.
  const width = sheet.separator
    ? header.cells.length
    : sheet.rows().reduce((most, { cells }) => Math.max(most, cells.length), header.cells.length);
  const names = columnNames(header.cells, width);
  return { sheet, headerRow: header.row, header: header.cells, names, isBelow };
}

/**
 * The table of people, or one for each sheet with people. The import asks which one to use.
 * @throws ImportError when no table has a header and people, or its header is broken.
 */
export function findTables(
  file: ExportFile,
  lookUp: KnownUses,
  sheet?: string,
): readonly [Table, ...Table[]] {
  const sheets = sheet === undefined ? file.sheets : sheetNamed(file, sheet);
  const candidates = sheets.flatMap((one) => bestRow(one, lookUp) ?? []).sort(byFamiliarity);
  const [first, ...others] = candidates.filter(hasPeople);
  const best = first ?? candidates.find(({ uses }) => uses.length > 1);
  if (!best) return assertTable(file);
  const table = tableOf(file, best);
  if (others.length === 0) assertMembers(file, best, best.uses.some(isDecidingUse));
  return [table, ...others.map((other) => tableOf(file, other))];
}
