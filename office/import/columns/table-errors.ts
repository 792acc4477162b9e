// Why an export has no table of members, in sentences.

import { issueSentence } from '@appraisers/edition/loaders/content-error.ts';
import type { ColumnUse } from '@appraisers/edition/schemas/membership.ts';
import { ImportError, shown } from '#import/import-error.ts';
import type { ExportFile, Sheet, SheetRow } from '#import/reading/export-file.ts';

/** A row that may be the header of the table. */
export type Candidate = {
  readonly sheet: Sheet;
  readonly row: SheetRow;
  /** What its known columns have, and how many of its cells may name a column. */
  readonly uses: readonly ColumnUse[];
  readonly labels: number;
};

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

/** People who left a mailing list. */
const ofLeavers =
  /\b(un ?subscribe[sd]?|un ?subs|cleaned|bounce[sd]?|suppress(ed|ions?)|dnc|no longer|opt(ed)? ?outs?|removed|do not (list|publish|contact|mail|email))\b/i;
const ofFormerMembers =
  /\b(former|past members?|lapsed|expired|inactive|dropped|deceased|resigned|retired|cancell?ed|suspended|archived|unpaid|prospects?|prospective|applicants?|(non|not|ex) ?members?)\b/i;

/**
 * The name of the sheet or the file, or a title, may say that no one in it is a member. If a column decides,
 * a name such as "Active and lapsed" may be right.
 * @throws ImportError that asks to rename it.
 */
export function assertMembers(
  file: ExportFile,
  { sheet, row: header }: Candidate,
  hasDecidingColumn: boolean,
): void {
  const titles = sheet.top.flatMap(({ row, cells }) => (row < header.row ? [cells.join(' ')] : []));
  const names = [sheet.name ?? '', ...(file.sheets.length > 1 ? [] : [file.name]), ...titles];
  const name = names.find((text) => {
    const words = text.replaceAll(/[^\p{L}]+/gu, ' ');
    return ofLeavers.test(words) || (!hasDecidingColumn && ofFormerMembers.test(words));
  });
  if (name === undefined) return;
  throw new ImportError(
    `"${shown(name)}" seems to be a list of people who aren't members. If they are members, rename it and import again.`,
  );
}
