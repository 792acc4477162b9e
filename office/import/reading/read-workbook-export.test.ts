import { describe, expect, it } from 'vitest';
import type { SheetRow } from './export-file.ts';
import { readWorkbook } from './read-workbook.ts';
import { Rejection } from './unzip.ts';
import { inlineRows, workbookOf, zipOf } from './workbook.fixture.ts';
import { readWorkbookFile } from './workbook.ts';

/** All rows of all sheets, by the name of the sheet. */
async function rowsOf(bytes: Uint8Array): Promise<Record<string, readonly SheetRow[]>> {
  const sheets = await readWorkbook(bytes);
  return Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]));
}

/** The cells of a workbook with one row, or several, of XML. */
const cellsOf = async (rows: string, shared?: string) => {
  const found = await rowsOf(zipOf(workbookOf([{ name: 'A', rows }], shared)));
  return found.A?.map(({ cells }) => cells);
};

/** Why it is rejected: the sentence for the volunteer, or nothing where it is damaged. */
const refusal = async (bytes: Uint8Array): Promise<string> => {
  const error: unknown = await rowsOf(bytes).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  return error instanceof Rejection ? error.message : 'is damaged';
};

describe('the cells of a workbook', () => {
  it('are texts of their own, shared ones, numbers, answers and results', async () => {
    const shared = '<si><t>Ruth &amp; Vai</t></si><si><r><t>Joaq</t></r><r><t>uín</t></r></si>';
    const row = `<row r="1"><c r="A1" t="inlineStr"><is><t>Provo</t></is></c><c r="B1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c>
      <c r="D1"><v>84604</v></c><c r="E1" t="n"><v>8.015550101E9</v></c><c r="F1" t="b"><v>1</v></c><c r="G1" t="b"><v>0</v></c>
      <c r="H1" t="str"><f>A1</f><v>Provo</v></c><c r="I1" t="e"><v>#N/A</v></c></row>`;
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
    expect(await cellsOf('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', shared)).toEqual([
      ['Mei-Ling'],
    ]);
  });

  it('may have a name before each of their tags', async () => {
    const rows = '<x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row>';
    const sheet = `<x:worksheet xmlns:x="y"><x:sheetData>${rows}</x:sheetData></x:worksheet>`;
    const parts = { ...workbookOf([{ name: 'A', rows: '' }]), 'xl/worksheets/sheet0.xml': sheet };
    expect((await rowsOf(zipOf(parts))).A?.map(({ cells }) => cells)).toEqual([['7']]);
  });
});

describe('the sheets of a workbook', () => {
  it('are all read, each row with its number', async () => {
    const sheets = [
      { name: 'Summary', rows: inlineRows([['Active'], ['12']]) },
      { name: 'Old', rows: inlineRows([['x']]), state: 'veryHidden' },
      {
        name: 'Members',
        rows: '<row r="4"><c r="A4"><v>1</v></c></row><row r="6"><c r="A6"><v>2</v></c></row>',
      },
    ];
    const found = await rowsOf(zipOf(workbookOf(sheets)));
    expect(Object.keys(found)).toEqual(['Summary', 'Old', 'Members']);
    expect(found.Members?.map(({ row }) => row)).toEqual([4, 6]);
  });
});

describe('a workbook is rejected', () => {
  const good = workbookOf([{ name: 'A', rows: inlineRows([['a', 'b']]) }]);
  const sheet = 'xl/worksheets/sheet0.xml';
  const long = 'x'.repeat(40_000);
  const one = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';

  it.each([
    ['a cell longer than a spreadsheet can have', inlineRows([[long]]), '32,767 characters'],
    ['a shared text longer than that', one, '32,767 characters', `<si><t>${long}</t></si>`],
    [
      'a cell in column 16,384',
      '<row r="1"><c r="XFD1"><v>1</v></c></row>',
      'more than 1,000 columns',
    ],
    [
      'a reference to a text that is missing',
      '<row r="1"><c r="A1" t="s"><v>5</v></c></row>',
      'is damaged',
    ],
    ['a row with a broken number', '<row r="x"><c r="A1"><v>1</v></c></row>', 'is damaged'],
    [
      'rows out of order',
      '<row r="2"><c r="A2"><v>1</v></c></row><row r="1"><c r="A1"><v>1</v></c></row>',
      'is damaged',
    ],
    [
      'a row given twice',
      '<row r="2"><c r="A2"><v>1</v></c></row><row r="2"><c r="A2"><v>1</v></c></row>',
      'is damaged',
    ],
    ['a tag that is not closed', '<row r="1"><c r="A1">', 'is damaged'],
    ['an unknown entity', inlineRows([['a']]).replace('>a<', '>&bomb;<'), 'is damaged'],
  ])('for %s', async (_, rows, message, shared = '') => {
    expect(await refusal(zipOf(workbookOf([{ name: 'A', rows }], shared)))).toContain(message);
  });

  it('for entities that expand', async () => {
    const entities = '<!DOCTYPE x [<!ENTITY a "Provo"><!ENTITY b "&a;&a;&a;">]>';
    const rows = '<row r="1"><c r="A1" t="inlineStr"><is><t>&b;</t></is></c></row>';
    const bomb = { ...good, [sheet]: `${entities}<sheetData>${rows}</sheetData>` };
    expect(await refusal(zipOf(bomb))).toContain('is damaged');
  });

  it('but not for 50,000 empty rows below the table', async () => {
    const rows = `${inlineRows([['a', 'b']])}${Array.from({ length: 50_000 }, (_, at) => `<row r="${at + 2}"><c r="A${at + 2}" s="0"/></row>`).join('')}`;
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
    expect(await refusal(zipOf({ 'a.exe': 'x' }))).toContain('not a workbook');
  });
});

describe('a workbook that takes too long or too much memory', () => {
  /** Small when it is compressed. */
  const workbook = (xml: string) =>
    zipOf({ ...workbookOf([{ name: 'A', rows: '' }]), 'xl/worksheets/sheet0.xml': xml });
  const read = (bytes: Uint8Array) =>
    readWorkbookFile('a.xlsx', bytes, { megabytes: 32, seconds: 1 });

  it.each([
    ['nested elements', () => '<a>'.repeat(1_500_000)],
    [
      'attributes',
      () => `<a ${Array.from({ length: 400_000 }, (_, at) => `b${at}=""`).join(' ')}/>`,
    ],
    [
      'a row far down',
      () => '<sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>',
    ],
  ])('is rejected, and this process goes on: %s', async (_, xml) => {
    await expect(read(workbook(`<worksheet>${xml()}</worksheet>`))).rejects.toThrow(
      /^a\.xlsx (is too large to read in 1 seconds and 32 MB|looks like a workbook)/,
    );
  });
});
