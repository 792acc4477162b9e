// Reads a text file of content/: UTF-8, without signs that nobody sees.
import { readFileSync } from 'node:fs';
import { ContentError, type Fault, inWords } from './content-error.ts';
import { otherEncoding } from './encoding.ts';

const asUtf8 = (file: string) =>
  file.endsWith('.csv')
    ? 'UTF-8: in Excel save it as "CSV UTF-8 (Comma delimited)"'
    : 'UTF-8: in the text editor choose the encoding "UTF-8" when you save it';

/** The longest file, in bytes: a hundred times what any of them holds; a list of 100,000 members. */
const longestOf = (file: string) => (file.endsWith('.csv') ? 20_000_000 : 2_000_000);

/** Signs that are not seen, and would be published: control and format characters. */
export const unseen = /(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** What UTF-8 looks like after it was read as Windows-1252 and saved once more. */
const twiceEncoded = /[ÂÃ][\u0080-\u00BF‚-™]|â€./gu;
const lost = /\uFFFD/gu;

/** The text of a file of content/, its line ends those of Unix. */
export function readText(file: string): string {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new ContentError(file, [{ field: '', found: undefined, expected: 'a readable file' }]);
  }
  return textOf(file, bytes);
}

/**
 * The same of bytes that are already read. `file` is only for the message.
 * @throws ContentError when they are not UTF-8, or hold what cannot be published.
 */
export function textOf(file: string, bytes: Uint8Array): string {
  const longest = longestOf(file);
  if (bytes.length > longest) {
    const found = inWords(`${bytes.length} bytes`);
    throw new ContentError(file, [{ field: '', found, expected: `at most ${longest}` }]);
  }
  const other = otherEncoding(bytes);
  if (other) {
    const lines = withUnixEnds(other.text).split('\n');
    const at = lines.findIndex((line) => /[^\n\t -~]/.test(line));
    const row = Math.max(at, 0) + 1;
    const sample = JSON.stringify(lines[row - 1]?.slice(0, 60));
    const found = inWords(`text saved as ${other.name}, such as ${sample}`);
    throw new ContentError(file, [{ row, field: '', found, expected: asUtf8(file) }]);
  }
  // Without the mark that some programs begin a file with.
  const text = withUnixEnds(new TextDecoder('utf-8').decode(bytes));
  const faults = [
    ...signs(text, lost, ({ around }) => ({
      found: inWords(`${around} with a letter that was lost when the file was saved`),
      expected: `the letter itself; type it again and save the file as ${asUtf8(file)}`,
    })),
    ...signs(text, twiceEncoded, ({ around }) => ({
      found: inWords(`${around} with a letter that was saved in two encodings`),
      expected: `the letter itself; type it again and save the file as ${asUtf8(file)}`,
    })),
    ...signs(text, unseen, ({ around, code, column }) => ({
      found: inWords(`${around} with a sign that cannot be seen (${code}, character ${column})`),
      expected: 'text without it; delete what stands there and type it again',
    })),
  ];
  // One row is told of once: what was lost has often left a sign that cannot be seen.
  const byRow = new Map(faults.toReversed().map((fault) => [fault.row, fault]));
  if (faults.length > 0) throw new ContentError(file, [...byRow.values()].reverse());
  return text;
}

const withUnixEnds = (text: string) => text.replaceAll(/\r\n?/g, '\n');

const codeOf = (sign: string) =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

type Sign = { readonly around: string; readonly code: string; readonly column: number };

/** A fault for every row that has such a sign, told of the first in it. */
function signs(
  text: string,
  sign: RegExp,
  fault: (sign: Sign) => Pick<Fault, 'found' | 'expected'>,
): Fault[] {
  return text.split('\n').flatMap((line, at) => {
    const [match] = line.matchAll(sign);
    if (!match) return [];
    const near = line.slice(Math.max(0, match.index - 15), match.index + 15);
    const around = JSON.stringify(near);
    const told = { around, code: codeOf(match[0]), column: match.index + 1 };
    return [{ row: at + 1, field: '', ...fault(told) }];
  });
}
