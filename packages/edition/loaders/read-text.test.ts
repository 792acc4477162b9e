import { describe, expect, it } from 'vitest';
import { decodeText } from './read-text.ts';

const utf8 = (text: string) => Buffer.from(text, 'utf8');
const rows = 'id,firstName\n1,Ann\n7,Joaquín\n';

it.each([
  ['Windows-1252 (also called Latin-1 or ANSI)', Buffer.from(rows, 'latin1')],
  ['UTF-16 LE', Buffer.from(`\ufeff${rows}`, 'utf16le')],
  ['UTF-16 BE', Buffer.from(rows, 'utf16le').swap16()],
])('a file saved as %s is rejected', (name, bytes) => {
  const reading = (file: string) => () => decodeText(file, bytes);
  expect(reading('members.csv')).toThrow(`members.csv, line 1: This file was saved as ${name}`);
  expect(reading('members.csv')).toThrow('In Excel, save it as "CSV UTF-8 (Comma delimited)".');
  expect(reading('site.yaml')).toThrow('In your text editor, save it with the encoding "UTF-8".');
});

describe('a file in UTF-8', () => {
  it.each([
    ['\ufeffa\r\nb\rc\n', 'a\nb\nc\n'],
    ['Joaquín Nuñez, 20–30 €, 💡, 中文', 'Joaquín Nuñez, 20–30 €, 💡, 中文'],
    ['\ta\u00a0b', '\ta\u00a0b'],
    ['', ''],
  ])('%j is read', (written, read) => expect(decodeText('a.md', utf8(written))).toBe(read));

  it.each([
    ['a\u0000b', '"a\\u0000b"'],
    ['\u001b[2J', '"\\u001b[2J"'],
    ['a\u200bb', '"a·b"'],
    ['a\ufeffb', '"a·b"'],
    ['Joaqu\ufffdn', '"Joaqu\ufffdn"'],
    ['JosÃ©', '"JosÃ©"'],
    ['20â€“30', '"20â€“30"'],
  ])('with %j is rejected, with its line', (issue, expected) => {
    const reading = () => decodeText('a.csv', utf8(`first\n${issue}\n`));
    expect(reading).toThrow(`a.csv, line 2: ${expected} has a lost, doubled or invisible`);
    expect(reading).toThrow('In Excel, save it as "CSV UTF-8 (Comma delimited)".');
    expect(reading).not.toThrow(/[^\n\P{C}]/u);
  });
});
