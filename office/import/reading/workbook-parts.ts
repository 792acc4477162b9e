// The parts of a workbook (.xlsx): a ZIP of XML files. Sizes and checksums are checked before any text is
// used, because a small file can unpack to a huge one and a damaged file to other text.
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise } from 'yauzl';
import { ImportError } from '#import/import-error.ts';
import { type XmlEvents, xmlParser } from './xml-events.ts';

/** What all parts may unpack to, in bytes: twice what 20,000 members with a hundred columns do. */
const maxUnpacked = 200_000_000;

const hint =
  'Open it in Excel or LibreOffice, save it again as "Excel Workbook (.xlsx)", and import that file; or export again.';

export const damaged = (name: string): ImportError =>
  new ImportError(`${name} looks like a workbook (.xlsx) but is damaged. ${hint}`);

export type WorkbookParts = {
  /** Parses the part at a path. */
  readonly parse: (path: string, events: XmlEvents) => Promise<void>;
};

/** Opens the ZIP file. It throws when the ZIP, or later a part, is broken. */
export async function workbookParts(name: string, bytes: Uint8Array): Promise<WorkbookParts> {
  const entries = new Map<string, Entry>();
  const zip = await fromBufferPromise(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  );
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, entry);
    unpacked += entry.uncompressedSize;
  }
  if (unpacked > maxUnpacked) {
    throw new ImportError(
      `${name} unpacks to ${unpacked.toLocaleString('en-US')} bytes, far more than an export of members has. ${hint}`,
    );
  }
  if (!entries.has('xl/workbook.xml')) {
    const what = entries.has('content.xml') ? 'an OpenDocument file' : 'a ZIP file, not a workbook';
    throw new ImportError(`${name} is ${what}. ${hint}`);
  }
  return {
    parse: async (path, events) => {
      const entry = entries.get(path);
      if (!entry) throw damaged(name);
      const decoder = new TextDecoder('utf-8');
      const parser = xmlParser(name, events);
      let sum = 0;
      for await (const piece of await zip.openReadStreamPromise(entry)) {
        sum = crc32(piece, sum);
        parser.write(decoder.decode(piece, { stream: true }));
      }
      parser.write(decoder.decode()).close();
      if (sum !== entry.crc32) throw damaged(name);
    },
  };
}
