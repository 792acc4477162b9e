// A table of comma-separated values: its rows as cells by column, with the line where each begins.
import { CsvError, parse } from 'csv-parse/sync';
import { shownValue } from '#schemas/issue-message.ts';
import { ContentError, type ContentIssue } from './content-error.ts';

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
  if (!header) {
    const hint = `Start it with the header ${columns.join(',')} and add rows below.`;
    throw new ContentError(file, [{ field: '', reason: 'This file is empty.', hint }]);
  }
  const names = header.cells.map(
    (cell) => columns.find((column) => columnKey(column) === columnKey(cell)) ?? cell.trim(),
  );
  // Spreadsheets also write the empty columns beside a table.
  const isUsed = (name: string, at: number) =>
    name !== '' || body.some(({ cells }) => cells[at]?.trim());
  const wrong = headerIssues(names, isUsed, columns, optional);
  if (wrong.length > 0)
    throw new ContentError(
      file,
      wrong.map((issue) => ({ line: header.line, ...issue })),
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
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
    const reason = isOpen
      ? 'A quotation mark opens in this row and never closes.'
      : 'A cell of this row has a quotation mark inside it.';
    const hint =
      'Remove the quotation mark, or put quotes around the cell and double the ones inside: "Abernathy, ""Jr.""".';
    throw new ContentError(file, [{ line, field: '', reason, hint }]);
  }
  return rows;
}

function headerIssues(
  names: readonly string[],
  isUsed: (name: string, at: number) => unknown,
  columns: readonly string[],
  optional: readonly string[],
): ContentIssue[] {
  const header = columns.join(',');
  if (!names.some((name) => columns.includes(name))) {
    const reason = 'This row has no known column name between commas.';
    const hint = `Make it the header ${header}. In Excel, save the file as "CSV UTF-8 (Comma delimited)". If Excel still writes semicolons, first set the list separator of your computer to a comma.`;
    return [{ field: '', reason, hint }];
  }
  const missing = columns
    .filter((column) => !names.includes(column) && !optional.includes(column))
    .map((field) => ({
      field,
      reason: 'This column is missing.',
      hint: `Add it. The header is ${header}.`,
    }));
  const odd = names.flatMap((field, at) => {
    const column = `Column ${at + 1}, ${shownValue(field)},`;
    if (!isUsed(field, at)) return [];
    if (!columns.includes(field))
      return {
        field,
        reason: `${column} is unknown.`,
        hint: `Delete it. The header is ${header}.`,
      };
    if (names.indexOf(field) === at) return [];
    return { field, reason: `${column} repeats another column.`, hint: 'Delete one of the two.' };
  });
  return [...missing, ...odd];
}
