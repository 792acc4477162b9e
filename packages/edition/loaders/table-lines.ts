// Comma-separated values as lines of cells, and the lines of the file they stand on.
import { CsvError, parse } from 'csv-parse/sync';
import { ContentError, type ContentIssue } from './content-error.ts';

/** From `row` to `lastRow`, as an editor counts lines: a quoted cell may hold line breaks. */
export type TableLine = {
  readonly row: number;
  readonly lastRow: number;
  readonly cells: readonly string[];
};

/** @throws ContentError when quotation marks are not closed or stand inside a cell. */
export function tableLines(file: string, text: string): readonly TableLine[] {
  const ends: number[] = [];
  const rowAfter = (at: number) => (ends[at] ?? 0) + 1;
  try {
    const cells = parse(text, {
      relax_column_count: true,
      record_delimiter: '\n',
      on_record: (record, { lines }) => {
        // The parser counts up to the last line of a row.
        ends.push(lines);
        return record;
      },
    });
    return cells.map((record, at) => {
      const row = rowAfter(at - 1);
      return { row, lastRow: Math.max(row, ends[at] ?? row), cells: record };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ContentError(file, [quoteIssue(error, text, rowAfter(ends.length - 1))]);
  }
}

function quoteIssue({ code }: CsvError, text: string, after: number): ContentIssue {
  const lines = text.split('\n');
  const opening = lines.findIndex((line, at) => at + 1 >= after && line.includes('"'));
  const row = Math.max(opening + 1, after);
  const found = lines[row - 1];
  const expected =
    code === 'CSV_QUOTE_NOT_CLOSED'
      ? `a quotation mark where the cell ends, too; the one that opens in row ${row} takes in all rows below it`
      : `quotation marks around a whole cell, doubled inside it: "Abernathy, ""Jr."""; look from row ${row} on for the one that is too much`;
  return { row, field: '', found, expected };
}
