// What keeps an export from having a table of people, in sentences.
import { ImportError, shown } from '#import/import-error.ts';
import type { ExportFile, Sheet, SheetRow } from '#import/reading/export-file.ts';
import type { ColumnMap } from './column-map.ts';

/** A row that may be the header of the table. */
export type Candidate = {
  readonly sheet: Sheet;
  readonly row: SheetRow;
  /** How many known columns it names. */
  readonly known: number;
  readonly columns: ColumnMap;
};

const hasName = ({ fields }: ColumnMap) =>
  fields.fullName.length > 0 || (fields.firstName.length > 0 && fields.lastName.length > 0);

/** Whether the rows of a table are people, so that a sheet with them may be the one that is meant. */
export const namesPeople = (columns: ColumnMap): boolean =>
  hasName(columns) && (columns.fields.email.length > 0 || columns.addresses.length > 0);

/** What of a table is missing, in words. */
export function missingColumns(columns: ColumnMap): readonly string[] {
  const { fields, addresses } = columns;
  return [
    ...(hasName(columns) ? [] : ['the name ("First name" and "Last name", or "Name")']),
    ...(fields.email.length > 0 ? [] : ['the mail address ("Email")']),
    ...(addresses.length > 0 ? [] : ['the ZIP code ("Zip")']),
  ];
}

const addColumn =
  'Export with that column; or, if it has another name there, add the name under `columns` in membership.yaml.';

/** @throws ImportError, saying what the best row lacks to be a header. */
export function assertTable(file: ExportFile, best: Candidate | undefined): never {
  if (!best || best.known < 2) {
    const rows = file.sheets.flatMap(({ top }) => top);
    const first = rows.find(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    const found = first ? `its first row begins "${shown(first.cells.join(', '))}"` : 'it is empty';
    throw new ImportError(
      `${file.name} has no row that names its columns, such as "First name, Last name, Email, Phone, City, Zip": ${found}. Export the members with the names of the columns in the first row.`,
    );
  }
  const [columns, row] = [best.columns, best.row.row];
  const lacking = missingColumns(columns).join(', and ');
  throw new ImportError(
    `${file.name}, row ${row}, has no column for ${lacking}. It has: ${columns.header.filter(Boolean).map(shown).join(', ')}. ${addColumn}`,
  );
}

/** Who stands above the names of the columns would be taken for a title, and be lost. */
export function assertHeaderFirst(file: ExportFile, { sheet, row: header }: Candidate): void {
  const person = sheet.top.find(
    ({ row, cells }) =>
      row < header.row &&
      cells.some((cell) => cell.includes('@')) &&
      cells.filter((cell) => cell.trim() !== '').length > 2,
  );
  if (!person) return;
  throw new ImportError(
    `${file.name}, row ${person.row}, looks like a member ("${shown(person.cells.join(', '))}") and stands above row ${header.row}, which names the columns. Put the names of the columns into the first row, or export once more.`,
  );
}

/** A quotation mark in the header can take in the people below it. */
export function assertHeader(file: ExportFile, { sheet, row: header }: Candidate): void {
  const { separator } = sheet;
  const taken = header.cells.find(
    (cell) => separator !== undefined && cell.includes('\n') && cell.includes(separator),
  );
  if (taken === undefined) return;
  throw new ImportError(
    `${file.name}, row ${header.row}: a quotation mark in the names of the columns takes in the rows down to ${header.lastRow} ("${shown(taken)}"). Take it away, or export once more.`,
  );
}
