// Reads an export of the membership platform. The first bytes show the type of file.
import { ImportError } from '#import/import-error.ts';
import type { ExportFile } from './export-file.ts';
import { readTextExport } from './text-export.ts';
import { readWorkbookExport } from './workbook.ts';

/** In bytes: twice the size of 20,000 members with a hundred columns. */
const maxBytes = 50_000_000;

const again =
  'In the membership platform, export the members again as CSV or XLSX. Or open this file in a spreadsheet and save it as "CSV UTF-8 (Comma delimited)".';
const asWorkbook =
  'Open it in Excel or LibreOffice, and remove the password if it has one. Save it as "Excel Workbook (.xlsx)", and import the new file.';

const bytesOf = (text: string) => [...text].map((char) => char.charCodeAt(0));
const others: readonly { begins: readonly number[]; what: string; hint: string }[] = [
  {
    begins: [0xd0, 0xcf, 0x11, 0xe0],
    what: 'an old spreadsheet (.xls), or one with a password',
    hint: asWorkbook,
  },
  { begins: bytesOf('%PDF'), what: 'a PDF', hint: again },
  { begins: [0x1f, 0x8b], what: 'a compressed file (.gz)', hint: `Unpack it first. ${again}` },
  { begins: bytesOf('Rar!'), what: 'a compressed file (.rar)', hint: `Unpack it first. ${again}` },
  {
    begins: bytesOf('7z\xbc\xaf'),
    what: 'a compressed file (.7z)',
    hint: `Unpack it first. ${again}`,
  },
  { begins: [0x89, 0x50, 0x4e, 0x47], what: 'a picture', hint: again },
  { begins: [0xff, 0xd8, 0xff], what: 'a picture', hint: again },
  { begins: bytesOf('GIF8'), what: 'a picture', hint: again },
  { begins: [0, 1, 0, 0, ...bytesOf('Standard')], what: 'an Access database', hint: again },
  {
    begins: bytesOf('BEGIN:VCARD'),
    what: 'a list of contact cards (vCard)',
    hint: 'In Google Contacts, select Export and "Google CSV". In Apple Contacts, copy the contacts into Numbers and export CSV.',
  },
  { begins: bytesOf('{\\rtf'), what: 'a text document (RTF)', hint: again },
  { begins: bytesOf('bplist'), what: 'a file of an Apple program', hint: again },
];

/** @throws ImportError when the bytes are neither a workbook nor text. */
function isZip(name: string, bytes: Uint8Array): boolean {
  const beginsWith = (start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);
  if (bytes.length === 0)
    throw new ImportError(`${name} is empty. Export the members again and import that file.`);
  if (bytes.length > maxBytes) {
    throw new ImportError(
      `${name} has ${Math.ceil(bytes.length / 1e6)} MB, and the import reads up to ${maxBytes / 1e6} MB. Export fewer columns.`,
    );
  }
  if (beginsWith(bytesOf('PK'))) return true;
  const other = others.find(({ begins }) => beginsWith(begins));
  if (other) throw new ImportError(`${name} is ${other.what}. ${other.hint}`);
  const latin = new TextDecoder('latin1').decode(bytes.subarray(0, 500));
  const start = latin.replace(/^[^\w<{[]*/, '');
  if (/^.{4}ftyp(heic|heix|mif1|avif)/s.test(latin))
    throw new ImportError(`${name} is a picture. ${again}`);
  if (start.startsWith('<'))
    throw new ImportError(`${name} is a web page or another XML file, not a table. ${again}`);
  if (/^(\{|\[\s*[{\]])\s*"?/.test(start) && !/^\[[^\]{]*\]/.test(start))
    throw new ImportError(
      start.includes('docs.google.com')
        ? `${name} is a link to a Google sheet. In Google Sheets, select File, Download, and "Comma-separated values".`
        : `${name} is a JSON file, not a table. ${again}`,
    );
  return false;
}

/**
 * The sheets of an export. `familiar` counts the known column names in a row.
 * @throws ImportError when the file can't be read.
 */
export async function readExport(
  name: string,
  bytes: Uint8Array,
  familiar: (cells: readonly string[]) => number,
): Promise<ExportFile> {
  return isZip(name, bytes)
    ? readWorkbookExport(name, bytes)
    : readTextExport(name, bytes, familiar);
}
