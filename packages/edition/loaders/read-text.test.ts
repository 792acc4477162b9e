import { describe, expect, it } from 'vitest';
import { decodeText } from './read-text.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const utf8 = (text: string) => Buffer.from(text, 'utf8');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const rows = 'id,firstName\n1,Ann\n7,Joaquín\n';
/** The byte that stands for í on an old Macintosh. */
const mac = latin(rows.replace('í', '\u0092'));

describe('a file that is not UTF-8', () => {
  it.each([
    ['Windows-1252 (also called Latin-1 or ANSI)', latin(rows), 'line 3', '7,Joaquín'],
    ['Mac Roman', mac, 'line 3', '7,Joaquín'],
    ['UTF-16 LE', utf16(rows), 'line 3', '7,Joaquín'],
    ['UTF-16 LE', utf16(`\ufeff${rows}`), 'line 3', '7,Joaquín'],
    ['UTF-16 BE', utf16(rows).swap16(), 'line 3', '7,Joaquín'],
    ['UTF-16 BE', utf16(`\ufeff${rows}`).swap16(), 'line 3', '7,Joaquín'],
    ['Windows-1252', latin('It\u0092s here, don\u0092t go\n'), 'line 1', 'It’s here, don’t go'],
    ['Windows-1252', latin('Joaquín O\u0092Brien\n'), 'line 1', 'Joaquín O’Brien'],
    ['Windows-1252', latin('a 20\u0096 30 \u0080 fee\n'), 'line 1', 'a 20– 30 € fee'],
  ])('is rejected as %s', (name, bytes, line, sample) => {
    const reading = (file: string) => () => decodeText(file, bytes);
    expect(reading('members.csv')).toThrow(`members.csv, ${line}: This file was saved as ${name}`);
    expect(reading('members.csv')).toThrow(`such as "${sample}"`);
    expect(reading('members.csv')).toThrow('In Excel, save it as "CSV UTF-8 (Comma delimited)".');
    expect(reading('site.yaml')).toThrow('In your text editor, save it with the encoding "UTF-8".');
  });
});

describe('a file in UTF-8', () => {
  it.each([
    ['\ufeffa\r\nb\rc\n', 'a\nb\nc\n'],
    ['Joaquín Nuñez, 20–30 €, 💡, 中文', 'Joaquín Nuñez, 20–30 €, 💡, 中文'],
    ['\ta\u00a0b', '\ta\u00a0b'],
    ['', ''],
  ])('%j is read', (written, read) => expect(decodeText('a.md', utf8(written))).toBe(read));

  it.each([
    ['a zero', 'a\u0000b', 'U+0000, character 2'],
    ['a bell', 'ab\u0007', 'U+0007, character 3'],
    ['a sign for the screen', '\u001b[2J', 'U+001B, character 1'],
    ['a line end of old mainframes', 'a\u0085', 'U+0085, character 2'],
    ['a space without width', 'a\u200bb', 'U+200B, character 2'],
    ['a second mark of the beginning', 'a\ufeffb', 'U+FEFF, character 2'],
    ['a sign that turns the text around', 'a\u202eb', 'U+202E, character 2'],
    ['a line separator', 'a\u2028b', 'U+2028, character 2'],
  ])('with %s is rejected, with line and character', (_, issue, where) => {
    const reading = () => decodeText('a.csv', utf8(`first\n${issue}\n`));
    expect(reading).toThrow('a.csv, line 2: "');
    expect(reading).toThrow(`has an invisible character (${where} of the line).`);
    expect(reading).not.toThrow(/[^\n\P{C}]/u);
  });

  it.each([
    ['Joaqu\ufffdn', 'lost a letter when the file was saved.'],
    ['JosÃ©', 'has a letter that was saved in two encodings.'],
    ['20â€“30', 'has a letter that was saved in two encodings.'],
  ])('%s has lost a letter and is rejected', (issue, happened) =>
    expect(() => decodeText('a.yaml', utf8(`\n\n${issue}`))).toThrow(
      `a.yaml, line 3: "${issue}" ${happened} Type the letter again.`,
    ),
  );

  it('that is endless is rejected', () =>
    expect(() => decodeText('a.md', utf8('word '.repeat(500_000)))).toThrow(
      'This file has 2.5 MB. Shorten it to 2 MB.',
    ));
});
