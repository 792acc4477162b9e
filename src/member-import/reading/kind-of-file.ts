// What kind of file the bytes are, by how they begin; and what to do with those that are no table.
import { ImportStop } from '#member-import/import-stop.ts';

/** The longest export, in bytes: that of 100,000 members with forty columns is half as long. */
const longestExport = 100_000_000;

const again =
  'In the membership platform export the members again as CSV or XLSX; or open this file in a spreadsheet and save it as "CSV UTF-8 (Comma delimited)".';

const isAt = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

const others: readonly { begins: readonly number[]; what: string; remedy: string }[] = [
  {
    begins: [0xd0, 0xcf, 0x11, 0xe0],
    what: 'a spreadsheet of the old kind (.xls), or one that is protected with a password',
    remedy:
      'Open it in Excel or LibreOffice, take the password away if it has one, choose "Save As" and the type "Excel Workbook (.xlsx)", and import the new file.',
  },
  { begins: [0x25, 0x50, 0x44, 0x46], what: 'a PDF', remedy: again },
  { begins: [0x1f, 0x8b], what: 'a compressed file (.gz)', remedy: `Unpack it first. ${again}` },
  { begins: [0x52, 0x61, 0x72, 0x21], what: 'a compressed file (.rar)', remedy: again },
  { begins: [0x89, 0x50, 0x4e, 0x47], what: 'a picture', remedy: again },
  { begins: [0xff, 0xd8, 0xff], what: 'a picture', remedy: again },
];

/**
 * Whether the bytes are those of a workbook or of a text.
 * @throws ImportStop when they are of another kind.
 */
export function kindOfFile(name: string, bytes: Uint8Array): 'workbook' | 'text' {
  if (bytes.length === 0)
    throw new ImportStop(`${name} is empty. Export the members once more and import that file.`);
  if (bytes.length > longestExport) {
    const most = `${longestExport / 1_000_000} million`;
    throw new ImportStop(
      `${name} has ${bytes.length.toLocaleString('en-US')} bytes, more than the ${most} an export of members may have. Export fewer columns.`,
    );
  }
  if (isAt(bytes, 0x50, 0x4b)) return 'workbook';
  const other = others.find(({ begins }) => isAt(bytes, ...begins));
  if (other) throw new ImportStop(`${name} is ${other.what}. ${other.remedy}`);
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 500)).replace(/^[^\w<{]*/, '');
  if (start.startsWith('<'))
    throw new ImportStop(`${name} is a web page or another XML file, not a table. ${again}`);
  return 'text';
}
