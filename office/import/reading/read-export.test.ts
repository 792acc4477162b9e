import { describe, expect, it } from 'vitest';
import { findTable } from '#import/columns/find-table.ts';
import { ImportError } from '#import/import-error.ts';
import { readExport } from './read-export.ts';
import { textOfBytes } from './read-text.ts';

async function read(content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = await readExport('export.csv', bytes);
  const { sheet } = findTable(file, { columns: [], sheet: undefined });
  const rows = sheet.rows();
  return { kind: sheet.kind, rows, cells: rows.map(({ cells }) => cells) };
}

const refusal = async (content: string | Uint8Array): Promise<string> => {
  const error: unknown = await read(content).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ImportError);
  return error instanceof ImportError ? error.message : '';
};

describe('the separator', () => {
  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['vertical bars', '|'],
  ])('is found to be %s', async (name, char) => {
    const text =
      'A title, with a comma; and more\nName,Email,Zip\n"Ames, Jr.",a@example.org,84604\n';
    const { kind, cells } = await read(
      text
        .replace(/^Name.*$/m, ['Name', 'Email', 'Zip'].join(char))
        .replace(/",a@.*$/m, `"${char}a@example.org${char}84604`),
    );
    expect(kind).toContain(`separated by ${name}`);
    expect(cells[2]).toEqual(['Ames, Jr.', 'a@example.org', '84604']);
  });

  it('is found where the sixty lines that are looked at end inside a cell', async () => {
    const rows = Array.from({ length: 70 }, (_, at) => `"A\nnote ${at}";a@example.org;84604`);
    const { kind } = await read(`Name;Email;Zip\n${rows.join('\n')}\n`);
    expect(kind).toContain('separated by semicolons');
  });
});

describe('the rows of a text', () => {
  it('have the right lines, with empty lines and cells of several lines', async () => {
    const { rows } = await read('Name,Zip\n\n"Ames\nJr.",84604\nBeck,84601');
    expect(rows.map(({ row, lastRow }) => [row, lastRow])).toEqual([
      [1, 1],
      [3, 4],
      [5, 5],
    ]);
  });
});

describe('a text is rejected', () => {
  it.each([
    [
      'a quotation mark that is not closed',
      'Name,Zip\nAmes,1\n"Beck,2\nCole,3\n',
      'row 3: A quotation mark opens',
    ],
    [
      'a quotation mark inside a cell',
      'Name,Zip\nAmes "Bob",1\n',
      'row 2: A cell has a quotation mark inside it.',
    ],
    [
      'a row of a million characters',
      `Name,Zip\nAmes,${'x'.repeat(1_100_000)}\n`,
      'row 2: A quotation mark opens here or below',
    ],
    [
      'a cell of 5 MB',
      `Name,Zip\n"${'x'.repeat(5_000_000)}",1\n`,
      'row 2: A quotation mark opens here or below',
    ],
    ['nothing', '', 'export.csv is empty'],
    ['a web page', '\n <!doctype html><table>', 'is a web page'],
  ])('for %s', async (_, text, sentence) => {
    expect(await refusal(text)).toContain(sentence);
  });

  it.each([
    ['an old spreadsheet', [0xd0, 0xcf, 0x11, 0xe0], 'is an old spreadsheet (.xls)'],
    ['a PDF', [0x25, 0x50, 0x44, 0x46], 'is a PDF'],
    ['a picture', [0x89, 0x50, 0x4e, 0x47], 'is a picture'],
    ['a compressed file', [0x1f, 0x8b, 0x08], 'is a compressed file'],
    ['a ZIP file that ends', [0x50, 0x4b, 0x03, 0x04], 'is damaged'],
  ])('for being %s', async (_, start, sentence) => {
    expect(await refusal(Uint8Array.from(start))).toContain(sentence);
  });

  it('for having more bytes than any export of members', async () => {
    expect(await refusal(new Uint8Array(50_000_001).fill(65))).toContain(
      'has 51 MB, and the import reads up to 50 MB.',
    );
  });

  it('for having more rows than an association has members, empty rows not counted', async () => {
    const rows = (count: number) => `Name,Zip\n${'Ames,84604\n,\n\n'.repeat(count)}`;
    expect((await read(rows(20_000))).rows).toHaveLength(20_001);
    expect(await refusal(rows(31_000))).toMatch(
      /^export\.csv has 31,001 rows, and the import reads up to 20,000\. Export only/,
    );
  });
});

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
