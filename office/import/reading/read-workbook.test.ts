import { describe, expect, it } from 'vitest';
import { readWorkbookFile } from './read-export.ts';
import { readWorkbook } from './read-workbook.ts';
import { Rejection } from './unzip.ts';
import { inlineRows, workbookOf, zipOf } from './workbook.fixture.ts';

/** The cells of a workbook with one sheet of XML. */
async function cellsOf(rows: string, shared?: string) {
  const [sheet] = await readWorkbook(zipOf(workbookOf([{ name: 'A', rows }], shared)));
  return sheet?.rows.map(({ cells }) => cells);
}

/** Why it is rejected: the sentence for the volunteer, or nothing if it is damaged. */
async function rejection(bytes: Uint8Array): Promise<string> {
  const error: unknown = await readWorkbook(bytes).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  return error instanceof Rejection ? error.message : 'is damaged';
}

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

  it('may have a name before each of their tags', async () => {
    const rows = '<x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row>';
    const sheet = `<x:worksheet xmlns:x="y"><x:sheetData>${rows}</x:sheetData></x:worksheet>`;
    const parts = { ...workbookOf([{ name: 'A', rows: '' }]), 'xl/worksheets/sheet0.xml': sheet };
    expect(await readWorkbook(zipOf(parts))).toMatchObject([{ rows: [{ cells: ['7'] }] }]);
  });

  it('are in rows with numbers, without 50,000 empty rows', async () => {
    const places = Array.from({ length: 50_000 }, (_, at) => at + 7);
    const empty = places.map((at) => `<row r="${at}"><c r="A${at}" s="0"/></row>`).join('');
    const apart = '<row r="4"><c r="A4"><v>1</v></c></row><row r="6"><c r="A6"><v>2</v></c></row>';
    const parts = workbookOf([{ name: 'A', rows: apart + empty }]);
    const [found] = await readWorkbook(zipOf(parts));
    expect(found).toMatchObject({ isHidden: false, rows: [{ row: 4 }, { row: 6 }] });
  });
});

describe('a workbook is rejected', () => {
  const good = workbookOf([{ name: 'A', rows: inlineRows([['a', 'b']]) }]);
  const sheet = 'xl/worksheets/sheet0.xml';
  const shared = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
  const row = (at: string, cell = 'A1') => `<row r="${at}"><c r="${cell}"><v>1</v></c></row>`;

  it.each([
    ['a cell longer than a spreadsheet can have', inlineRows([['x'.repeat(40_000)]]), 'more cells'],
    ['a cell in column 16,384', row('1', 'XFD1'), 'more cells'],
    ['a reference to a text that is missing', shared, 'is damaged'],
    ['a row with a broken number', row('x'), 'is damaged'],
    ['rows out of order', row('2', 'A2') + row('1'), 'is damaged'],
    ['a tag that is not closed', '<row r="1"><c r="A1">', 'is damaged'],
    ['an unknown entity', inlineRows([['a']]).replace('>a<', '>&bomb;<'), 'is damaged'],
    ['entities of its own', '<!DOCTYPE x [<!ENTITY a "Provo">]>', 'is damaged'],
  ])('for %s', async (_, rows, message) => {
    expect(await rejection(zipOf(workbookOf([{ name: 'A', rows }])))).toContain(message);
  });

  it.each([
    ['far more than a list of members', 4_000_000_000, /unpacks to 4,001 MB, .* up to 200 MB\./],
    ['another size than it has', 10, /is damaged/],
  ])('for a part that claims to unpack to %s', async (_, size, message) => {
    const bytes = zipOf(good);
    bytes.writeUInt32LE(size, bytes.lastIndexOf(sheet) - 46 + 24);
    expect(await rejection(bytes)).toMatch(message);
  });

  it('for a byte of a cell that changed, a missing end, or being another kind of ZIP file', async () => {
    const bytes = zipOf(good);
    const start = bytes.indexOf(sheet) + sheet.length;
    for (let at = start; at < start + 60; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      expect(await rejection(changed)).toBe('is damaged');
    }
    expect(await rejection(bytes.subarray(0, bytes.length - 30))).toBe('is damaged');
    expect(await rejection(zipOf({ 'a.exe': 'x' }))).toContain('not a workbook');
  });

  it.concurrent.each([
    ['nested elements', () => '<a>'.repeat(1_000_000)],
    ['attributes', () => `<a ${'b=""'.repeat(200_000)}/>`],
    ['a row far down', () => `<sheetData>${row('1048576', 'XFD1048576')}</sheetData>`],
  ])('for taking too long or too much memory, and this process goes on: %s', async (_, xml) => {
    const parts = { ...good, [sheet]: `<worksheet>${xml()}</worksheet>` };
    const limits = { megabytes: 32, seconds: 0.5 };
    await expect(readWorkbookFile('a.xlsx', zipOf(parts), limits)).rejects.toThrow(
      /^a\.xlsx is damaged, or too large to read in 0\.5 seconds and 32 MB\./,
    );
  });
});
