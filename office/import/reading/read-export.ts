// Reads an export of the membership platform. The first bytes show the type of file.
import { ImportError } from '#import/import-error.ts';
import type { ExportFile } from './export-file.ts';
import { readText } from './read-text.ts';
import { readWorkbookFile } from './workbook.ts';

/** In bytes: twice the size of 20,000 members with a hundred columns. */
const maxBytes = 50_000_000;

const again =
  'In the membership platform, export the members again as CSV or XLSX. Or open this file in a spreadsheet and save it as "CSV UTF-8 (Comma delimited)".';
const unpack = `Unpack it first. ${again}`;

/** Files that are neither a workbook nor a table of text: how they start, what they are, and what to do. */
const others: readonly (readonly [start: string | RegExp, what: string, hint?: string])[] = [
  [
    '\xd0\xcf\x11\xe0',
    'an old spreadsheet (.xls), or one with a password',
    'Open it in Excel or LibreOffice, and remove the password if it has one. Save it as "Excel Workbook (.xlsx)", and import the new file.',
  ],
  ['%PDF', 'a PDF'],
  ['\x1f\x8b', 'a compressed file (.gz)', unpack],
  ['Rar!', 'a compressed file (.rar)', unpack],
  ['7z\xbc\xaf', 'a compressed file (.7z)', unpack],
  ['\x89PNG', 'a picture'],
  ['\xff\xd8\xff', 'a picture'],
  ['GIF8', 'a picture'],
  [/^.{4}ftyp(heic|heix|mif1|avif)/s, 'a picture'],
  [/^.{4}Standard (Jet|ACE) DB/s, 'an Access database'],
  [
    'BEGIN:VCARD',
    'a list of contact cards (vCard)',
    'In Google Contacts, select Export and "Google CSV". In Apple Contacts, copy the contacts into Numbers and export CSV.',
  ],
  ['{\\rtf', 'a text document (RTF)', again],
  ['bplist', 'a file of an Apple program', again],
  [/^[^\w<{[]*</, 'a web page or another XML file, not a table'],
  [
    /^\s*\{[^}]*docs\.google\.com/,
    'a link to a Google sheet',
    'In Google Sheets, select File, Download, and "Comma-separated values".',
  ],
  [/^[^\w<{[]*(\{|\[\s*[{\]])/, 'a JSON file, not a table'],
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
  const other = others.find(([begins]) =>
    typeof begins === 'string' ? start.startsWith(begins) : begins.test(start),
  );
  if (other) throw new ImportError(`${name} is ${other[1]}. ${other[2] ?? again}`);
  return readText(name, bytes);
}
