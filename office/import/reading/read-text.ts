// An export of separated values. It is read with each separator, and the header shows which one is right.
import { otherEncoding } from '@appraisers/edition/loaders/read-text.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { ImportError, onOneLine } from '#import/import-error.ts';
import { withoutFormula } from '#import/people/read-cell.ts';
import { type ExportFile, maxRows, type Sheet, type SheetRow, topRows } from './export-file.ts';

/** If a header is as likely with two of them, the first one counts. */
const separators = [',', ';', '\t', '|'];

/** In characters. An unclosed quotation mark makes one row of everything that follows. */
const maxRowLength = 1_000_000;

/**
 * Makes a quoted cell of a number that a platform writes as a formula, `="00501"` or `=T("00501")`, without
 * quotation marks around the cell.
 */
const withoutSigns = (text: string, separator: string): string =>
  text.replace(
    new RegExp(`(^|[${separator}]) ?= ?(?:T?[(])?("[^"\n]+")[)]? ?(?=[${separator}]|$)`, 'gim'),
    '$1$2',
  );

/**
 * The rows of a text that aren't empty. They are in `rows` even if a later one is broken.
 * @throws ImportError when a quotation mark isn't closed or is inside a cell.
 */
function readRows(name: string, text: string, separator: string, rows: SheetRow[] = []) {
  let before = 0;
  try {
    parse(withoutSigns(text, separator), {
      delimiter: separator,
      relax_column_count: true,
      record_delimiter: '\n',
      max_record_size: maxRowLength,
      on_record: (cells: string[], { lines }) => {
        // The parser counts up to the last line of a row, and not the end of the last one.
        const lastRow = Math.max(before + 1, lines);
        if (rows.length <= maxRows + topRows && cells.some((cell) => cell.trim() !== ''))
          rows.push({ row: before + 1, lastRow, cells: cells.map(withoutFormula) });
        before = lines;
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(
      `${onOneLine(name)}, row ${before + 1}: A quotation mark is inside a cell, or opens here or below and never closes, or this row has more than ${maxRowLength.toLocaleString('en-US')} characters. Put quotes around the cell and double the ones inside, like "Robert ""Bob"" Ames". Or export again without the longest column.`,
    );
  }
}

/** The first rows with a separator. The last of them may end inside a cell. */
function firstRows(start: string, separator: string): readonly SheetRow[] {
  const rows: SheetRow[] = [];
  try {
    readRows('', start, separator, rows);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
  }
  return rows;
}

/**
 * The text in the bytes, with Unix line ends.
 * @throws ImportError when the bytes aren't text.
 */
export function textOfBytes(name: string, bytes: Uint8Array): string {
  const text = otherEncoding(bytes)?.text ?? new TextDecoder('utf-8').decode(bytes);
  // Text has no characters such as NUL: many of them mean another kind of file.
  const start = text.slice(0, 4000);
  const strange = start.match(/(?![\n\t\r])[\p{Cc}\uFFFD]/gu)?.length ?? 0;
  if (strange > start.length / 10) {
    throw new ImportError(
      `${name} isn't text that the import can read. In the membership platform, export the members again as CSV or XLSX.`,
    );
  }
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

/**
 * The text in the bytes as a table, once for each separator.
 * @throws ImportError when the bytes aren't text.
 */
export function readText(name: string, bytes: Uint8Array): ExportFile {
  const text = textOfBytes(name, bytes);
  const start = text.split('\n', topRows).join('\n').slice(0, 200_000);
  const sheetWith = (separator: string): Sheet => ({
    separator,
    top: firstRows(start, separator),
    rows: () => readRows(name, text, separator),
  });
  return { name, sheets: separators.map(sheetWith) };
}
