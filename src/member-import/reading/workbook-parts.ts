// The parts of a workbook (.xlsx): a ZIP of XML files. Sizes and check sums are looked at before
// anything is believed, for a small file can unpack to a huge one, and a damaged one to another.
import { TextDecoder } from 'node:util';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ImportStop } from '#member-import/import-stop.ts';

/** The longest part, in bytes as it is unpacked: that of 100,000 members is a third of it. */
const longestPart = 200_000_000;

const remedy =
  'Open it in Excel or LibreOffice, save it once more as "Excel Workbook (.xlsx)", and import that file; or export once more.';

export const damaged = (name: string): ImportStop =>
  new ImportStop(`${name} begins as a workbook (.xlsx) does, but is damaged. ${remedy}`);

export type WorkbookParts = {
  readonly has: (path: string) => boolean;
  /** Gives the text of a part piece by piece. */
  readonly read: (path: string, piece: (text: string) => void) => Promise<void>;
};

async function readEntry(
  name: string,
  zip: ZipFile,
  entry: Entry,
  piece: (text: string) => void,
): Promise<void> {
  if (entry.uncompressedSize > longestPart) {
    throw new ImportStop(
      `${name} unpacks to ${entry.uncompressedSize.toLocaleString('en-US')} bytes, far more than an export of members has. ${remedy}`,
    );
  }
  const decoder = new TextDecoder('utf-8');
  let sum = 0;
  for await (const bytes of await zip.openReadStreamPromise(entry)) {
    sum = crc32(bytes, sum);
    piece(decoder.decode(bytes, { stream: true }));
  }
  piece(decoder.decode());
  if (sum !== entry.crc32) throw damaged(name);
}

/** @throws ImportStop when the bytes are no workbook. */
export async function workbookParts(name: string, bytes: Uint8Array): Promise<WorkbookParts> {
  const entries = new Map<string, Entry>();
  let zip: ZipFile;
  try {
    zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch {
    throw damaged(name);
  }
  if (!entries.has('xl/workbook.xml')) {
    const what = entries.has('content.xml') ? 'an OpenDocument file' : 'a ZIP file, no workbook';
    throw new ImportStop(`${name} is ${what}. ${remedy}`);
  }
  return {
    has: (path) => entries.has(path),
    read: async (path, piece) => {
      const entry = entries.get(path);
      if (!entry) throw damaged(name);
      await readEntry(name, zip, entry, piece);
    },
  };
}
