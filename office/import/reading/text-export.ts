// An export of separated values. The right separator gives the header the most known names.

import { issueSentence } from '@appraisers/edition/loaders/content-error.ts';
import { otherEncoding } from '@appraisers/edition/loaders/detect-encoding.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { ImportError } from '#import/import-error.ts';
import { withoutFormula } from '#import/people/read-cell.ts';
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
 * A number that a platform writes as a formula, `="00501"`, without quotation marks around the cell. Without
 * its sign, it is a quoted cell.
 */
const quotedFormula = (separator: string) =>
  new RegExp(
    `(?<=^|${separator === '|' ? '\\|' : separator})[ ]?=[ ]?(?="[^"\n]+"[ ]?(?:${separator === '|' ? '\\|' : separator}|$))`,
    'gm',
  );

/**
 * Adds the rows of a text, including those before a broken one.
 * @throws ImportError when a quotation mark isn't closed or is inside a cell.
 */
function readRows(name: string, text: string, separator: string, add: AddRow): void {
  let before = 0;
  try {
    parse(text.replace(quotedFormula(separator), ''), {
      delimiter: separator,
      relax_column_count: true,
      record_delimiter: '\n',
      max_record_size: maxRowLength,
      on_record: (cells: string[], { lines }) => {
        // The parser counts up to the last line of a row, and not the end of the last one.
        add({
          row: before + 1,
          lastRow: Math.max(before + 1, lines),
          cells: cells.map(withoutFormula),
        });
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
 * The text in the bytes, with Unix line ends, and the name of its encoding.
 * @throws ImportError when the bytes aren't text.
 */
export function textOfBytes(name: string, bytes: Uint8Array): { encoding: string; text: string } {
  const other = otherEncoding(bytes);
  const text = other?.text ?? new TextDecoder('utf-8').decode(bytes);
  // Text has no characters such as NUL: many of them mean another kind of file.
  const start = text.slice(0, 4000);
  const strange = start.match(/(?![\n\t\r])[\p{Cc}\uFFFD]/gu)?.length ?? 0;
  if (strange > start.length / 10) {
    throw new ImportError(
      `${name} isn't text that the import can read. In the membership platform, export the members again as CSV or XLSX.`,
    );
  }
  const encoding = other?.name.replace(/ \(.*/, '') ?? 'UTF-8';
  return { encoding, text: text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n') };
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
