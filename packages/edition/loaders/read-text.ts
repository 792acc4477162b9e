// Reads text files: UTF-8 without invisible characters. An import reads other encodings, too.
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { shownValue } from '#schemas/issue-message.ts';
import { invisibleChars } from '#schemas/text.ts';
import { assertNoIssues, fileError } from './content-error.ts';

/**
 * Accented letters and apostrophes inside words. Letters in the wrong case for their place, such as a capital after a
 * small letter, don't count.
 */
const lettersInText =
  /(?<=\p{L})[à-öø-ÿœšž](?!\p{Lu})|[à-öø-ÿœšž](?=[a-z])|(?<!\p{Ll})[À-ÖØ-ÝŠŽ](?=[a-z])|’(?=(s|t|d|m|ll|re|ve)\b)|(?<=\b\p{Lu})’(?=\p{Lu})/gu;

/** The likely encoding of bytes that aren't UTF-8: its name for people, and the decoded text. */
export function otherEncoding(bytes: Uint8Array): { name: string; text: string } | undefined {
  const decoded = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  const [first, second, third, fourth] = bytes;
  // The first characters of a table or a text are in ASCII, so that half of their bytes are zero.
  if ((second === 0 && fourth === 0) || (first === 0xff && second === 0xfe))
    return { name: 'UTF-16 LE (Excel calls it "Unicode Text")', text: decoded('utf-16le') };
  if ((first === 0 && third === 0) || (first === 0xfe && second === 0xff))
    return { name: 'UTF-16 BE', text: decoded('utf-16be') };
  if (isUtf8(bytes)) return undefined;
  const [windows, mac] = [decoded('windows-1252'), decoded('macintosh')];
  const count = (text: string) => text.match(lettersInText)?.length ?? 0;
  return count(mac) > count(windows)
    ? { name: 'Mac Roman', text: mac }
    : { name: 'Windows-1252 (also called Latin-1 or ANSI)', text: windows };
}

const saveAsUtf8 = (file: string) =>
  file.endsWith('.csv')
    ? 'In Excel, save it as "CSV UTF-8 (Comma delimited)".'
    : 'In your text editor, save it with the encoding "UTF-8".';

/** A letter that was lost, UTF-8 that a program read as Windows-1252 and saved again, or an invisible character. */
const unreadable = new RegExp(`\\uFFFD|[ÂÃ][\\u0080-\\u00BF‚-™]|â€.|${invisibleChars.source}`, 'u');

/** The text of a content file, with Unix line ends. */
export const readText = (file: string): string => decodeText(file, readFileSync(file));

/**
 * The same for bytes in memory. `file` is only for messages.
 * @throws ContentError when they aren't UTF-8, or have characters that can't be published.
 */
export function decodeText(file: string, bytes: Uint8Array): string {
  const other = otherEncoding(bytes);
  if (other) throw fileError(file, `This file was saved as ${other.name}.`, saveAsUtf8(file), 1);
  // The decoder drops the byte order mark that some programs write.
  const text = new TextDecoder('utf-8').decode(bytes).replaceAll(/\r\n?/g, '\n');
  const issues = text.split('\n').flatMap((line, index) => {
    const at = line.search(unreadable);
    if (at < 0) return [];
    const around = shownValue(line.slice(Math.max(0, at - 15), at + 15));
    const reason = `${around} has a lost, doubled or invisible character.`;
    return { line: index + 1, reason, hint: `Type it again. ${saveAsUtf8(file)}` };
  });
  assertNoIssues(file, issues);
  return text;
}
