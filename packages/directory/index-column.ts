// A field of all members in the index of a large directory, coded so that it is small.
import { listItems } from './member-details.ts';
import { oncePerText } from './once-per-text.ts';

/** The first character that codes an entry of a table. */
const firstCode = 48;
/** From this many members for each different cell on, a table of whole cells is smaller than one of their items. */
const membersPerCell = 20;

/**
 * A field of all members. Characters of `cells` number the entries of the table, the most frequent first. With a
 * separator, entries are items of a cell. Without one, each member has one character, and entries are whole cells.
 */
export type IndexColumn = {
  readonly cells: string;
  readonly separator: '.' | '';
  readonly table: readonly string[];
};

export function indexColumn(cells: readonly string[]): IndexColumn {
  const isWhole = new Set(cells).size * membersPerCell <= cells.length;
  const separator = isWhole ? '' : '.';
  const entries = cells.map((cell) => (isWhole ? [cell] : listItems(cell)));
  const counts = new Map<string, number>();
  for (const entry of entries.flat()) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  const table = [...counts].sort(([, a], [, b]) => b - a).map(([entry]) => entry);
  const codes = new Map(table.map((entry, at) => [entry, String.fromCharCode(firstCode + at)]));
  const coded = entries.map((cell) => cell.map((entry) => codes.get(entry)).join(''));
  return { cells: coded.join(separator), separator, table };
}

/** The cells of a column. The table's entries have a semicolon between them. */
export function columnCells({ cells, separator, table }: IndexColumn): readonly string[] {
  // Members who state the same share one text.
  const decode = oncePerText((cell) =>
    Array.from(cell, (code) => table[code.charCodeAt(0) - firstCode]).join('; '),
  );
  return cells.split(separator).map(decode);
}
