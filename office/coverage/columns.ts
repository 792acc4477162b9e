// A plain table for a terminal: columns of one width, numbers on the right.

/** Letters of a text as they are counted, whatever their accents. */
const widthOf = (text: string) => [...text].length;

/**
 * The rows as lines, each column as wide as its widest cell.
 * @param right the columns, from 0, whose cells stand on the right
 */
export function inColumns(
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): readonly string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(...rows.map((row) => widthOf(row[at] ?? ''))),
  );
  return rows.map((row) =>
    widths
      .map((width, at) => {
        const cell = row[at] ?? '';
        const room = ' '.repeat(width - widthOf(cell));
        return right.includes(at) ? room + cell : cell + room;
      })
      .join('  ')
      .trimEnd(),
  );
}
