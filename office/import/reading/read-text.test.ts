import { expect, it } from 'vitest';
import { findTable } from '#import/columns/find-table.ts';
import { readExport } from './read-export.ts';
import { textOfBytes } from './read-text.ts';

async function read(content: string | Uint8Array) {
  const file = await readExport('export.csv', Buffer.from(content));
  const { sheet } = findTable(file, { columns: [], sheet: undefined });
  return { separator: sheet.separator, rows: sheet.rows() };
}

it.each([',', ';', '\t', '|'])('the separator is found to be %j', async (char) => {
  const text = 'Name,Email,Zip\n"Ames; Jr.",a@example.org,84604\n'.replaceAll(',', char);
  const { separator, rows } = await read(`A title, with a comma; and more\n${text}`);
  expect(separator).toBe(char);
  expect(rows[2]?.cells).toEqual(['Ames; Jr.', 'a@example.org', '84604']);
});

it('the rows of a text have the right lines, with empty lines and cells of several lines', async () => {
  const { rows } = await read('Name,Zip\n\n"Ames\nJr.",84604\nBeck,84601');
  expect(rows.map(({ row, lastRow }) => `${row}-${lastRow}`)).toEqual(['1-1', '3-4', '5-5']);
});

it.each([
  ['a quotation mark that is not closed', 'Ames,1\n"Beck,2\nCole,3', 'row 3: A quotation mark is'],
  ['a quotation mark inside a cell', 'Ames "Bob",1', 'row 2: A quotation mark is inside'],
  ['a cell of 5 MB', `"${'x'.repeat(5_000_000)}",1`, 'row 2: A quotation mark is'],
])('a text is rejected for %s', async (_, rows, sentence) => {
  await expect(read(`Name,Zip\n${rows}\n`)).rejects.toThrow(sentence);
});

it('a text has neither more bytes nor more rows than an association has members', async () => {
  await expect(read(new Uint8Array(50_000_001).fill(65))).rejects.toThrow(
    'has 51 MB, and the import reads up to 50 MB.',
  );
  const rows = (count: number) => `Name,Zip\n${'Ames,84604\n,\n\n'.repeat(count)}`;
  expect((await read(rows(20_000))).rows).toHaveLength(20_001);
  await expect(read(rows(20_060))).rejects.toThrow(
    /^export\.csv has more than 20,000 rows\. Export only/,
  );
});

const table = 'Name,City\nJoaquín Núñez,Provo\nRuth O’Brien,Orem\n';

it.each<[string, Readonly<Record<string, number>>]>([
  ['Mac Roman', { í: 0x92, ú: 0x9c, ñ: 0x96, '’': 0xd5 }],
  ['Windows-1252', { '’': 0x92 }],
])('letters of %s are found far down, and lines end as in Unix', (_, codes) => {
  const end = Buffer.from([...table].map((char) => codes[char] ?? char.charCodeAt(0)));
  const bytes = Buffer.concat([Buffer.from('a,b,c\r\n'.repeat(50_000)), end]);
  expect(textOfBytes('x.csv', bytes)).toBe(`${'a,b,c\n'.repeat(50_000)}${table}`);
});
