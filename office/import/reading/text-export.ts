// An export of separated values. The right separator gives the header the most known names.

import { issueSentence } from '@appraisers/edition/loaders/content-error.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { ImportError } from '#import/import-error.ts';
import { textOfBytes } from './encoding.ts';
import { collectRows, type ExportFile, type SheetRow, topRows } from './export-file.ts';

const separators = [
  { char: ',', name: 'commas' },
  { char: ';', name: 'semicolons' },
  { char: '\t', name: 'tabs' },
  { char: '|', name: 'vertical bars' },
] as const;

type AddRow = (row: SheetRow) => void;

/** In characters. An unclosed quotation mark makes one row of everything that follows. */
const maxRowLength = 1_000_000;

/**
 * Adds the rows of a text, including those before a broken one.
 * @throws ImportError when a quotation mark isn't closed or is inside a cell.
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
    throw new ImportError(
      issueSentence({ file: name, row: before + 1, ...sentencesOf(error.code) }),
    );
  }
}

function sentencesOf(code: string): { readonly reason: string; readonly hint: string } {
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return {
      reason: 'A quotation mark opens here or below and never closes.',
      hint: 'Find the cell with a single " and close it, or export again.',
    };
  if (code === 'CSV_MAX_RECORD_SIZE')
    return {
      reason: `This row has more than ${maxRowLength.toLocaleString('en-US')} characters.`,
      hint: 'Close its open quotation mark, or export without its longest column.',
    };
  return {
    reason: 'A cell has a quotation mark inside it.',
    hint: 'Put quotes around the cell and double the ones inside, like "Robert ""Bob"" Ames". Or export again.',
  };
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
  // In a tie, the first one wins: commas.
  const { separator, top } = separators
    .map((one) => ({ separator: one, top: firstRows(start, one.char) }))
    .reduce((best, next) => (knownIn(next.top) > knownIn(best.top) ? next : best));
  return {
    name,
    kind: ['CSV', `separated by ${separator.name}`, encoding],
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
