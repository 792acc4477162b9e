// A text of separated values as rows, with the lines of the file they stand on.
import { CsvError, parse } from 'csv-parse/sync';
import { ImportError } from '#import/import-error.ts';
import type { EachRow } from './export-file.ts';

/** What may stand between the cells. */
export const separators = [
  { sign: ',', name: 'commas' },
  { sign: ';', name: 'semicolons' },
  { sign: '\t', name: 'tabs' },
  { sign: '|', name: 'upright strokes' },
] as const;

/** The longest row, in characters. A quotation mark that is not closed makes one of all that follow. */
const maxRowLength = 1_000_000;

/**
 * Gives the rows of a text, those before a fault, too.
 * @throws ImportError when quotation marks are not closed or stand inside a cell.
 */
export function readDelimited(name: string, text: string, separator: string, each: EachRow): void {
  let before = 0;
  try {
    parse(text, {
      delimiter: separator,
      relax_column_count: true,
      record_delimiter: '\n',
      max_record_size: maxRowLength,
      on_record: (cells: string[], { lines }) => {
        // The parser counts up to the last line of a row, and not the end of the last one.
        each({ row: before + 1, lastRow: Math.max(before + 1, lines), cells });
        before = lines;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(sentenceOf(name, error.code, before + 1));
  }
}

function sentenceOf(name: string, code: string, row: number): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') {
    return `${name}, row ${row}: a quotation mark opens here or below and is never closed, so that it takes in all rows after it. Look for the cell with a single " and close it, or export once more.`;
  }
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return `${name}, row ${row}: the row has more than ${maxRowLength.toLocaleString('en-US')} characters. Either a quotation mark in it is never closed, or a cell holds what is no cell; correct it there, or export without that column.`;
  }
  return `${name}, row ${row}: a quotation mark stands inside a cell. A cell with quotation marks has them around it, and doubled inside: "Robert ""Bob"" Ames". Correct the row, or export once more.`;
}
