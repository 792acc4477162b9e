// Who is listed, and with which details: the answers of the volunteer about the cells of a row.
import type { ColumnMap } from '#import/columns/column-map.ts';
import { decidingValue, isMoney } from './cell-values.ts';
import type { HiddenDetail } from './entry.ts';

export type Publishing = {
  /** Why the person is not listed. */
  readonly out?: string;
  readonly hides: readonly HiddenDetail[];
};

/**
 * Decides from the cells of a row. A value that no answer names keeps the person off the list; the import asks about it
 * before anyone is listed. `today` is a day such as 2027-01-31.
 */
export function publishing(
  { deciding }: ColumnMap,
  rows: readonly (readonly string[])[],
  today: string,
): (cells: readonly string[]) => Publishing {
  const columns = deciding.map((column) => ({
    ...column,
    money: isMoney(rows.map((cells) => cells[column.at] ?? '')),
  }));
  return (cells) => {
    const hides = new Set<HiddenDetail>();
    for (const { at, name, use, decide, money } of columns) {
      const value = decidingValue(cells[at] ?? '', money, today);
      if (decide(value) === 'show') continue;
      if (use === 'decidesListing') return { out: `"${name}" is "${value}"`, hides: [] };
      hides.add(use === 'decidesPhone' ? 'phone' : 'email');
    }
    return { hides: [...hides] };
  };
}
