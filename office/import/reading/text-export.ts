// An export of separated values. The separator that gives the header the most known names is the right one.
import { CsvError, parse } from 'csv-parse/sync';
import { ImportError } from '#import/import-error.ts';
import { textOfBytes } from './encoding.ts';
import { collectRows, type ExportFile, type SheetRow, topRows } from './export-file.ts';

const separators = [
  { char: ',', name: 'commas' },
  { char: ';', name: 'semicolons' },
  { char: '\t', name: 'tabs' },
  { char: '|', name: 'upright strokes' },
] as const;

type AddRow = (row: SheetRow) => void;

/** The longest row, in characters. A quotation mark that is not closed makes one of all that follow. */
const maxRowLength = 1_000_000;

/**
 * Adds the rows of a text, also those before a broken one.
 * @throws ImportError when quotation marks are not closed or stand inside a cell.
 */
function readRows(name: string, text: string, separator: string, add: AddRow): void {
  let before = 0;
  try {
    parse(text, {
      delimiter: separator,
      relax_column_count: true,
      record_delimiter: '\n',
      max_record_size: maxRowLength,
      on_record: (cells: string[], { lines }) => {
        // The parser counts up to the last line of a row, and not the end of the last one.
        add({ row: before + 1, lastRow: Math.max(before + 1, lines), cells });
        before = lines;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(`${name}, row ${before + 1}: ${reasonOf(error.code)}`);
  }
}

function reasonOf(code: string): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return 'a quotation mark opens here or below and is never closed, so that it takes in all rows after it. Look for the cell with a single " and close it, or export once more.';
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `the row has more than ${maxRowLength.toLocaleString('en-US')} characters. Either a quotation mark in it is never closed, or a cell holds what is no cell; correct it there, or export without that column.`;
  return 'a quotation mark stands inside a cell. A cell with quotation marks has them around it, and doubled inside: "Robert ""Bob"" Ames". Correct the row, or export once more.';
}

/** The first rows with a separator. The last of them may end inside a cell. */
function firstRows(start: string, separator: string): readonly SheetRow[] {
  const rows: SheetRow[] = [];
  try {
    readRows('', start, separator, (row) => rows.push(row));
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
  }
  return rows;
}

/**
 * The text in the bytes as a table. `familiar` counts the known column names in a row.
 * @throws ImportError when the bytes aren't text.
 */
export function readTextExport(
  name: string,
  bytes: Uint8Array,
  familiar: (cells: readonly string[]) => number,
): ExportFile {
  const { encoding, text } = textOfBytes(name, bytes);
  const start = text.split('\n', topRows).join('\n').slice(0, 200_000);
  const knownIn = (top: readonly SheetRow[]) =>
    Math.max(0, ...top.map(({ cells }) => familiar(cells)));
  // Of equals the first is taken: commas.
  const { separator, top } = separators
    .map((one) => ({ separator: one, top: firstRows(start, one.char) }))
    .reduce((best, next) => (knownIn(next.top) > knownIn(best.top) ? next : best));
  return {
    name,
    kind: ['CSV', `${separator.name} between the cells`, encoding],
    sheets: [
      {
        separator: separator.char,
        top,
        rows: () => {
          const { add, rows } = collectRows(name);
          readRows(name, text, separator.char, add);
          return rows();
        },
      },
    ],
  };
}
