// A table of comma-separated values: its rows as cells by column, with the line where each begins.
import { CsvError, parse } from 'csv-parse/sync';
import { shownValue } from '#schemas/issue-message.ts';
import { assertNoIssues, ContentError, type ContentIssue } from './content-error.ts';

/** A row of the table, and the line where it begins, as an editor counts them. */
export type TableRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

type TableLine = { readonly line: number; readonly cells: readonly string[] };

/** The name of a column without case, spaces and punctuation, which don't count. */
const columnKey = (name: string) => name.toLowerCase().replaceAll(/[\s_.-]+/g, '');

/**
 * The rows of a table with these columns in any order, and the issues of broken rows. Optional columns
 * may be missing. Empty rows are left out, and so are rows with only commas.
 * @throws ContentError when the table has no valid header.
 */
export function readTable(
  file: string,
  text: string,
  columns: readonly string[],
  optional: readonly string[] = [],
): { readonly rows: readonly TableRow[]; readonly issues: readonly ContentIssue[] } {
  const [header, ...body] = recordsIn(file, text);
  const names = (header?.cells ?? []).map(
    (cell) => columns.find((column) => columnKey(column) === columnKey(cell)) ?? cell.trim(),
  );
  // Spreadsheets also write the empty columns beside a table.
  const used = names.filter(
    (name, at) => name !== '' || body.some(({ cells }) => cells[at]?.trim()),
  );
  const hint = `The header is ${columns.join(',')}. In Excel, save the file as "CSV UTF-8 (Comma delimited)".`;
  const missing = columns.filter((name) => !names.includes(name) && !optional.includes(name));
  const odd = used.filter((name, at) => !columns.includes(name) || used.indexOf(name) < at);
  const wrong = [
    ...(missing.length > 0 ? [`The header lacks ${missing.join(', ')}.`] : []),
    ...(odd.length > 0 ? [`The header has ${shownValue(odd.join(', '))}, unknown or twice.`] : []),
  ];
  const line = header?.line ?? 1;
  assertNoIssues(
    file,
    wrong.map((reason) => ({ line, field: '', reason, hint })),
  );
  const isWhole = ({ cells }: TableLine) => cells.length === names.length;
  return {
    rows: body.filter(isWhole).map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])),
    })),
    issues: body
      .filter((row) => !isWhole(row))
      .map(({ line, cells }) => ({
        line,
        field: '',
        reason: `This row has ${cells.length} cells, and the header has ${names.length}: ${shownValue(cells.join(','))}.`,
        hint: 'Add or remove a comma. A cell with a comma in it needs quotes, and each quotation mark a second one.',
      })),
  };
}

/**
 * The rows that aren't empty.
 * @throws ContentError when a quotation mark isn't closed or is inside a cell.
 */
function recordsIn(file: string, text: string): readonly TableLine[] {
  let line = 1;
  const rows: TableLine[] = [];
  try {
    parse(text, {
      relax_column_count: true,
      record_delimiter: '\n',
      on_record: (cells: string[], { lines }) => {
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
        // The parser counts up to the last line of a row.
        line = lines + 1;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const reason = 'A quotation mark in this row never closes, or is inside a cell.';
    const hint =
      'Remove it, or put quotes around the cell and double the ones inside: "Abernathy, ""Jr.""".';
    throw new ContentError(file, [{ line, field: '', reason, hint }]);
  }
  return rows;
}
