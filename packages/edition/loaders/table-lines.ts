// Comma-separated values as rows of cells, with the lines of the file that they cover.
import { CsvError, parse } from 'csv-parse/sync';
import { ContentError, type ContentIssue } from './content-error.ts';

/** From `line` to `lastLine`, as an editor counts them: a quoted cell may have line breaks. */
export type TableLine = {
  readonly line: number;
  readonly lastLine: number;
  readonly cells: readonly string[];
};

/** @throws ContentError when a quotation mark isn't closed or is inside a cell. */
export function tableLines(file: string, text: string): readonly TableLine[] {
  const ends: number[] = [];
  const lineAfter = (at: number) => (ends[at] ?? 0) + 1;
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
      const line = lineAfter(at - 1);
      return { line, lastLine: Math.max(line, ends[at] ?? line), cells: record };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ContentError(file, [quoteIssue(error, text, lineAfter(ends.length - 1))]);
  }
}

function quoteIssue({ code }: CsvError, text: string, after: number): ContentIssue {
  const lines = text.split('\n');
  const opening = lines.findIndex((line, at) => at + 1 >= after && line.includes('"'));
  const line = Math.max(opening + 1, after);
  if (code === 'CSV_QUOTE_NOT_CLOSED') {
    const reason = 'A quotation mark opens here and never closes.';
    return { line, field: '', reason, hint: 'Add one where the cell ends, or remove it.' };
  }
  const reason = 'A cell has a quotation mark inside it, here or below.';
  const hint =
    'Remove it, or put quotes around the cell and double the ones inside: "Abernathy, ""Jr.""".';
  return { line, field: '', reason, hint };
}
