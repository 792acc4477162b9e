// A table of comma-separated values: its rows as cells by column, with the line each begins on.
import { asPhrase, ContentError, type ContentIssue } from './content-error.ts';
import { type TableLine, tableLines } from './table-lines.ts';

/** A row of the table. `row` is the line it begins on, as an editor counts them. */
type Row = { readonly row: number; readonly cells: Readonly<Record<string, string>> };

const separators = [
  { sign: ';', name: 'semicolons' },
  { sign: '\t', name: 'tabs' },
  { sign: '|', name: 'upright strokes' },
];

/** What stands between the cells where commas should, when it is something else. */
const otherSeparator = (cells: readonly string[], columns: number) =>
  separators.find(({ sign: char }) => cells.join(',').split(char).length >= columns)?.name;

const commas =
  'commas between the cells: in Excel save the file as "CSV UTF-8 (Comma delimited)"; if that writes semicolons, set the list separator of the computer to a comma first';

/** The name of a column without what does not count: case, spaces, marks. */
const columnKey = (name: string) => name.toLowerCase().replaceAll(/[\s_.-]+/g, '');

const isEmpty = ({ cells }: TableLine) => cells.every((cell) => cell.trim() === '');

/**
 * The rows of a table with these columns, in any order and but for the optional ones all of them,
 * and the issues of broken rows. Empty rows, and rows of commas alone, are left out.
 * @throws ContentError naming what keeps the table from being one.
 */
export function readTable(
  file: string,
  text: string,
  columns: readonly string[],
  optional: readonly string[] = [],
): { readonly rows: readonly Row[]; readonly issues: readonly ContentIssue[] } {
  const [header, ...body] = tableLines(file, text).filter((line) => !isEmpty(line));
  if (!header) {
    const expected = `the header ${columns.join(',')} and rows below it`;
    throw new ContentError(file, [{ field: '', found: asPhrase('an empty file'), expected }]);
  }
  const names = header.cells.map(
    (cell) => columns.find((column) => columnKey(column) === columnKey(cell)) ?? cell.trim(),
  );
  const wrong = validateHeader(header, names, body, columns, optional);
  if (wrong.length > 0) throw new ContentError(file, wrong);
  const rows = body.filter(({ cells }) => cells.length === names.length);
  return {
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])),
    })),
    issues: body.flatMap((line) => validateCells(line, names)),
  };
}

function validateHeader(
  { row, cells }: TableLine,
  names: readonly string[],
  body: readonly TableLine[],
  columns: readonly string[],
  optional: readonly string[],
): ContentIssue[] {
  const found = cells.join(',');
  const expected = `the header ${columns.join(',')}`;
  const separator = otherSeparator(cells, columns.length);
  if (separator) {
    return [
      { row, field: '', found: asPhrase(`${separator} between the cells`), expected: commas },
    ];
  }
  if (!names.some((name) => columns.includes(name))) return [{ row, field: '', found, expected }];

  const issues: ContentIssue[] = columns
    .filter((column) => !names.includes(column) && !optional.includes(column))
    .map((field) => ({ row, field, found, expected }));
  names.forEach((name, at) => {
    const known = `the columns ${columns.join(', ')}, each once`;
    const column = asPhrase(`"${name}" as column ${at + 1}`);
    // Spreadsheets write the empty columns beside a table, too.
    const unused = name === '' && body.every(({ cells: row }) => (row[at] ?? '').trim() === '');
    if (unused) return;
    if (!columns.includes(name))
      issues.push({ row, field: name, found: column, expected: `${known}; delete this one` });
    else if (names.indexOf(name) < at)
      issues.push({ row, field: name, found: column, expected: known });
  });
  if (issues.length === 0 && body.length === 0)
    issues.push({
      row,
      field: '',
      found: asPhrase('no row below the header'),
      expected: 'one at least',
    });
  return issues;
}

function validateCells(
  { row, lastRow, cells }: TableLine,
  names: readonly string[],
): ContentIssue[] {
  let line = row;
  for (const [at, cell] of cells.entries()) {
    if (cell.trim().includes('\n')) {
      const expected = `one line; the quotation mark that opens in row ${line} takes in the rows up to ${lastRow}`;
      return [{ row: line, field: names[at] ?? '', found: cell, expected }];
    }
    line += cell.split('\n').length - 1;
  }
  if (cells.length === names.length) return [];
  const separator = otherSeparator(cells, names.length);
  const expected = `${names.length} cells, as in the header (a comma inside a cell needs quotes)`;
  return [
    separator
      ? { row, field: '', found: asPhrase(`${separator} between the cells`), expected: commas }
      : { row, field: '', found: cells.join(','), expected },
  ];
}
