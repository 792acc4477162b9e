// Reads a text file of an edition: UTF-8, without invisible characters.
import { readFileSync } from 'node:fs';
import { shownValue } from '#schemas/issue-message.ts';
import { invisibleChars } from '#schemas/text.ts';
import { ContentError, missingFile } from './content-error.ts';
import { otherEncoding } from './detect-encoding.ts';

const saveAsUtf8 = (file: string) =>
  file.endsWith('.csv')
    ? 'In Excel, save it as "CSV UTF-8 (Comma delimited)".'
    : 'In your text editor, save it with the encoding "UTF-8".';

/** In bytes: a hundred times the largest file of an edition, or a list of 100,000 members. */
const maxBytes = (file: string) => (file.endsWith('.csv') ? 20_000_000 : 2_000_000);

/** What a text may not have, what it means, and what to do. */
const unreadable = [
  [/\uFFFD/u, 'has a letter that was lost when the file was saved', 'Type the letter again.'],
  // UTF-8 that a program read as Windows-1252 and saved again.
  [/[ÂÃ][\u0080-\u00BF‚-™]|â€./u, 'has a letter in two encodings', 'Type the letter again.'],
  [
    new RegExp(invisibleChars, 'u'),
    'has an invisible character',
    'Delete the text there and type it again.',
  ],
] as const;

/** @throws ContentError when the file cannot be read. */
export function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw missingFile(file);
  }
}

/** The text of a content file, with Unix line ends. */
export const readText = (file: string): string => decodeText(file, readBytes(file));

/**
 * The same for bytes in memory. `file` is only for messages.
 * @throws ContentError when they aren't UTF-8, or have characters that can't be published.
 */
export function decodeText(file: string, bytes: Uint8Array): string {
  const [size, max] = [bytes.length, maxBytes(file)];
  if (size > max) {
    const reason = `This file has ${(size / 1e6).toFixed(1)} MB.`;
    throw new ContentError(file, [{ field: '', reason, hint: `Shorten it to ${max / 1e6} MB.` }]);
  }
  const other = otherEncoding(bytes);
  if (other) {
    const lines = withUnixEnds(other.text).split('\n');
    const at = Math.max(
      0,
      lines.findIndex((line) => /[^\t -~]/.test(line)),
    );
    const reason = `This file was saved as ${other.name}, such as ${shownValue(lines[at]?.slice(0, 60))}.`;
    throw new ContentError(file, [{ line: at + 1, field: '', reason, hint: saveAsUtf8(file) }]);
  }
  // The decoder drops the byte order mark that some programs write.
  const text = withUnixEnds(new TextDecoder('utf-8').decode(bytes));
  const issues = text.split('\n').flatMap((line, index) => {
    const [issue] = unreadable.flatMap(([char, what, hint]) => {
      const match = char.exec(line);
      if (!match) return [];
      const around = shownValue(line.slice(Math.max(0, match.index - 15), match.index + 15));
      const reason = `${around} ${what} (character ${match.index + 1} of the line).`;
      return { line: index + 1, field: '', reason, hint: `${hint} ${saveAsUtf8(file)}` };
    });
    return issue ?? [];
  });
  if (issues.length > 0) throw new ContentError(file, issues);
  return text;
}

const withUnixEnds = (text: string) => text.replaceAll(/\r\n?/g, '\n');
