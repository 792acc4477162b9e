import { describe, expect, it } from 'vitest';
import { ImportError } from '#import/import-error.ts';
import { textOfBytes } from './encoding.ts';

const table =
  'Name,Email,City\nJoaquín Núñez,joaquin@example.org,Provo\nRuth O’Brien,ruth@example.org,Orem\n';

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const bytesOf = (chars: Readonly<Record<string, number>>) =>
  Buffer.from([...table].map((char) => chars[char] ?? char.charCodeAt(0)));

const windows = bytesOf({ '’': 0x92 });
const mac = bytesOf({ í: 0x92, ú: 0x9c, ñ: 0x96, '’': 0xd5 });

describe('the encoding of an export', () => {
  it.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8', Buffer.from(`\uFEFF${table}`)],
    ['UTF-16 LE', utf16(table)],
    ['UTF-16 LE', utf16(`\uFEFF${table}`)],
    ['UTF-16 BE', utf16(table).swap16()],
    ['UTF-16 BE', utf16(`\uFEFF${table}`).swap16()],
    ['Windows-1252', windows],
    ['Mac Roman', mac],
  ])('is found to be %s, and its letters are whole', (name, bytes) => {
    expect(textOfBytes('x.csv', bytes)).toEqual({ encoding: name, text: table });
  });

  it('is that of Windows in Poland where the text plainly is', () => {
    const polish = `Zażółć gęślą jaźń. Książka leży na stole, a źrebię śpi w łóżku, bo świeci księżyc.
      Wrocław, Gdańsk i Kraków są miastami w Polsce. Nie ma tego złego, co by na dobre nie wyszło.`;
    const chars = {
      ą: 0xb9,
      ć: 0xe6,
      ę: 0xea,
      ł: 0xb3,
      ó: 0xf3,
      ś: 0x9c,
      ź: 0x9f,
      ż: 0xbf,
      ń: 0xf1,
    };
    const codes: Readonly<Record<string, number>> = chars;
    const bytes = Buffer.from([...polish].map((char) => codes[char] ?? char.charCodeAt(0)));
    expect(textOfBytes('x.csv', bytes)).toEqual({ encoding: 'Windows-1250', text: polish });
  });

  it('is found by a letter far down, after 300,000 bytes of ASCII', () => {
    const long = Buffer.concat([Buffer.from('a,b,c\n'.repeat(50_000)), windows]);
    const { encoding, text } = textOfBytes('x.csv', long);
    expect(encoding).toBe('Windows-1252');
    expect(text).toContain('Joaquín Núñez');
  });

  it('leaves the line ends of Unix', () => {
    expect(textOfBytes('x.csv', Buffer.from('a\r\nb\rc\n')).text).toBe('a\nb\nc\n');
  });

  it('is none of bytes that are no text', () => {
    const noise = Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 7919) % 29));
    expect(() => textOfBytes('x.csv', noise)).toThrow(ImportError);
  });
});
