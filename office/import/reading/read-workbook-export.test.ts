import { describe, expect, it } from 'vitest';
import { ImportError } from '#import/import-error.ts';
import type { SheetRow } from './export-file.ts';
import { inlineRows, workbookOf, zipOf } from './workbook.fixture.ts';
import { readWorkbookExport } from './workbook.ts';

const read = (bytes: Uint8Array) => readWorkbookExport('members.xlsx', bytes);

/** All rows of all sheets, by the name of the sheet. */
async function rowsOf(bytes: Uint8Array): Promise<Record<string, readonly SheetRow[]>> {
  const { sheets } = await read(bytes);
  return Object.fromEntries(sheets.map(({ name = '', rows }) => [name, rows()]));
}

/** The cells of a workbook with one row, or several, of XML. */
const cellsOf = async (rows: string, shared?: string) => {
  const found = await rowsOf(zipOf(workbookOf([{ name: 'A', rows }], shared)));
  return found.A?.map(({ cells }) => cells);
};

const refusal = async (bytes: Uint8Array): Promise<string> => {
  const error: unknown = await rowsOf(bytes).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ImportError);
  return error instanceof ImportError ? error.message : '';
};

describe('the cells of a workbook', () => {
  it('are texts of their own, shared ones, numbers, answers and results', async () => {
    const shared = '<si><t>Ruth &amp; Vai</t></si><si><r><t>Joaq</t></r><r><t>uín</t></r></si>';
    const row = `<row r="1"><c t="inlineStr"><is><t>Provo</t></is></c><c t="s"><v>0</v></c><c t="s"><v>1</v></c>
      <c><v>84604</v></c><c t="n"><v>8.015550101E9</v></c><c t="b"><v>1</v></c><c t="b"><v>0</v></c>
      <c t="str"><f>A1</f><v>Provo</v></c><c t="e"><v>#N/A</v></c></row>`;
    expect(await cellsOf(row, shared)).toEqual([
      ['Provo', 'Ruth & Vai', 'Joaquín', '84604', '8015550101', 'yes', 'no', 'Provo', '#N/A'],
    ]);
  });

  it('are at their positions, with empty cells between them', async () => {
    expect(await cellsOf('<row r="3"><c r="B3"><v>1</v></c><c r="AA3"><v>2</v></c></row>')).toEqual(
      [['', '1', ...Array(24).fill(''), '2']],
    );
  });

  it('have no readings beside them, and no escapes in them', async () => {
    const shared = '<si><t>Mei_x002D_Ling</t><rPh sb="0" eb="1"><t>メイ</t></rPh></si>';
    expect(await cellsOf('<row><c t="s"><v>0</v></c></row>', shared)).toEqual([['Mei-Ling']]);
  });

  it('may have a name before each of their tags', async () => {
    const rows = '<x:row><x:c><x:v>7</x:v></x:c></x:row>';
    expect(
      await cellsOf(`</sheetData><x:sheetData xmlns:x="y">${rows}</x:sheetData><sheetData>`),
    ).toEqual([['7']]);
  });
});

describe('the sheets of a workbook', () => {
  it('are all read but those that are hidden, each row with its number', async () => {
    const sheets = [
      { name: 'Summary', rows: inlineRows([['Active'], ['12']]) },
      { name: 'Old', rows: inlineRows([['x']]), state: 'veryHidden' },
      { name: 'Members', rows: '<row r="4"><c><v>1</v></c></row><row><c><v>2</v></c></row>' },
    ];
    const found = await rowsOf(zipOf(workbookOf(sheets)));
    expect(Object.keys(found)).toEqual(['Summary', 'Members']);
    expect(found.Members?.map(({ row }) => row)).toEqual([4, 5]);
  });

  it('show their first sixty rows before all of them are read', async () => {
    const rows = inlineRows(Array.from({ length: 500 }, (_, at) => [`${at}`]));
    const { sheets } = await read(zipOf(workbookOf([{ name: 'A', rows }])));
    expect(sheets[0]?.top).toHaveLength(60);
  });
});

describe('a workbook is rejected', () => {
  const good = workbookOf([{ name: 'A', rows: inlineRows([['a', 'b']]) }]);
  const sheet = 'xl/worksheets/sheet0.xml';
  const long = 'x'.repeat(40_000);
  const one = '<row><c t="s"><v>0</v></c></row>';

  it.each([
    ['a cell longer than a spreadsheet can have', inlineRows([[long]]), '32,767 characters'],
    ['a shared text longer than that', one, '32,767 characters', `<si><t>${long}</t></si>`],
    ['a cell in column 16,384', '<row><c r="XFD1"><v>1</v></c></row>', 'more than 1,000 columns'],
    [
      'more rows than an association has members',
      '<row><c><v>1</v></c></row>'.repeat(31_000),
      'has 31,000 rows, and the import reads up to 20,000.',
    ],
    ['a reference to a text that is missing', '<row><c t="s"><v>5</v></c></row>', 'is damaged'],
    ['a row with a broken number', '<row r="x"><c><v>1</v></c></row>', 'is damaged'],
    ['rows out of order', '<row r="2"></row><row r="1"></row>', 'is damaged'],
    ['a row given twice', '<row r="2"></row><row r="2"></row>', 'is damaged'],
    ['a tag that is not closed', '<row><c>', 'is damaged'],
    ['an unknown entity', inlineRows([['a']]).replace('>a<', '>&bomb;<'), 'is damaged'],
  ])('for %s', async (_, rows, message, shared = '') => {
    expect(await refusal(zipOf(workbookOf([{ name: 'A', rows }], shared)))).toContain(message);
  });

  it('for entities that expand', async () => {
    const entities = '<!DOCTYPE x [<!ENTITY a "Provo"><!ENTITY b "&a;&a;&a;">]>';
    const rows = '<row><c t="inlineStr"><is><t>&b;</t></is></c></row>';
    const bomb = { ...good, [sheet]: `${entities}<sheetData>${rows}</sheetData>` };
    expect(await refusal(zipOf(bomb))).toContain('is damaged');
  });

  it('but not for 50,000 empty rows below the table', async () => {
    const rows = `${inlineRows([['a', 'b']])}${'<row s="1"><c s="1"/></row>'.repeat(50_000)}`;
    expect(await cellsOf(rows)).toEqual([['a', 'b']]);
  });

  it.each([
    [
      'far more than a list of members',
      4_000_000_000,
      /unpacks to 4,001 MB, and the import reads up to 200 MB\./,
    ],
    ['less than it contains', 10, 'is damaged'],
    ['more than it contains', 100_000, 'is damaged'],
  ])('for a part that claims to unpack to %s', async (_, size, message) => {
    const bytes = zipOf(good);
    bytes.writeUInt32LE(size, bytes.lastIndexOf(sheet) - 46 + 24);
    expect(await refusal(bytes)).toMatch(message);
  });

  it('for a byte of a cell that changed', async () => {
    const bytes = zipOf(workbookOf([{ name: 'A', rows: inlineRows([['Ruth', 'Abernathy']]) }]));
    const at = bytes.indexOf(sheet) + sheet.length;
    for (let step = 0; step < 60; step += 1) {
      const changed = Buffer.from(bytes);
      changed[at + step] = (changed[at + step] ?? 0) ^ 0x10;
      expect(await refusal(changed)).toContain('is damaged');
    }
  });

  it('for a missing end, or for being another kind of ZIP file', async () => {
    const bytes = zipOf(good);
    expect(await refusal(bytes.subarray(0, bytes.length - 30))).toContain('is damaged');
    expect(await refusal(zipOf({ 'content.xml': '<x/>' }))).toContain('OpenDocument');
    expect(await refusal(zipOf({ 'a.txt': 'x' }))).toContain('not a workbook');
  });
});
