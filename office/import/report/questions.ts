// What an import asks before it lists anyone.
import {
  type ColumnUse,
  isDecidingUse,
  type Membership,
  titleOfUse,
} from '@appraisers/edition/schemas/membership.ts';
import { columnKey, valueKey } from '#import/answers.ts';
import { type ExportColumn, needsAnswer } from '#import/columns/columns.ts';
import type { FoundTable, Table } from '#import/columns/find-table.ts';
import type { Entry } from '#import/people/entry.ts';

/** A sheet to choose; columns to decide; columns that an import needs or misses; hidden rows; rows that may not be people. */
const questionKinds = ['sheet', 'columns', 'needs', 'gone', 'hidden', 'people'] as const;

export type ImportQuestion = {
  readonly about: (typeof questionKinds)[number];
  readonly values: readonly {
    readonly value: string;
    readonly note?: string;
    readonly count?: number;
  }[];
};

/** A row that may not be a person, and whether the volunteer lists it. */
export type DoubtfulRow = {
  readonly name: string;
  readonly reason: string;
  readonly list: boolean | undefined;
};

/** What an import may ask about, answered or not. */
export type QuestionSources = {
  readonly columns: readonly ExportColumn[];
  /** The sheets with people, if there is a choice. */
  readonly sheets: ImportQuestion['values'];
  /** How many people are in hidden rows. */
  readonly hiddenRows: number;
  readonly people: readonly DoubtfulRow[];
};

/** The rows that may not be people, each name once. */
export const doubtfulRows = (entries: readonly Entry[]): readonly DoubtfulRow[] => [
  ...new Map(
    entries.flatMap(({ name, doubt }) =>
      doubt ? [[valueKey(name), { name, ...doubt }] as const] : [],
    ),
  ).values(),
];

/** The sheets with people, if there is a choice. */
export const sheetsOf = (tables: readonly Table[]): ImportQuestion['values'] =>
  tables.map(({ sheet: { name = '', isHidden }, rows }) => ({
    value: name,
    ...(isHidden && { note: 'hidden' }),
    count: rows.length,
  }));

/** What an import needs of each person, that no column with one of these uses has. */
function missingColumns(uses: readonly (ColumnUse | undefined)[]): readonly string[] {
  const has = (...some: readonly ColumnUse[]) => some.some((use) => uses.includes(use));
  const named = has('fullName', 'lastFirst') || (has('firstName') && has('lastName'));
  return [
    ...(named ? [] : ['names']),
    ...(has('email') ? [] : ['email addresses']),
    ...(has('zip', 'cityStateZip') ? [] : ['ZIP codes']),
  ];
}

/** All questions about a table, as far as its columns are filled in. */
export function questionsOf(
  { names, isSure }: FoundTable,
  rule: Membership,
  { columns, sheets, hiddenRows, people }: QuestionSources,
): readonly ImportQuestion[] {
  const here = new Set(names.map(columnKey));
  const missing = missingColumns(columns.map(({ use }) => use)).filter(
    (need) => !(need === 'email addresses' && rule.withoutEmail),
  );
  // Columns that decided before and that this export doesn't have.
  const gone = rule.columns.filter(
    ({ column, use }) => isDecidingUse(use) && !here.has(columnKey(column)),
  );
  const values: Readonly<Record<ImportQuestion['about'], ImportQuestion['values']>> = {
    sheet: isSure ? [] : sheets,
    columns: columns.filter(needsAnswer).map(({ name }) => ({ value: name })),
    needs: missing.map((value) => ({ value })),
    gone: gone.map(({ column, use }) => ({ value: column, note: titleOfUse(use) })),
    hidden:
      rule.hidden === undefined && hiddenRows > 0
        ? [{ value: 'hidden rows', count: hiddenRows }]
        : [],
    people: people
      .filter(({ list }) => list === undefined)
      .map(({ name, reason }) => ({ value: name, note: reason })),
  };
  return questionKinds.flatMap((about) =>
    values[about].length > 0 ? [{ about, values: values[about] }] : [],
  );
}
