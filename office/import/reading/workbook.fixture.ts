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

/** The name of a column, from 0. */
const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

/** Rows of a sheet, each cell with its text in it; some rows with attributes, by their places. */
export const inlineRows = (
  rows: readonly (readonly string[])[],
  attributes: Readonly<Record<number, string>> = {},
): string =>
  rows
    .map((cells, at) => {
      const inner = cells.map(
        (cell, column) =>
          `<c r="${letters(column)}${at + 1}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`,
      );
      return `<row r="${at + 1}" ${attributes[at] ?? ''}>${inner.join('')}</row>`;
    })
    .join('');

/** `rows` and `columns` are XML. */
type SheetXml = { name: string; rows: string; state?: string; columns?: string };

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of a workbook with these sheets, shared texts, attributes of its properties, and styles. */
export function workbookOf(
  sheets: readonly SheetXml[],
  shared = '',
  properties = '',
  styles = '',
): Parts {
  const list = sheets.map(
    ({ name, state = 'visible' }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="r${at}"/>`,
  );
  const targets = sheets.map(
    (_, at) =>
      `<Relationship Id="r${at}" Type="${relationships}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
  );
  const texts = `<Relationship Id="s" Type="${relationships}/sharedStrings" Target="/xl/shared.xml"/>`;
  const look = `<Relationship Id="l" Type="${relationships}/styles" Target="styles.xml"/>`;
  return {
    'xl/workbook.xml': `<workbook xmlns:r="x"><workbookPr ${properties}/><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}${shared && texts}${styles && look}</Relationships>`,
    ...(styles && { 'xl/styles.xml': styles }),
    ...(shared && { 'xl/shared.xml': `<sst>${shared}</sst>` }),
    ...Object.fromEntries(
      sheets.map(({ rows, columns = '' }, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet>${columns}<sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
}
