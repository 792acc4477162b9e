// An export of separated values: the separator that gives the header the most known names is the right one.
import { ImportError } from '#import/import-error.ts';
import { readDelimited, separators } from './delimited-rows.ts';
import { textOfBytes } from './encoding.ts';
import { collectRows, type ExportFile, type SheetRow, topRows } from './export-file.ts';

/** The first rows by a separator: the last of them may end inside a cell. */
function firstRows(start: string, separator: string): readonly SheetRow[] {
  const rows: SheetRow[] = [];
  try {
    readDelimited('', start, separator, (row) => rows.push(row));
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
  }
  return rows;
}

/**
 * The text in the bytes as a table. `familiar` counts the known column names in a row.
 * @throws ImportError when the bytes aren't text.
 */
export function readTextExport(
  name: string,
  bytes: Uint8Array,
  familiar: (cells: readonly string[]) => number,
): ExportFile {
  const { encoding, text } = textOfBytes(name, bytes);
  const start = text.split('\n', topRows).join('\n').slice(0, 200_000);
  const [best] = separators
    .map(({ sign: char, name: between }) => {
      const top = firstRows(start, char);
      return {
        sign: char,
        between,
        top,
        known: Math.max(0, ...top.map(({ cells }) => familiar(cells))),
      };
    })
    // Sorting keeps the order of equals: commas come first.
    .sort((a, b) => b.known - a.known);
  const { sign: char, between, top } = best ?? { sign: ',', between: 'commas', top: [] };
  const kind = ['CSV', `${between} between the cells`, encoding];
  const read: ExportFile['sheets'][number]['read'] = async (each) => {
    const { add, give } = collectRows(name);
    readDelimited(name, text, char, add);
    give(each);
  };
  return { name, kind, sheets: [{ separator: char, top, read }] };
}
