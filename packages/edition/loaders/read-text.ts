// Reads a text file of an edition: UTF-8, without invisible characters.
import { readFileSync } from 'node:fs';
import { shownValue } from '#schemas/issue-message.ts';
import { invisibleChars } from '#schemas/text.ts';
import { ContentError, type ContentIssue } from './content-error.ts';
import { otherEncoding } from './detect-encoding.ts';

const saveAsUtf8 = (file: string) =>
  file.endsWith('.csv')
    ? 'In Excel, save it as "CSV UTF-8 (Comma delimited)".'
    : 'In your text editor, save it with the encoding "UTF-8".';

/** In bytes: a hundred times the largest file of an edition, or a list of 100,000 members. */
const maxBytes = (file: string) => (file.endsWith('.csv') ? 20_000_000 : 2_000_000);

/** UTF-8 that a program read as Windows-1252 and saved again. */
const twiceEncoded = /[ÂÃ][\u0080-\u00BF‚-™]|â€./gu;
const replacementChar = /\uFFFD/gu;

export const missingFile = (file: string) =>
  new ContentError(file, [
    {
      field: '',
      reason: 'This file is missing.',
      hint: 'Restore it from the last version, or create it again.',
    },
  ]);

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
    const hint = `Shorten it to ${max / 1e6} MB.`;
    throw new ContentError(file, [{ field: '', reason, hint }]);
  }
  const other = otherEncoding(bytes);
  if (other) {
    const lines = withUnixEnds(other.text).split('\n');
    const at = lines.findIndex((line) => /[^\n\t -~]/.test(line));
    const line = Math.max(at, 0) + 1;
    const sample = shownValue(lines[line - 1]?.slice(0, 60));
    const reason = `This file was saved as ${other.name}, such as ${sample}.`;
    throw new ContentError(file, [{ line, field: '', reason, hint: saveAsUtf8(file) }]);
  }
  // The decoder drops the byte order mark that some programs write.
  const text = withUnixEnds(new TextDecoder('utf-8').decode(bytes));
  const typeAgain = `Type the letter again. ${saveAsUtf8(file)}`;
  const issues = [
    ...unreadableChars(text, replacementChar, ({ around }) => ({
      reason: `${around} lost a letter when the file was saved.`,
      hint: typeAgain,
    })),
    ...unreadableChars(text, twiceEncoded, ({ around }) => ({
      reason: `${around} has a letter that was saved in two encodings.`,
      hint: typeAgain,
    })),
    ...unreadableChars(text, invisibleChars, ({ around, code, column }) => ({
      reason: `${around} has an invisible character (${code}, character ${column} of the line).`,
      hint: 'Delete the text there and type it again.',
    })),
  ];
  // One issue for each line: a lost letter often leaves an invisible character behind.
  const byLine = new Map(issues.toReversed().map((issue) => [issue.line, issue]));
  if (issues.length > 0) throw new ContentError(file, [...byLine.values()].reverse());
  return text;
}

const withUnixEnds = (text: string) => text.replaceAll(/\r\n?/g, '\n');

const codeOf = (char: string) =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

type UnreadableChar = { readonly around: string; readonly code: string; readonly column: number };

/** An issue for every line with such a character, at the first one. */
function unreadableChars(
  text: string,
  char: RegExp,
  issue: (char: UnreadableChar) => Pick<ContentIssue, 'reason' | 'hint'>,
): ContentIssue[] {
  return text.split('\n').flatMap((line, at) => {
    const [match] = line.matchAll(char);
    if (!match) return [];
    const near = line.slice(Math.max(0, match.index - 15), match.index + 15);
    const around = shownValue(near);
    const output = { around, code: codeOf(match[0]), column: match.index + 1 };
    return [{ line: at + 1, field: '', ...issue(output) }];
  });
}
