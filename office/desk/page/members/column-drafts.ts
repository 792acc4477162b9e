// What the volunteer has chosen so far in the table of columns.
import { type ColumnUse, isDecidingUse } from '@appraisers/edition/schemas/membership.ts';
import type { ImportResponse } from '#desk/page/desk-api.ts';

type Column = ImportResponse['columns'][number];

export type ColumnDraft = {
  /** Empty until the volunteer chooses. */
  readonly use: ColumnUse | '';
  readonly values: Readonly<Record<string, 'show' | 'hide'>>;
};

/** The value of the export that is an answer's, whatever its case. */
function valueLike({ values }: Column, value: string): string {
  return values.find((one) => one.value.toLowerCase() === value.toLowerCase())?.value ?? value;
}

/** What is stored or filled in. */
const draftOf = (column: Column): ColumnDraft => ({
  use: column.use ?? '',
  values: Object.fromEntries([
    ...column.show.map((value) => [valueLike(column, value), 'show'] as const),
    ...column.hide.map((value) => [valueLike(column, value), 'hide'] as const),
  ]),
});

export type ColumnDrafts = Readonly<Record<string, ColumnDraft>>;

/** What the volunteer changed in the table, and for the other columns what is stored or filled in. */
export const draftsOf = (
  columns: readonly Column[],
  changed: ReadonlyMap<string, ColumnDraft>,
): ColumnDrafts =>
  Object.fromEntries(columns.map((one) => [one.name, changed.get(one.name) ?? draftOf(one)]));

/** Whether the column, and each of its values if it decides, has an answer. */
export const isAnswered = ({ values, more }: Column, { use, values: chosen }: ColumnDraft) =>
  use !== '' && (!isDecidingUse(use) || (more === 0 && values.every(({ value }) => chosen[value])));

/** The answers in a draft. */
export const answersIn = (drafts: ColumnDrafts) =>
  Object.entries(drafts).flatMap(([column, { use, values }]) => {
    if (use === '') return [];
    const of = (what: 'show' | 'hide') =>
      Object.keys(values).filter((value) => values[value] === what);
    return [{ column, use, show: of('show'), hide: of('hide') }];
  });
