import { describe, expect, it } from 'vitest';
import { ImportStop } from '#member-import/import-stop.ts';
import type { SheetRow } from './export-file.ts';
import { readWorkbookExport } from './read-workbook-export.ts';
import { inlineRows, workbookOf, zipOf } from './sample-workbook.ts';

const read = (bytes: Uint8Array) => readWorkbookExport('members.xlsx', bytes);

/** All rows of all sheets, by the name of the sheet. */
async function rowsOf(bytes: Uint8Array): Promise<Record<string, SheetRow[]>> {
  const { sheets } = await read(bytes);
  const found: Record<string, SheetRow[]> = {};
  for (const { name = '', read: readRows } of sheets) {
    found[name] = [];
    await readRows((row) => found[name]?.push(row));
  }
  return found;
}

/** The cells of a workbook with one row, or several, of XML. */
const cellsOf = async (rows: string, shared?: string) => {
  const found = await rowsOf(zipOf(workbookOf([{ name: 'A', rows }], shared)));
  return found.A?.map(({ cells }) => cells);
};

const refusal = async (bytes: Uint8Array): Promise<string> => {
  const error: unknown = await rowsOf(bytes).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ImportStop);
  return error instanceof ImportStop ? error.message : '';
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

  it('stand where they say, with nothing between them', async () => {
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

describe('a workbook that is refused', () => {
  const good = workbookOf([{ name: 'A', rows: inlineRows([['a', 'b']]) }]);

  it('for a cell longer than a spreadsheet can have, of 50 MB too', async () => {
    const long = inlineRows([['x'.repeat(50_000_000)]]);
    expect(await refusal(zipOf(workbookOf([{ name: 'A', rows: long }])))).toContain(
      'a cell of more than 32,767 characters',
    );
    const shared = `<si><t>${'x'.repeat(40_000)}</t></si>`;
    const one = workbookOf([{ name: 'A', rows: '<row><c t="s"><v>0</v></c></row>' }], shared);
    expect(await refusal(zipOf(one))).toContain('a cell of more than');
  });

  it.each([
    ['a cell in column 16,384', '<row r="1"><c r="XFD1"><v>1</v></c></row>'],
    ['half a million rows', '<row/>'.repeat(500_001)],
  ])('for %s', async (_, rows) => {
    expect(await refusal(zipOf(workbookOf([{ name: 'A', rows }])))).toContain(
      'a sheet of more than 500,000 rows or 1,000 columns',
    );
  });

  it('for a part that says to unpack to more than a list of members has', async () => {
    const bomb = good.map((part, at) => ({
      ...part,
      ...(at === 2 && { declared: 4_000_000_000 }),
    }));
    expect(await refusal(zipOf(bomb))).toContain('unpacks to 4,000,000,000 bytes');
  });

  it('for a part that unpacks to more than it says, or less', async () => {
    for (const declared of [10, 100_000]) {
      const lie = good.map((part, at) => ({ ...part, ...(at === 2 && { declared }) }));
      expect(await refusal(zipOf(lie))).toContain('is damaged');
    }
  });

  it('for a byte of a cell that is another than it was', async () => {
    const whole = inlineRows([['Ruth', 'Abernathy', 'ruth.abernathy@example.org']]);
    const bytes = zipOf(workbookOf([{ name: 'A', rows: whole }]));
    const at = bytes.indexOf('sheet0.xml') + 20;
    for (let step = 0; step < 60; step += 1) {
      const changed = Buffer.from(bytes);
      changed[at + step] = (changed[at + step] ?? 0) ^ 0x10;
      expect(await refusal(changed)).toContain('is damaged');
    }
  });

  it.each([
    ['a reference to a text that is not there', '<row><c t="s"><v>5</v></c></row>'],
    ['a row whose number is none', '<row r="x"><c><v>1</v></c></row>'],
    ['rows out of their order', '<row r="2"><c><v>1</v></c></row><row r="1"><c><v>2</v></c></row>'],
    ['a row twice', '<row r="2"><c><v>1</v></c></row><row r="2"><c><v>2</v></c></row>'],
    ['a tag that is not closed', '<row><c>'],
    ['an entity of its own', '<row><c t="inlineStr"><is><t>&bomb;</t></is></c></row>'],
  ])('for %s', async (_, rows) => {
    expect(await refusal(zipOf(workbookOf([{ name: 'A', rows }])))).toContain('is damaged');
  });

  it('for its end that is missing', async () => {
    const bytes = zipOf(good);
    expect(await refusal(bytes.subarray(0, bytes.length - 30))).toContain('is damaged');
  });

  it('for being another kind of ZIP file', async () => {
    expect(await refusal(zipOf([{ name: 'content.xml', text: '<x/>' }]))).toContain('OpenDocument');
    expect(await refusal(zipOf([{ name: 'a.txt', text: 'x' }]))).toContain('no workbook');
  });
});
