import { describe, expect, it } from 'vitest';
import { decodeText } from './read-text.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const utf8 = (text: string) => Buffer.from(text, 'utf8');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const rows = 'id,firstName\n1,Ann\n7,Joaquín\n';

describe('a file that is not UTF-8', () => {
  it.each([
    ['Windows-1252 (also called Latin-1 or ANSI)', latin(rows), 'line 3', '7,Joaquín'],
    ['UTF-16 LE', utf16(`\ufeff${rows}`), 'line 3', '7,Joaquín'],
    ['UTF-16 BE', utf16(rows).swap16(), 'line 3', '7,Joaquín'],
    ['Windows-1252', latin('It\u0092s here, don\u0092t go\n'), 'line 1', 'It’s here, don’t go'],
    ['Windows-1252', latin('Joaquín O\u0092Brien\n'), 'line 1', 'Joaquín O’Brien'],
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
    ['a\u0000b', 'has an invisible character (character 2 of the line). Delete the text'],
    ['\u001b[2J', 'has an invisible character (character 1 of the line).'],
    ['a\u200bb', '"a·b" has an invisible character'],
    ['a\ufeffb', '"a·b" has an invisible character'],
    [
      'Joaqu\ufffdn',
      'has a letter that was lost when the file was saved (character 6 of the line).',
    ],
    ['JosÃ©', '"JosÃ©" has a letter in two encodings (character 4 of the line). Type the letter'],
    ['20â€“30', '"20â€“30" has a letter in two encodings (character 3 of the line).'],
  ])('with %j is rejected, with line and character', (issue, expected) => {
    const reading = () => decodeText('a.csv', utf8(`first\n${issue}\n`));
    expect(reading).toThrow('a.csv, line 2: ');
    expect(reading).toThrow(expected);
    expect(reading).toThrow('In Excel, save it as "CSV UTF-8 (Comma delimited)".');
    expect(reading).not.toThrow(/[^\n\P{C}]/u);
  });

  it('that is endless is rejected', () =>
    expect(() => decodeText('a.md', utf8('word '.repeat(500_000)))).toThrow(
      'This file has 2.5 MB. Shorten it to 2 MB.',
    ));
});
