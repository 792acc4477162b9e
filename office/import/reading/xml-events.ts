// Parses a part of a workbook: reports the tags and the text of each cell and shared text.
import { SaxesParser } from 'saxes';
import { ImportError } from '#import/import-error.ts';

export type XmlEvents = {
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

/** Takes an XML file piece by piece. It throws at the first place where the XML is broken. */
export function xmlParser(name: string, { open, close }: XmlEvents) {
  let [text, inText, inReading] = ['', false, false];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name: tagName, attributes }) => {
    const tag = local(tagName);
    if (tag === 'c' || tag === 'si') text = '';
    else if (tag === 'v' || tag === 't') inText = true;
    // How to pronounce a Japanese text stands beside it.
    else if (tag === 'rPh') inReading = true;
    open?.(tag, attributes);
  });
  const add = (piece: string) => {
    if (!inText || inReading) return;
    text += piece;
    if (text.length <= maxCellText) return;
    const max = maxCellText.toLocaleString('en-US');
    throw new ImportError(
      `${name} has a cell of more than ${max} characters, which no spreadsheet can have made. Export again without that column.`,
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
