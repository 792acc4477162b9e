// The text of an export: chardet says in which encoding its bytes are, the platform reads them.
import { analyse } from 'chardet';
import { otherEncoding } from '#loaders/encoding.ts';
import { ImportStop } from '#member-import/import-stop.ts';

/**
 * What chardet may find in an export of people who write with Latin letters, by the name people know.
 * ISO-8859-1 is read as Windows-1252, as browsers do: it has the same letters, and apostrophes too.
 */
const latin: Readonly<Record<string, string>> = {
  'ISO-8859-1': 'Windows-1252',
  'windows-1252': 'Windows-1252',
  'ISO-8859-2': 'ISO-8859-2',
  'windows-1250': 'Windows-1250',
  'ISO-8859-9': 'Windows-1254',
  'windows-1254': 'Windows-1254',
  'windows-1257': 'Windows-1257',
};

/** Enough of a file for a guess: a guess from more takes seconds and is no better. */
const sample = 200_000;

/** Bytes from the first one that is no ASCII: before it all of these encodings are the same. */
function tellingPart(bytes: Uint8Array): Uint8Array {
  const first = Math.max(0, bytes.findIndex((byte) => byte > 0x7f) - 1000);
  return bytes.subarray(first, first + sample);
}

/** By so much, of a hundred, another encoding has to be likelier: names are few and short. */
const clearly = 20;

/** The likeliest encoding of letters of Latin; that of Windows in America unless another clearly is. */
function latinEncoding(bytes: Uint8Array): string {
  const found = analyse(tellingPart(bytes)).flatMap(({ name, confidence }) => {
    const known = latin[name];
    return known === undefined ? [] : [{ known, confidence }];
  });
  const usual = found.find(({ known }) => known === 'Windows-1252')?.confidence ?? 0;
  const [best] = found;
  return best && best.confidence > usual + clearly ? best.known : 'Windows-1252';
}

function guess(bytes: Uint8Array): { encoding: string; text: string } {
  const encoding = latinEncoding(bytes);
  // Of the encodings of the Macintosh chardet knows nothing.
  const mac = encoding === 'Windows-1252' ? otherEncoding(bytes) : undefined;
  if (mac?.name === 'Mac Roman') return { encoding: mac.name, text: mac.text };
  return { encoding, text: new TextDecoder(encoding).decode(bytes) };
}

/**
 * The text in the bytes, its line ends those of Unix, and the name of its encoding.
 * @throws ImportStop when the bytes are no text.
 */
export function textOfBytes(name: string, bytes: Uint8Array): { encoding: string; text: string } {
  const other = otherEncoding(bytes);
  const found = other?.name.startsWith('UTF-16')
    ? { encoding: other.name.split(' (')[0] ?? other.name, text: other.text }
    : other
      ? guess(bytes)
      : { encoding: 'UTF-8', text: new TextDecoder('utf-8').decode(bytes) };
  // Signs such as NUL stand in no text: many of them are another kind of file.
  const start = found.text.slice(0, 4000);
  const strange = start.match(/(?![\n\t\r])[\p{Cc}\uFFFD]/gu)?.length ?? 0;
  if (strange > start.length / 10) {
    throw new ImportStop(
      `${name} is no text that could be read. In the membership platform export the members again as CSV or XLSX.`,
    );
  }
  return { ...found, text: found.text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n') };
}
