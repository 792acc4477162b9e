// What an import asks before it lists anyone.
import {
  type ColumnAnswer,
  isDecidingUse,
  titleOfUse,
} from '@appraisers/edition/schemas/membership.ts';
import { missingColumns } from '#import/columns/column-map.ts';
import { columnKey } from '#import/columns/column-names.ts';
import { type ExportColumn, needsAnswer } from '#import/columns/export-columns.ts';
import type { Table } from '#import/columns/find-table.ts';
import { shown } from '#import/import-error.ts';
import { valueKey } from '#import/people/cell-values.ts';
import { type Entry, personName } from '#import/people/entry.ts';
import type { ImportContext } from '#import/people/import-context.ts';
import type { ImportChoices } from '#import/reading/export-file.ts';

export type ImportQuestion = {
  /** A sheet to choose; columns to decide; columns that an import needs or misses; hidden rows; rows that may be no people. */
  readonly about: 'sheet' | 'columns' | 'needs' | 'gone' | 'hidden' | 'people';
  readonly values: readonly {
    readonly value: string;
    readonly note?: string;
    readonly count?: number;
  }[];
};

const question = (
  about: ImportQuestion['about'],
  values: ImportQuestion['values'],
): readonly ImportQuestion[] => (values.length > 0 ? [{ about, values }] : []);

/** The sheets with people, each with its number of rows. */
export const sheetQuestion = (tables: readonly Table[]): readonly ImportQuestion[] =>
  question(
    'sheet',
    tables.map(({ sheet, isBelow }) => ({
      value: sheet.name ?? '',
      ...(sheet.isHidden && { note: 'hidden' }),
      count: sheet.rows().filter(isBelow).length,
    })),
  );

/** Columns whose cells would be listed. */
const isListed = ({ use }: Pick<ExportColumn, 'use'>): boolean =>
  use !== undefined && use !== 'notUsed' && !isDecidingUse(use);

function hiddenParts(columns: readonly ExportColumn[], entries: readonly Entry[]) {
  const rows = entries.filter((entry) => entry.isHidden).length;
  const ofColumns = columns.filter((column) => column.isHidden && isListed(column));
  return [
    ...(rows > 0 ? [{ value: 'hidden rows', count: rows }] : []),
    ...ofColumns.map(({ name }) => ({ value: `the hidden column "${name}"` })),
  ];
}

/** Columns that decided before and that this export doesn't have. */
function goneColumns(names: readonly string[], answers: readonly ColumnAnswer[]) {
  const here = new Set(names.map(columnKey));
  return answers
    .filter(({ column, use }) => isDecidingUse(use) && !here.has(columnKey(column)))
    .map(({ column, use }) => ({ value: column, note: titleOfUse(use) }));
}

/** A row that may not be a person, and whether the volunteer lists it. */
export type DoubtfulRow = {
  readonly name: string;
  readonly reason: string;
  readonly list: boolean | undefined;
};

/** The rows that may not be people, each name once. */
export const doubtfulRows = (entries: readonly Entry[]): readonly DoubtfulRow[] => [
  ...new Map(
    entries.flatMap(({ person, doubt }) => {
      const name = shown(personName(person));
      return doubt ? [[valueKey(name), { name, ...doubt }] as const] : [];
    }),
  ).values(),
];

/** All questions about a table. @param entries as far as the columns are filled in. */
export function questionsOf(
  table: Table,
  columns: readonly ExportColumn[],
  entries: readonly Entry[],
  { rule }: Pick<ImportContext, 'rule'>,
  choices: ImportChoices,
): readonly ImportQuestion[] {
  const open = columns.filter(needsAnswer);
  const missing = missingColumns(columns.map(({ use }) => use)).filter(
    (need) => !(need === 'email addresses' && rule.withoutEmail),
  );
  return [
    ...question(
      'columns',
      open.map(({ name }) => ({ value: name })),
    ),
    ...question('needs', open.length > 0 ? [] : missing.map((value) => ({ value }))),
    ...question('gone', goneColumns(table.names, rule.columns)),
    ...question('hidden', choices.hidden === undefined ? hiddenParts(columns, entries) : []),
    ...question(
      'people',
      doubtfulRows(entries)
        .filter(({ list }) => list === undefined)
        .map(({ name, reason }) => ({ value: name, note: reason })),
    ),
  ];
}
