// An export that is a workbook (.xlsx): its visible sheets, the texts their cells share, and their rows.
import { ImportError, shown } from '#import/import-error.ts';
import { plainNumber } from '#import/people/read-cell.ts';
import { collectRows, type ExportFile, type Sheet } from './export-file.ts';
import { damaged, type WorkbookParts, workbookParts } from './workbook-parts.ts';

/** The path of a part that another part in xl/ refers to. */
const pathIn = (target: string) =>
  target.startsWith('/') ? target.slice(1) : `xl/${target}`.replaceAll(/[^/]+\/\.\.\//g, '');

type WorkbookIndex = {
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  /** The names of hidden sheets, which the import never publishes. */
  readonly hidden: readonly string[];
  /** The texts that cells refer to by number. */
  readonly texts: readonly string[];
};

async function workbookIndex({ parse }: WorkbookParts): Promise<WorkbookIndex> {
  const paths = new Map<string, string>();
  let textsPath: string | undefined;
  await parse('xl/_rels/workbook.xml.rels', {
    open: (tag, { Id = '', Target, Type }) => {
      if (tag !== 'Relationship' || Target === undefined) return;
      paths.set(Id, pathIn(Target));
      if (Type?.endsWith('/sharedStrings')) textsPath = pathIn(Target);
    },
  });

  const sheets: { name: string; path: string }[] = [];
  const hidden: string[] = [];
  await parse('xl/workbook.xml', {
    open: (tag, { name = '', state = '', ...attributes }) => {
      if (tag !== 'sheet') return;
      const [, id = ''] = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key)) ?? [];
      const path = paths.get(id);
      if (/hidden/i.test(state)) hidden.push(name);
      // A sheet may be a chart, which has no rows.
      else if (path?.includes('worksheet')) sheets.push({ name, path });
    },
  });

  const texts: string[] = [];
  if (textsPath !== undefined) {
    await parse(textsPath, {
      close: (tag, text) => {
        if (tag === 'si') texts.push(text);
      },
    });
  }
  return { sheets, hidden, texts };
}

/** No list of members has more columns. */
const maxColumns = 1000;

/** The number of a column from 0, of a cell such as `AB12`. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.match(/^[A-Z]{1,3}/)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** The text of a cell of this type. Throws when the cell refers to a missing text. */
function cellText(type: string, value: string, texts: readonly string[]): string {
  if (type === 's') {
    const text = texts[Number(value)];
    if (text === undefined) throw new Error('missing text');
    return text;
  }
  if (type === 'b') return value === '1' ? 'yes' : 'no';
  return type === '' || type === 'n' ? plainNumber(value) : value;
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';
const isZero = (value: string | undefined) => value !== undefined && Number(value) === 0;

/**
 * The sheet at a path. Throws when the sheet is broken.
 * @throws ImportError when it has too many columns.
 */
async function readSheet(
  name: string,
  { parse }: WorkbookParts,
  path: string,
  texts: readonly string[],
): Promise<Sheet> {
  const { top, add, rows } = collectRows(name);
  const hiddenColumns = new Set<number>();
  let [row, column, type, hidden] = [0, -1, '', false];
  let cells: string[] = [];
  await parse(path, {
    open: (tag, { r, t = '', ...attributes }) => {
      if (tag === 'col' && (isTrue(attributes.hidden) || isZero(attributes.width))) {
        const last = Math.min(Number(attributes.max), maxColumns);
        for (let at = Number(attributes.min); at <= last; at += 1) hiddenColumns.add(at - 1);
      } else if (tag === 'row') {
        const before = row;
        row = r === undefined ? row + 1 : Number(r);
        // Rows above the header aren't people: a row out of order could be lost.
        if (!Number.isInteger(row) || row <= before) throw new Error('row out of order');
        hidden = isTrue(attributes.hidden) || isZero(attributes.ht);
        [cells, column] = [[], -1];
      } else if (tag === 'c') {
        column = r === undefined ? column + 1 : columnOf(r);
        type = t;
        if (column >= 0 && column < maxColumns) return;
        throw new ImportError(
          `${name} has a sheet with more than ${maxColumns.toLocaleString('en-US')} columns. Delete the columns beside the table, and save it again.`,
        );
      }
    },
    close: (tag, value) => {
      if (tag === 'c' && value !== '') {
        while (cells.length < column) cells.push('');
        cells[column] = cellText(type, value, texts);
      } else if (tag === 'row') add({ row, lastRow: row, cells, ...(hidden && { hidden }) });
    },
  });
  return { hiddenColumns, top: top(), rows };
}

/** @throws ImportError when the workbook can't be read. */
export async function readWorkbookExport(name: string, bytes: Uint8Array): Promise<ExportFile> {
  try {
    const parts = await workbookParts(name, bytes);
    const { hidden, texts, ...index } = await workbookIndex(parts);
    if (index.sheets.length === 0) throw damaged(name);
    const kind = ['XLSX', ...hidden.map((sheet) => `skipped hidden sheet "${shown(sheet)}"`)];
    const sheets: Sheet[] = [];
    for (const { name: title, path } of index.sheets)
      sheets.push({ name: title, ...(await readSheet(name, parts, path, texts)) });
    return { name, kind, sheets };
  } catch (error) {
    // The messages of the ZIP and XML parsers are for programmers.
    throw error instanceof ImportError ? error : damaged(name);
  }
}
