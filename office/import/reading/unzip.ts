// Unpacks a workbook, with the checks of sizes and checksums that a file from elsewhere needs.
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

/** Why a file can't be imported, as the end of a sentence that begins with its name. */
export class Rejection extends Error {}

/** In bytes, for all parts together: twice the size of 20,000 members with a hundred columns. */
const maxUnpacked = 200_000_000;

export const tooManyCells = new Rejection(
  'has more cells, or longer ones, than a list of members. Delete what is beside and below the table, and save it again.',
);

/**
 * More tags and attributes than 20,000 members with a hundred columns have take a hundred times their size.
 * @throws Rejection
 */
function assertFew(part: Buffer): void {
  let [tags, attributes] = [0, 0];
  for (const byte of part)
    if (byte === 0x3c) tags += 1;
    else if (byte === 0x3d) attributes += 1;
  if (tags > 12_000_000 || attributes > 10_000_000) throw tooManyCells;
}

/** Files of other programs that are ZIP files, too: a part that each has, what it is, and what to do. */
const others: readonly (readonly [part: RegExp, what: string])[] = [
  [
    /^Index\/.*\.iwa$|^index\.(zip|apxl)$/,
    'a file of Apple Numbers or Pages, not a table. In Numbers, select File, Export To, and Excel or CSV.',
  ],
  [
    /^xl\/workbook\.bin$/,
    'a binary workbook (.xlsb), not a table. In Excel, save it as "Excel Workbook (.xlsx)".',
  ],
  [
    /^content\.xml$/,
    'an OpenDocument file, not a table. In LibreOffice, save it as "Excel 2007-365 (.xlsx)".',
  ],
  [
    /^(word|ppt)\//,
    'a document of Word or PowerPoint, not a table. Copy its table into Excel and save it as "Excel Workbook (.xlsx)".',
  ],
];

const isExport = (path: string) =>
  /\.(csv|txt|tsv|xlsx|xls)$/i.test(path) && !/(^|\/)[._]/.test(path);

/** @throws Rejection when the ZIP file is no workbook. */
function assertWorkbook(paths: readonly string[]): void {
  if (paths.includes('xl/workbook.xml')) return;
  const [, what] = others.find(([part]) => paths.some((path) => part.test(path))) ?? [];
  if (what) throw new Rejection(`is ${what} Import that file.`);
  const inside = paths.filter(isExport).map((path) => `"${path.slice(0, 100)}"`);
  const files = inside.length > 0 ? ` with ${inside.slice(0, 8).join(', ')}` : '';
  throw new Rejection(
    `is a ZIP file${files}, not a workbook. Unpack it, and import the file with your current members. Mailchimp calls it "subscribed".`,
  );
}

/** The parts of a workbook by their paths, as text. Throws when the ZIP or a part is broken. */
export async function unzip(bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const zip = await fromBufferPromise(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  );
  const entries = await Array.fromAsync(zip.eachEntry());
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > maxUnpacked) {
    throw new Rejection(
      `unpacks to ${Math.ceil(unpacked / 1e6).toLocaleString('en-US')} MB, and the import reads up to ${maxUnpacked / 1e6} MB. Export fewer columns, or only current members.`,
    );
  }
  assertWorkbook(entries.map(({ fileName }) => fileName));
  const parts = new Map<string, string>();
  for (const entry of entries.filter(({ fileName }) => /\.(xml|rels)$/.test(fileName))) {
    const part = await buffer(await zip.openReadStreamPromise(entry));
    assertFew(part);
    if (crc32(part) !== entry.crc32) throw new Error('another checksum');
    parts.set(entry.fileName, part.toString('utf8'));
  }
  return parts;
}
