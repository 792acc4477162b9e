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
  /** The number of its cells that may name a column. */
  readonly labels: number;
  readonly columns: ColumnMap;
};

/** How many cells of a row may be names of columns; none if one of them is a value. */
export function labelsIn(cells: readonly string[]): number {
  const texts = cells.filter((cell) => cell.trim() !== '');
  const isLabel = (cell: string) =>
    cell.length < 100 && /\p{L}/u.test(cell) && !/@|\d{5}/.test(cell);
  return texts.every(isLabel) ? texts.length : 0;
}

const hasName = ({ fields }: ColumnMap) =>
  fields.fullName.length + fields.lastFirst.length > 0 ||
  (fields.firstName.length > 0 && fields.lastName.length > 0);

/** Whether the rows below the row are people: by the names of columns, or by their email addresses. */
export function hasPeople({ sheet, row, known, labels, columns }: Candidate): boolean {
  const { fields, addresses } = columns;
  if (known > 1 && hasName(columns) && fields.email.length + addresses.length > 0) return true;
  const isPerson = ({ row: at, cells }: SheetRow) =>
    at > row.row && cells.some((cell) => cell.includes('@'));
  return (known > 1 || labels > 2) && sheet.top.some(isPerson);
}

/** What an import needs of each person. */
export type ColumnNeed = 'names' | 'email addresses' | 'ZIP codes';

/** The needs that no column of a table meets. */
export function missingColumns(columns: ColumnMap): readonly ColumnNeed[] {
  const { fields, addresses } = columns;
  return [
    ...(hasName(columns) ? [] : (['names'] as const)),
    ...(fields.email.length > 0 ? [] : (['email addresses'] as const)),
    ...(addresses.length > 0 ? [] : (['ZIP codes'] as const)),
  ];
}

/** @throws ImportError that shows what is there instead of a header. */
export function assertTable(file: ExportFile): never {
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

const ofFormerMembers =
  /\b(former|past members?|lapsed|expired|inactive|dropped|deceased|resigned|cancell?ed|suspended|archived|unpaid|prospects?|prospective|applicants?|(non|not|ex) ?members?)\b/i;

/**
 * Without a status, the name of the sheet or the file, or a title, may say that no one in it is a member.
 * @throws ImportError that asks to rename it.
 */
export function assertMembers(file: ExportFile, { sheet, row: header, columns }: Candidate): void {
  if (columns.fields.status.length > 0) return;
  const titles = sheet.top.flatMap(({ row, cells }) => (row < header.row ? [cells.join(' ')] : []));
  const names = [sheet.name ?? '', ...(file.sheets.length > 1 ? [] : [file.name]), ...titles];
  const name = names.find((text) => ofFormerMembers.test(text.replaceAll(/[^\p{L}]+/gu, ' ')));
  if (name === undefined) return;
  throw new ImportError(
    `"${shown(name)}" seems to be a list of people who aren't members. If they are members, rename it and import again.`,
  );
}
