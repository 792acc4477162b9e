// The parts of a workbook (.xlsx): a ZIP of XML files. Sizes and checksums are checked before any text is
// used, because a small file can unpack to a huge one and a damaged file to other text.
import { crc32 } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { type Entry, fromBufferPromise } from 'yauzl';
import { ImportError } from '#import/import-error.ts';

type XmlEvents = {
  readonly open?: (tag: string, attributes: Readonly<Record<string, string>>) => void;
  /** `text` is the text of the cell (`c`) or the shared text (`si`) that closes. */
  readonly close?: (tag: string, text: string) => void;
};

/** The longest text of a cell in Excel. */
const maxCellText = 32_767;

/** Some programs put a prefix before every tag: `x:row`. */
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Characters that XML can't contain are written as `_x000D_`. */
const withoutEscapes = (text: string) =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

/** Parses an XML file piece by piece. Throws where the XML is broken. */
function xmlParser(name: string, { open, close }: XmlEvents) {
  let [text, inText, inReading] = ['', false, false];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name: tagName, attributes }) => {
    const tag = local(tagName);
    if (tag === 'c' || tag === 'si') text = '';
    else if (tag === 'v' || tag === 't') inText = true;
    // The pronunciation of a Japanese text.
    else if (tag === 'rPh') inReading = true;
    open?.(tag, attributes);
  });
  const add = (piece: string) => {
    if (!inText || inReading) return;
    text += piece;
    if (text.length <= maxCellText) return;
    const max = maxCellText.toLocaleString('en-US');
    throw new ImportError(
      `${name} has a cell with more than ${max} characters. Export again without that column.`,
    );
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name: tagName }) => {
    const tag = local(tagName);
    if (tag === 'v' || tag === 't') inText = false;
    else if (tag === 'rPh') inReading = false;
    close?.(tag, withoutEscapes(text));
  });
  return parser;
}

/** In bytes, for all parts together: twice the size of 20,000 members with a hundred columns. */
const maxUnpacked = 200_000_000;

const hint =
  'Open it in Excel or LibreOffice, save it as "Excel Workbook (.xlsx)", and import that file. Or export again.';

export const damaged = (name: string): ImportError =>
  new ImportError(`${name} looks like a workbook (.xlsx) but is damaged. ${hint}`);

export type WorkbookParts = {
  /** Parses the part at a path. */
  readonly parse: (path: string, events: XmlEvents) => Promise<void>;
};

/** Opens the ZIP file. Throws when the ZIP, or later a part, is broken. */
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
      `${name} unpacks to ${Math.ceil(unpacked / 1e6).toLocaleString('en-US')} MB, and the import reads up to ${maxUnpacked / 1e6} MB. ${hint}`,
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
