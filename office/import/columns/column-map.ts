// Where the fields of a person are in a table, and which columns decide, by the answers of the volunteer.

import { recordOf } from '@appraisers/directory/member-fields.ts';
import {
  type ColumnAnswer,
  type ColumnUse,
  columnUses,
  type DecidingUse,
  isDecidingUse,
} from '@appraisers/edition/schemas/membership.ts';
import { decides } from '#import/people/cell-values.ts';
import { columnKey } from './column-names.ts';

type DecidingColumn = {
  readonly at: number;
  readonly name: string;
  readonly use: DecidingUse;
  readonly decide: (value: string) => 'show' | 'hide' | 'ask';
};

export type ColumnMap = {
  readonly names: readonly string[];
  /** The numbers of the columns with a use, from left to right. */
  readonly fields: Readonly<Record<ColumnUse, readonly number[]>>;
  readonly deciding: readonly DecidingColumn[];
};

/** @param answers by their columns. A column without an answer is not used. */
export function columnMap(names: readonly string[], answers: readonly ColumnAnswer[]): ColumnMap {
  const byKey = new Map(answers.map((answer) => [columnKey(answer.column), answer]));
  const found = names.map((name) => byKey.get(columnKey(name)));
  return {
    names,
    fields: recordOf(columnUses, (use) =>
      found.flatMap((answer, at) => (answer?.use === use ? [at] : [])),
    ),
    deciding: found.flatMap((answer, at) => {
      const { column: name = '', use } = answer ?? {};
      if (!answer || use === undefined || !isDecidingUse(use)) return [];
      return [{ at, name: names[at] ?? name, use, decide: decides(answer) }];
    }),
  };
}

export type RowCells = readonly string[];

/** The source of a field's text: the column and its cell. */
export type Source = { readonly column: string; readonly value: string };

/** The first filled cell of the columns with a use, or else the first of them. */
export function firstCell({ names, fields }: ColumnMap, cells: RowCells, use: ColumnUse): Source {
  const filled = fields[use].find((at) => (cells[at] ?? '').trim() !== '') ?? fields[use][0];
  if (filled === undefined) return { column: '', value: '' };
  return { column: names[filled] ?? '', value: cells[filled] ?? '' };
}

/** What an import needs of each person. */
export type ColumnNeed = 'names' | 'email addresses' | 'ZIP codes';

/** The needs that no column with one of these uses meets. */
export function missingColumns(uses: readonly (ColumnUse | undefined)[]): readonly ColumnNeed[] {
  const has = (...some: readonly ColumnUse[]) => some.some((use) => uses.includes(use));
  const named = has('fullName', 'lastFirst') || (has('firstName') && has('lastName'));
  return [
    ...(named ? [] : (['names'] as const)),
    ...(has('email') ? [] : (['email addresses'] as const)),
    ...(has('zip', 'cityStateZip') ? [] : (['ZIP codes'] as const)),
  ];
}
