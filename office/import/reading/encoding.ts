// The text of an export: chardet detects the encoding, and the platform decodes the bytes.
import { otherEncoding } from '@appraisers/edition/loaders/detect-encoding.ts';
import { analyse } from 'chardet';
import { ImportError } from '#import/import-error.ts';

const usual = 'Windows-1252';

/**
 * The Latin encodings that chardet may find, with the names people know. ISO-8859-1 is read as Windows-1252,
 * as browsers do: it has the same letters, plus apostrophes.
 */
const latin: Readonly<Record<string, string>> = {
  'ISO-8859-1': usual,
  'windows-1252': usual,
  'ISO-8859-2': 'ISO-8859-2',
  'windows-1250': 'Windows-1250',
  'ISO-8859-9': 'Windows-1254',
  'windows-1254': 'Windows-1254',
  'windows-1257': 'Windows-1257',
};

/** Enough for a guess. A larger sample takes seconds and is no better. */
const sampleBytes = 200_000;

/** Another encoding must be this much likelier, in percent, because names are few and short. */
const clearly = 20;

/** The likeliest Latin encoding. American Windows wins unless another is clearly likelier. */
function latinEncoding(bytes: Uint8Array): string {
  // All of these encodings are the same up to the first byte beyond ASCII.
  const first = Math.max(0, bytes.findIndex((byte) => byte > 0x7f) - 1000);
  const found = analyse(bytes.subarray(first, first + sampleBytes)).flatMap(
    ({ name, confidence }) => {
      const known = latin[name];
      return known === undefined ? [] : [{ known, confidence }];
    },
  );
  const [best] = found;
  const ofUsual = found.find(({ known }) => known === usual)?.confidence ?? 0;
  return best && best.confidence > ofUsual + clearly ? best.known : usual;
}

function decode(bytes: Uint8Array): { encoding: string; text: string } {
  const other = otherEncoding(bytes);
  if (!other) return { encoding: 'UTF-8', text: new TextDecoder('utf-8').decode(bytes) };
  // chardet reports Mac Roman as Windows-1252.
  const encoding = other.name.startsWith('UTF-16') ? usual : latinEncoding(bytes);
  return encoding === usual
    ? { encoding: other.name.replace(/ \(.*/, ''), text: other.text }
    : { encoding, text: new TextDecoder(encoding).decode(bytes) };
}

/**
 * The text in the bytes, with Unix line ends, and the name of its encoding.
 * @throws ImportError when the bytes aren't text.
 */
export function textOfBytes(name: string, bytes: Uint8Array): { encoding: string; text: string } {
  const { encoding, text } = decode(bytes);
  // Text has no characters such as NUL: many of them mean another kind of file.
  const start = text.slice(0, 4000);
  const strange = start.match(/(?![\n\t\r])[\p{Cc}\uFFFD]/gu)?.length ?? 0;
  if (strange > start.length / 10) {
    throw new ImportError(
      `${name} isn't text that the import can read. In the membership platform, export the members again as CSV or XLSX.`,
    );
  }
  return { encoding, text: text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n') };
}
