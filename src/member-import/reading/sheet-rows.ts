// The rows of a sheet of a workbook, each as the cells from its first column on.
import { ImportStop } from '#member-import/import-stop.ts';
import { collectText, plainNumber, withoutEscapes } from './cell-text.ts';
import type { EachRow } from './export-file.ts';
import { damaged, type WorkbookParts } from './workbook-parts.ts';
import { xmlReader } from './xml-events.ts';

/** Beyond these a file is no list of members, and would fill the memory. */
const mostRows = 500_000;
const mostColumns = 1000;
const mostCells = 20_000_000;

/** The number of a column from 0, of a cell such as `AB12`. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.match(/^[A-Z]{1,3}/)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

const tooLarge = (name: string) =>
  new ImportStop(
    `${name} has a sheet of more than ${mostRows.toLocaleString('en-US')} rows or ${mostColumns.toLocaleString('en-US')} columns. Delete the empty rows and columns below and beside the table, and save it again.`,
  );

/** What a cell of this type holds, from the text of its value. */
function textOfCell(type: string, value: string, shared: readonly string[]): string | undefined {
  if (type === 's') return shared[Number(value)];
  if (type === 'b') return value === '1' ? 'yes' : 'no';
  return type === '' || type === 'n' ? plainNumber(value) : withoutEscapes(value);
}

const yes = (value: string | undefined) => value === '1' || value === 'true';
const isZero = (value: string | undefined) => value !== undefined && Number(value) === 0;

/**
 * Gives the rows of the sheet at a path, and adds the columns that it does not show to `hiddenColumns`.
 * @throws ImportStop when it is larger than any list of members.
 */
export async function readSheet(
  name: string,
  parts: WorkbookParts,
  path: string,
  shared: readonly string[],
  each: EachRow,
  hiddenColumns: Set<number>,
): Promise<void> {
  const value = collectText(name);
  let [row, rowCount, column, cellCount] = [0, 0, -1, 0];
  let [type, inValue, phonetic, hidden] = ['', false, false, false];
  let cells: string[] = [];

  const reader = xmlReader({
    open: (tag, { r, t, ...given }) => {
      if (tag === 'col' && (yes(given.hidden) || isZero(given.width))) {
        const last = Math.min(Number(given.max), mostColumns);
        for (let at = Number(given.min); at <= last; at += 1) hiddenColumns.add(at - 1);
      } else if (tag === 'row') {
        hidden = yes(given.hidden) || isZero(given.ht);
        const before = row;
        row = r === undefined ? row + 1 : Number(r);
        rowCount += 1;
        if (rowCount > mostRows) throw tooLarge(name);
        // By its number a row stands below the header or above it: out of order it could be lost.
        if (!Number.isInteger(row) || row <= before) throw damaged(name);
        [cells, column] = [[], -1];
      } else if (tag === 'c') {
        column = r === undefined ? column + 1 : columnOf(r);
        cellCount += 1;
        if (column < 0 || column >= mostColumns || cellCount > mostCells) throw tooLarge(name);
        type = t ?? '';
        value.begin();
      } else if (tag === 'rPh') phonetic = true;
      else if (tag === 'v' || tag === 't') inValue = true;
    },
    text: (text) => {
      if (inValue && !phonetic) value.add(text);
    },
    close: (tag) => {
      if (tag === 'v' || tag === 't') inValue = false;
      else if (tag === 'rPh') phonetic = false;
      else if (tag === 'c' && value.take() !== '') {
        const text = textOfCell(type, value.take(), shared);
        if (text === undefined) throw new Error('a text that is not there');
        while (cells.length < column) cells.push('');
        cells[column] = text;
      } else if (tag === 'row') each({ row, lastRow: row, cells, ...(hidden && { hidden }) });
    },
  });
  await parts.read(path, reader.write);
  reader.end();
}
