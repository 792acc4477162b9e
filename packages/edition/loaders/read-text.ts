// Reads a text file of an edition: UTF-8, without invisible characters.
import { readFileSync } from 'node:fs';
import { asPhrase, ContentError, type ContentIssue } from './content-error.ts';
import { otherEncoding } from './detect-encoding.ts';

const asUtf8 = (file: string) =>
  file.endsWith('.csv')
    ? 'UTF-8: in Excel save it as "CSV UTF-8 (Comma delimited)"'
    : 'UTF-8: in the text editor choose the encoding "UTF-8" when you save it';

/** The longest file, in bytes: a hundred times what any of them holds; a list of 100,000 members. */
const longestRun = (file: string) => (file.endsWith('.csv') ? 20_000_000 : 2_000_000);

/** Signs that are not seen, and would be published: control and format characters. */
export const invisibleChars = /(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** What UTF-8 looks like after it was read as Windows-1252 and saved once more. */
const twiceEncoded = /[ÂÃ][\u0080-\u00BF‚-™]|â€./gu;
const replacementChar = /\uFFFD/gu;

export const missingFile = (file: string) =>
  new ContentError(file, [{ field: '', found: undefined, expected: 'a readable file' }]);

/** @throws ContentError when the file cannot be read. */
export function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw missingFile(file);
  }
}

/** The text of a file of content, with the line ends of Unix. */
export const readText = (file: string): string => decodeText(file, readBytes(file));

/**
 * The same of bytes that are already read. `file` is only for the message.
 * @throws ContentError when they are not UTF-8, or hold what cannot be published.
 */
export function decodeText(file: string, bytes: Uint8Array): string {
  const longest = longestRun(file);
  if (bytes.length > longest) {
    const found = asPhrase(`${bytes.length} bytes`);
    throw new ContentError(file, [{ field: '', found, expected: `at most ${longest}` }]);
  }
  const other = otherEncoding(bytes);
  if (other) {
    const lines = withUnixEnds(other.text).split('\n');
    const at = lines.findIndex((line) => /[^\n\t -~]/.test(line));
    const row = Math.max(at, 0) + 1;
    const sample = JSON.stringify(lines[row - 1]?.slice(0, 60));
    const found = asPhrase(`text saved as ${other.name}, such as ${sample}`);
    throw new ContentError(file, [{ row, field: '', found, expected: asUtf8(file) }]);
  }
  // Without the mark that some programs begin a file with.
  const text = withUnixEnds(new TextDecoder('utf-8').decode(bytes));
  const issues = [
    ...unreadableChars(text, replacementChar, ({ around }) => ({
      found: asPhrase(`${around} with a letter that was lost when the file was saved`),
      expected: `the letter itself; type it again and save the file as ${asUtf8(file)}`,
    })),
    ...unreadableChars(text, twiceEncoded, ({ around }) => ({
      found: asPhrase(`${around} with a letter that was saved in two encodings`),
      expected: `the letter itself; type it again and save the file as ${asUtf8(file)}`,
    })),
    ...unreadableChars(text, invisibleChars, ({ around, code, column }) => ({
      found: asPhrase(`${around} with a sign that cannot be seen (${code}, character ${column})`),
      expected: 'text without it; delete what stands there and type it again',
    })),
  ];
  // One row is reported once: what was lost has often left a sign that cannot be seen.
  const byRow = new Map(issues.toReversed().map((issue) => [issue.row, issue]));
  if (issues.length > 0) throw new ContentError(file, [...byRow.values()].reverse());
  return text;
}

const withUnixEnds = (text: string) => text.replaceAll(/\r\n?/g, '\n');

const codeOf = (char: string) =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

type UnreadableChar = { readonly around: string; readonly code: string; readonly column: number };

/** An issue for every row that has such a character, reported at the first. */
function unreadableChars(
  text: string,
  char: RegExp,
  issue: (char: UnreadableChar) => Pick<ContentIssue, 'found' | 'expected'>,
): ContentIssue[] {
  return text.split('\n').flatMap((line, at) => {
    const [match] = line.matchAll(char);
    if (!match) return [];
    const near = line.slice(Math.max(0, match.index - 15), match.index + 15);
    const around = JSON.stringify(near);
    const output = { around, code: codeOf(match[0]), column: match.index + 1 };
    return [{ row: at + 1, field: '', ...issue(output) }];
  });
}
