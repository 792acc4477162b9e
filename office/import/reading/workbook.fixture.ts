// Workbooks made by hand, valid and broken, for the tests of the import.
import { strToU8, zipSync } from 'fflate';

/** The parts of a workbook by their paths. */
type Parts = Readonly<Record<string, string>>;

/** A ZIP file of these parts. */
export const zipOf = (parts: Parts): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]))),
  );

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Rows of a sheet, each cell with its text in it; some rows with attributes, by their places. */
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

/** `rows` and `columns` are XML. */
type SheetXml = { name: string; rows: string; state?: string; columns?: string };

/** The parts of a workbook with these sheets and shared texts. */
export function workbookOf(sheets: readonly SheetXml[], shared = ''): Parts {
  const list = sheets.map(
    ({ name, state = 'visible' }, at) => `<sheet name="${name}" state="${state}" r:id="r${at}"/>`,
  );
  const targets = sheets.map(
    (_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at}.xml"/>`,
  );
  const texts = '<Relationship Id="s" Type="x/sharedStrings" Target="/xl/shared.xml"/>';
  return {
    'xl/workbook.xml': `<workbook xmlns:r="x"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}${shared && texts}</Relationships>`,
    ...(shared && { 'xl/shared.xml': `<sst>${shared}</sst>` }),
    ...Object.fromEntries(
      sheets.map(({ rows, columns = '' }, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet>${columns}<sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
}
