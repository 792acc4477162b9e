// Workbooks made by hand, valid and broken, for the tests of the import.
import { strToU8, zipSync } from 'fflate';

/** The parts of a workbook by their paths. */
type Parts = Readonly<Record<string, string>>;

/** A ZIP file of these parts. */
export const zipOf = (parts: Parts): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]))),
  );

/** Rows of a sheet, each cell with its text in it; some rows with attributes, by their places. */
export const inlineRows = (
  rows: readonly (readonly string[])[],
  attributes: Readonly<Record<number, string>> = {},
): string =>
  rows
    .map((cells, at) => {
      const inner = cells.map((cell, column) => {
        const place = `${'ABCDEFGHIJ'[column]}${at + 1}`;
        return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
      });
      return `<row r="${at + 1}" ${attributes[at] ?? ''}>${inner.join('')}</row>`;
    })
    .join('');

/** `rows` and `columns` are XML. */
type SheetXml = { name: string; rows: string; state?: string; columns?: string };

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`;

/** The parts of a workbook with these sheets, shared texts, and attributes of its properties. Style 1 is a day. */
export function workbookOf(sheets: readonly SheetXml[], shared = '', properties = ''): Parts {
  const list = sheets.map(
    ({ name, state = 'visible' }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="r${at}"/>`,
  );
  const relations = [
    ...sheets.map((_, at) => relation(`r${at}`, 'worksheet', `worksheets/sheet${at}.xml`)),
    relation('s', 'sharedStrings', '/xl/shared.xml'),
    relation('l', 'styles', 'styles.xml'),
  ];
  return {
    'xl/workbook.xml': `<workbook xmlns:r="x"><workbookPr ${properties}/><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/shared.xml': `<sst>${shared}</sst>`,
    ...Object.fromEntries(
      sheets.map(({ rows, columns = '' }, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet>${columns}<sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
}
