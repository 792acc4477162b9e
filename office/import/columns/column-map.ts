// Where the fields of a person are in a table, and which columns decide, by the answers of the volunteer.
import {
  type ColumnUse,
  type DecidingUse,
  isDecidingUse,
} from '@appraisers/edition/schemas/membership.ts';
import { decides, decidingValue } from '#import/people/cell-values.ts';
import { type ExportColumn, filledAnswer } from './columns.ts';

/** A column that decides: what the cell of a row says, and the value that it goes by. */
type DecidingColumn = {
  readonly name: string;
  readonly use: DecidingUse;
  readonly decide: (cells: readonly string[]) => readonly ['show' | 'hide' | 'ask', string];
};

/** Where the fields of a person are in a row, and which columns decide, by the answers of the volunteer. */
export type ColumnMap = {
  readonly names: readonly string[];
  /** The numbers of the columns with a use, from left to right. */
  readonly at: (use: ColumnUse) => readonly number[];
  readonly deciding: readonly DecidingColumn[];
};

/** A column with something to decide has no use. */
export function columnMap(names: readonly string[], columns: readonly ExportColumn[]): ColumnMap {
  const used = columns.flatMap((column) => {
    const use = filledAnswer(column)?.use;
    return use === undefined ? [] : [{ ...column, use, at: names.indexOf(column.name) }];
  });
  const byUse = Map.groupBy(used, ({ use }) => use);
  return {
    names,
    at: (use) => (byUse.get(use) ?? []).map(({ at }) => at),
    deciding: used.flatMap(({ name, use, at, options, ...answer }): DecidingColumn[] => {
      if (!isDecidingUse(use)) return [];
      const decided = decides(answer);
      const decide: DecidingColumn['decide'] = (cells) => {
        const value = decidingValue(cells[at] ?? '', options);
        return [decided(value), value];
      };
      return [{ name, use, decide }];
    }),
  };
}
