// The names of columns, as answers use them.
import { onOneLine, shown } from '#import/import-error.ts';
import { cleanText } from '#import/people/read-cell.ts';

/** Spaces and case don't matter in the name of a column. */
export const columnKey = (name: string): string => onOneLine(cleanText(name)).toLowerCase();

/** A name for each column that has one or any cell. Columns without a name go by the one before them. */
export function columnNames(header: readonly string[], width: number): readonly string[] {
  const taken = new Set<string>();
  let before = 'the edge';
  return Array.from({ length: width }, (_, at) => {
    const written = shown(cleanText(header[at] ?? ''), 180);
    if (written !== '') before = written;
    const name = written || `No name, after ${before}`;
    let unique = name;
    for (let count = 2; taken.has(columnKey(unique)); count += 1) unique = `${name} (${count})`;
    taken.add(columnKey(unique));
    return unique;
  });
}
