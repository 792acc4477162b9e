// The rows of a sheet of a workbook, each with its cells from the first column on.
import { ImportError } from '#import/import-error.ts';
import { collectRows, type Sheet, topRows } from './export-file.ts';
import type { WorkbookParts } from './workbook-parts.ts';

/** No list of members has more columns. */
const maxColumns = 1000;

/** The number of a column from 0, of a cell such as `AB12`. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.match(/^[A-Z]{1,3}/)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** A number as a person typed it: Excel writes long ones with an exponent, `8.015550101E9`. */
export function plainNumber(text: string): string {
  const long = /^-?\d(?:\.(\d+))?E\+?(\d{1,2})$/i.exec(text);
  // A number that lost digits stays as it is: the import never makes one up.
  return long && (long[1]?.length ?? 0) >= 9 && Number(long[2]) <= 15
    ? Number(text).toFixed(0)
    : text;
}

/** The text of a cell of this type. It throws when the cell refers to a text that is missing. */
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
 * The sheet at a path. It throws when the sheet is broken.
 * @throws ImportError when it has more columns than any list of members.
 */
export async function readSheet(
  name: string,
  { parse }: WorkbookParts,
  path: string,
  texts: readonly string[],
): Promise<Sheet> {
  const { rows, add, give } = collectRows(name);
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
          `${name} has a sheet of more than ${maxColumns.toLocaleString('en-US')} columns. Delete the columns beside the table, and save it again.`,
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
  return { hiddenColumns, top: rows.slice(0, topRows), read: async (each) => give(each) };
}
