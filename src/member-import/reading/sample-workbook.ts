// Workbooks made by hand, right ones and others, for the tests of this folder.
import { crc32, deflateRawSync } from 'node:zlib';

type Part = { readonly name: string; readonly text: string; readonly declared?: number };

const numbers = (...fields: readonly (readonly [size: 2 | 4, value: number])[]) => {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) at = bytes.writeUIntLE(value, at, size);
  return bytes;
};

/** A ZIP file of these parts. `declared` is the size that a part says to have, if it lies. */
export function zipOf(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text, declared } of parts) {
    const data = Buffer.from(text);
    const packed = deflateRawSync(data);
    const title = Buffer.from(name);
    const common = numbers(
      [2, 20],
      [2, 0],
      [2, 8],
      [4, 0],
      [4, crc32(data)],
      [4, packed.length],
      [4, declared ?? data.length],
      [2, title.length],
      [2, 0],
    );
    files.push(numbers([4, 0x04034b50]), common, title, packed);
    directory.push(
      numbers([4, 0x02014b50], [2, 20]),
      common,
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      title,
    );
    offset += 4 + common.length + title.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = parts.length;
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...files, ...directory, end]);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Rows of a sheet, each cell with its text in it; some of them with attributes, by their places. */
export const inlineRows = (
  rows: readonly (readonly string[])[],
  attributes: Readonly<Record<number, string>> = {},
): string =>
  rows
    .map((cells, at) => {
      const inner = cells.map((cell) => `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`);
      return `<row ${attributes[at] ?? ''}>${inner.join('')}</row>`;
    })
    .join('');

type SheetGiven = {
  readonly name: string;
  readonly rows: string;
  readonly state?: string;
  /** XML of its columns. */
  readonly columns?: string;
};

/** The parts of a workbook of sheets, whose rows are XML. */
export const workbookOf = (sheets: readonly SheetGiven[], shared = ''): readonly Part[] => [
  {
    name: 'xl/workbook.xml',
    text: `<workbook xmlns:r="x"><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${name}" state="${state ?? 'visible'}" r:id="r${at}"/>`,
      )
      .join('')}</sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    text: `<Relationships>${sheets
      .map((_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at}.xml"/>`)
      .join(
        '',
      )}${shared && '<Relationship Id="s" Type="x/sharedStrings" Target="/xl/shared.xml"/>'}</Relationships>`,
  },
  ...(shared ? [{ name: 'xl/shared.xml', text: `<sst>${shared}</sst>` }] : []),
  ...sheets.map(({ rows, columns = '' }, at) => ({
    name: `xl/worksheets/sheet${at}.xml`,
    text: `<worksheet>${columns}<sheetData>${rows}</sheetData></worksheet>`,
  })),
];
