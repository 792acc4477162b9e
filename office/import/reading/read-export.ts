// Reads an export of the membership platform. The first bytes show the type of file.
import { ImportError } from '#import/import-error.ts';
import type { ExportFile } from './export-file.ts';
import { readText } from './read-text.ts';
import { readWorkbookFile } from './workbook.ts';

/** In bytes: twice the size of 20,000 members with a hundred columns. */
const maxBytes = 50_000_000;

const again =
  'In the membership platform, export the members again as CSV or XLSX. Or open this file in a spreadsheet and save it as "CSV UTF-8 (Comma delimited)".';

/** Files that look like text, and are no table: how they start, what they are, and what to do. */
const others: readonly (readonly [start: RegExp, what: string, hint?: string])[] = [
  [
    /^\xd0\xcf.\xe0/s,
    'is an old spreadsheet (.xls), or one with a password',
    'Open it in Excel or LibreOffice, and remove the password if it has one. Save it as "Excel Workbook (.xlsx)", and import the new file.',
  ],
  [
    /^BEGIN:VCARD/,
    'is a list of contact cards (vCard)',
    'In Google Contacts, select Export and "Google CSV". In Apple Contacts, copy the contacts into Numbers and export CSV.',
  ],
  [
    /^\s*\{[^}]*docs\.google\.com/,
    'is a link to a Google sheet',
    'In Google Sheets, select File, Download, and "Comma-separated values".',
  ],
  [/^(%PDF|\{\\rtf|bplist)|^.{4}ftyp/s, 'is a document or a picture, not a table'],
  [/^[^\w<{[]*<|^[^\w<{[]*(\{|\[\s*[{\]])/, 'is a web page, or another file of XML or JSON'],
];

/**
 * The sheets of an export.
 * @throws ImportError when the file can't be read.
 */
export async function readExport(name: string, bytes: Uint8Array): Promise<ExportFile> {
  if (bytes.length === 0)
    throw new ImportError(`${name} is empty. Export the members again and import that file.`);
  if (bytes.length > maxBytes) {
    throw new ImportError(
      `${name} has ${Math.ceil(bytes.length / 1e6)} MB, and the import reads up to ${maxBytes / 1e6} MB. Export fewer columns.`,
    );
  }
  const start = Buffer.from(bytes.subarray(0, 500)).toString('latin1');
  if (start.startsWith('PK')) return readWorkbookFile(name, bytes);
  const [, what, hint = again] = others.find(([begins]) => begins.test(start)) ?? [];
  if (what) throw new ImportError(`${name} ${what}. ${hint}`);
  return readText(name, bytes);
}
