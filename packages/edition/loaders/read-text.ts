// Reads a text file of an edition: UTF-8, without invisible characters.
import { readFileSync } from 'node:fs';
import { shownValue } from '#schemas/issue-message.ts';
import { invisibleChars } from '#schemas/text.ts';
import { assertNoIssues, ContentError, missingFile } from './content-error.ts';
import { otherEncoding } from './detect-encoding.ts';

const saveAsUtf8 = (file: string) =>
  file.endsWith('.csv')
    ? 'In Excel, save it as "CSV UTF-8 (Comma delimited)".'
    : 'In your text editor, save it with the encoding "UTF-8".';

/** A letter that was lost, UTF-8 that a program read as Windows-1252 and saved again, or an invisible character. */
const unreadable = new RegExp(`\\uFFFD|[ÂÃ][\\u0080-\\u00BF‚-™]|â€.|${invisibleChars.source}`, 'u');

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
  const other = otherEncoding(bytes);
  if (other) {
    const reason = `This file was saved as ${other.name}.`;
    throw new ContentError(file, [{ line: 1, field: '', reason, hint: saveAsUtf8(file) }]);
  }
  // The decoder drops the byte order mark that some programs write.
  const text = new TextDecoder('utf-8').decode(bytes).replaceAll(/\r\n?/g, '\n');
  const issues = text.split('\n').flatMap((line, index) => {
    const at = line.search(unreadable);
    if (at < 0) return [];
    const around = shownValue(line.slice(Math.max(0, at - 15), at + 15));
    const reason = `${around} has a lost, doubled or invisible character.`;
    return { line: index + 1, field: '', reason, hint: `Type it again. ${saveAsUtf8(file)}` };
  });
  assertNoIssues(file, issues);
  return text;
}
