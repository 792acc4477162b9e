// A table of comma-separated values: its rows as cells by column, with the line where each begins.
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { shownValue } from '#schemas/issue-message.ts';
import { assertNoIssues, type ContentIssue, fileError } from './content-error.ts';

/** A row of the table, and the line where it begins, as an editor counts them. */
export type TableRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

/** The name of a column without case, spaces and punctuation, which don't count. */
const columnKey = (name: string) => name.toLowerCase().replaceAll(/[\s_.-]+/g, '');

/**
 * The rows of a table with the columns of a schema in any order, and the issues of broken rows. Columns whose
 * cells have a default may be missing. Empty rows are left out, and so are rows with only commas.
 * @throws ContentError when the table has no valid header.
 */
export function readTable(file: string, text: string, { shape }: z.ZodObject) {
  const columns = Object.keys(shape);
  const [{ line, cells: header } = { line: 1, cells: [] }, ...body] = linesIn(file, text);
  const names = header.map(
    (cell) => columns.find((column) => columnKey(column) === columnKey(cell)) ?? cell.trim(),
  );
  // Spreadsheets also write the empty columns beside a table.
  const used = names.filter(
    (name, at) => name !== '' || body.some(({ cells }) => cells[at]?.trim()),
  );
  const missing = columns.filter(
    (name) => !names.includes(name) && !z.safeParse(shape[name] ?? z.never(), undefined).success,
  );
  const odd = used.filter((name, at) => !columns.includes(name) || used.indexOf(name) < at);
  const reasons = [
    ...(missing.length > 0 ? [`The header lacks ${missing.join(', ')}.`] : []),
    ...(odd.length > 0 ? [`The header has ${shownValue(odd.join(', '))}, unknown or twice.`] : []),
  ];
  const hint = `The header is ${columns.join(',')}. In Excel, save the file as "CSV UTF-8 (Comma delimited)".`;
  assertNoIssues(
    file,
    reasons.map((reason) => ({ line, reason, hint })),
  );
  const rows: TableRow[] = [];
  const issues: ContentIssue[] = [];
  for (const { line, cells } of body) {
    const reason = `This row has ${cells.length} cells, and the header has ${names.length}: ${shownValue(cells.join(','))}.`;
    const hint =
      'Add or remove a comma. A cell with a comma in it needs quotes, and each quotation mark a second one.';
    if (cells.length !== names.length) issues.push({ line, reason, hint });
    else
      rows.push({
        line,
        cells: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])),
      });
  }
  return { rows, issues };
}

/**
 * The rows that aren't empty.
 * @throws ContentError when a quotation mark isn't closed or is inside a cell.
 */
function linesIn(file: string, text: string) {
  let line = 1;
  const rows: { readonly line: number; readonly cells: readonly string[] }[] = [];
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
    throw fileError(file, reason, hint, line);
  }
  return rows;
}
