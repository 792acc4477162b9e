// Reads XML piece by piece and tells what opens, what closes and what text stands between.
import { SaxesParser } from 'saxes';

export type XmlEvents = {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
};

/** Some programs put a name before every tag: `x:row`. */
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Takes the pieces of an XML file. It throws at the first place where they are no XML. */
export function xmlReader({ open, close, text }: XmlEvents): {
  readonly write: (piece: string) => void;
  readonly end: () => void;
} {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  if (open) parser.on('opentag', ({ name, attributes }) => open(local(name), attributes));
  if (close) parser.on('closetag', ({ name }) => close(local(name)));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  return { write: (piece) => parser.write(piece), end: () => parser.close() };
}
