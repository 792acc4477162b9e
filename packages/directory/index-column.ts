// A field of all members in the index of a large directory, coded so that it is small.
import { listItems } from './member-details.ts';
import { oncePerText } from './once-per-text.ts';

/** The first character that codes an entry of a table. */
const firstCode = 48;
const betweenCells = '.';

/** A field of all members. Characters of `cells` number the entries of the table. */
export type IndexColumn = { readonly cells: string; readonly table: readonly string[] };

export function indexColumn(cells: readonly string[]): IndexColumn {
  const entries = cells.map(listItems);
  const table = [...new Set(entries.flat())].sort();
  const codes = new Map(table.map((entry, at) => [entry, String.fromCodePoint(firstCode + at)]));
  const coded = entries.map((cell) => cell.map((entry) => codes.get(entry)).join(''));
  return { cells: coded.join(betweenCells), table };
}

/** The cells of a column. The table's entries have a semicolon between them. */
export function columnCells({ cells, table }: IndexColumn): readonly string[] {
  // Members who state the same share one text.
  const decode = oncePerText((cell) =>
    [...cell].map((code) => table[(code.codePointAt(0) ?? 0) - firstCode]).join('; '),
  );
  return cells.split(betweenCells).map(decode);
}
