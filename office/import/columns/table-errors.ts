// Why an export has no table of people, in sentences.
import { issueSentence } from '@appraisers/edition/loaders/content-error.ts';
import { ImportError, shown } from '#import/import-error.ts';
import type { ExportFile, Sheet, SheetRow } from '#import/reading/export-file.ts';
import type { ColumnMap } from './column-map.ts';

/** A row that may be the header of the table. */
export type Candidate = {
  readonly sheet: Sheet;
  readonly row: SheetRow;
  /** The number of known columns it names. */
  readonly known: number;
  readonly columns: ColumnMap;
};

const hasName = ({ fields }: ColumnMap) =>
  fields.fullName.length > 0 || (fields.firstName.length > 0 && fields.lastName.length > 0);

/** Whether the rows of a table are people. */
export const namesPeople = (columns: ColumnMap): boolean =>
  hasName(columns) && (columns.fields.email.length > 0 || columns.addresses.length > 0);

/** The missing columns of a table, in words. */
export function missingColumns(columns: ColumnMap): readonly string[] {
  const { fields, addresses } = columns;
  return [
    ...(hasName(columns) ? [] : ['names ("First name" and "Last name", or "Name")']),
    ...(fields.email.length > 0 ? [] : ['email addresses ("Email")']),
    ...(addresses.length > 0 ? [] : ['ZIP codes ("Zip")']),
  ];
}

const addColumn =
  'Export again with that column. If it has another name, add the name under `columns` in membership.yaml.';

/** @throws ImportError that names what the best row needs to be a header. */
export function assertTable(file: ExportFile, best: Candidate | undefined): never {
  if (!best || best.known < 2) {
    const rows = file.sheets.flatMap(({ top }) => top);
    const first = rows.find(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    if (!first) throw new ImportError(`${file.name} is empty. Export the members again.`);
    throw new ImportError(
      issueSentence({
        file: file.name,
        row: first.row,
        reason: `We found no column names. The first row is "${shown(first.cells.join(', '))}".`,
        hint: 'Export the members with a header such as "First name, Last name, Email, Phone, City, Zip".',
      }),
    );
  }
  const [columns, row] = [best.columns, best.row.row];
  const missing = missingColumns(columns).join(' and ');
  const header = columns.header.filter(Boolean).map(shown).join(', ');
  const reason = `There is no column for ${missing}. The columns are: ${header}.`;
  throw new ImportError(issueSentence({ file: file.name, row, reason, hint: addColumn }));
}

/** A person above the header would be read as a title, and be lost. */
export function assertHeaderFirst(file: ExportFile, { sheet, row: header }: Candidate): void {
  const person = sheet.top.find(
    ({ row, cells }) =>
      row < header.row &&
      cells.some((cell) => cell.includes('@')) &&
      cells.filter((cell) => cell.trim() !== '').length > 2,
  );
  if (!person) return;
  const cells = shown(person.cells.join(', '));
  throw new ImportError(
    issueSentence({
      file: file.name,
      row: person.row,
      reason: `This looks like a member ("${cells}"), but the column names come later, in row ${header.row}.`,
      hint: 'Put the column names in the first row, or export again.',
    }),
  );
}

/** A quotation mark in the header can make one cell of the people below it. */
export function assertHeader(file: ExportFile, { sheet, row: header }: Candidate): void {
  const { separator } = sheet;
  const taken = header.cells.find(
    (cell) => separator !== undefined && cell.includes('\n') && cell.includes(separator),
  );
  if (taken === undefined) return;
  throw new ImportError(
    issueSentence({
      file: file.name,
      row: header.row,
      reason: `A quotation mark makes one cell of the rows down to ${header.lastRow} ("${shown(taken)}").`,
      hint: 'Remove it, or export again.',
    }),
  );
}
