// A table of comma-separated values: its rows as cells by column, with the line where each begins.
import { shownValue } from '#schemas/issue-message.ts';
import { ContentError, type ContentIssue } from './content-error.ts';
import { type TableLine, tableLines } from './table-lines.ts';

/** A row of the table, and the line where it begins, as an editor counts them. */
type Row = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

const separators = [
  { char: ';', name: 'semicolons' },
  { char: '\t', name: 'tabs' },
  { char: '|', name: 'vertical bars' },
];

/** The name of the separator, when it isn't a comma. */
const otherSeparator = (cells: readonly string[], columns: number) =>
  separators.find(({ char }) => cells.join(',').split(char).length >= columns)?.name;

const separatorIssue = (line: number, name: string): ContentIssue => ({
  line,
  field: '',
  reason: `The cells are separated by ${name}.`,
  hint: 'Use commas. In Excel, save the file as "CSV UTF-8 (Comma delimited)". If Excel still writes semicolons, first set the list separator of your computer to a comma.',
});

/** The name of a column without case, spaces and punctuation, which don't count. */
const columnKey = (name: string) => name.toLowerCase().replaceAll(/[\s_.-]+/g, '');

const isEmpty = ({ cells }: TableLine) => cells.every((cell) => cell.trim() === '');

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
): { readonly rows: readonly Row[]; readonly issues: readonly ContentIssue[] } {
  const [header, ...body] = tableLines(file, text).filter((line) => !isEmpty(line));
  if (!header) {
    const hint = `Start it with the header ${columns.join(',')} and add rows below.`;
    throw new ContentError(file, [{ field: '', reason: 'This file is empty.', hint }]);
  }
  const names = header.cells.map(
    (cell) => columns.find((column) => columnKey(column) === columnKey(cell)) ?? cell.trim(),
  );
  const wrong = validateHeader(header, names, body, columns, optional);
  if (wrong.length > 0) throw new ContentError(file, wrong);
  const rows = body.filter(({ cells }) => cells.length === names.length);
  return {
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])),
    })),
    issues: body.flatMap((line) => validateCells(line, names)),
  };
}

function validateHeader(
  { line, cells }: TableLine,
  names: readonly string[],
  body: readonly TableLine[],
  columns: readonly string[],
  optional: readonly string[],
): ContentIssue[] {
  const issue = (field: string, reason: string, hint: string) => ({ line, field, reason, hint });
  const header = columns.join(',');
  const separator = otherSeparator(cells, columns.length);
  if (separator) return [separatorIssue(line, separator)];
  if (!names.some((name) => columns.includes(name)))
    return [issue('', 'This row has no known column name.', `Make it the header ${header}.`)];

  const issues: ContentIssue[] = columns
    .filter((column) => !names.includes(column) && !optional.includes(column))
    .map((name) => issue(name, 'This column is missing.', `Add it. The header is ${header}.`));
  names.forEach((name, at) => {
    // Spreadsheets also write the empty columns beside a table.
    const unused = name === '' && body.every(({ cells: row }) => (row[at] ?? '').trim() === '');
    if (unused) return;
    const column = `Column ${at + 1}, ${shownValue(name)},`;
    if (!columns.includes(name))
      issues.push(issue(name, `${column} is unknown.`, `Delete it. The header is ${header}.`));
    else if (names.indexOf(name) < at)
      issues.push(issue(name, `${column} repeats another column.`, 'Delete one of the two.'));
  });
  return issues;
}

function validateCells(
  { line: firstLine, lastLine, cells }: TableLine,
  names: readonly string[],
): ContentIssue[] {
  let line = firstLine;
  for (const [at, cell] of cells.entries()) {
    if (cell.trim().includes('\n')) {
      const reason = `A quotation mark opens here and closes on line ${lastLine}.`;
      const hint = 'Close it where the cell ends, or remove it.';
      return [{ line, field: names[at] ?? '', reason, hint }];
    }
    line += cell.split('\n').length - 1;
  }
  if (cells.length === names.length) return [];
  const separator = otherSeparator(cells, names.length);
  if (separator) return [separatorIssue(firstLine, separator)];
  const counts = `This row has ${cells.length} cells, and the header has ${names.length}`;
  const reason = `${counts}: ${shownValue(cells.join(','))}.`;
  const hint = 'Add or remove a comma. A cell with a comma in it needs quotes.';
  return [{ line: firstLine, field: '', reason, hint }];
}
