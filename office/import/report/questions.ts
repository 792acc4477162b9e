// What an import asks before it lists anyone, and what the volunteer answers.
import {
  type ColumnAnswer,
  type ColumnUse,
  isDecidingUse,
  type Membership,
  titleOfUse,
} from '@appraisers/edition/schemas/membership.ts';
import { type ExportColumn, needsAnswer } from '#import/columns/columns.ts';
import { columnKey, valueKey } from '#import/columns/deciding-values.ts';
import type { findTable } from '#import/columns/find-table.ts';
import type { Entry } from '#import/people/read-people.ts';

type QuestionValue = { readonly value: string; readonly note?: string; readonly count?: number };

export type ImportQuestion = {
  /** A sheet to choose; columns to decide, that the import needs, or that are gone; hidden rows; rows that may be no people. */
  readonly about: 'sheet' | 'columns' | 'needs' | 'gone' | 'hidden' | 'people';
  readonly values: readonly QuestionValue[];
};

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

/** What an import may ask about, answered or not, and its questions, as far as the columns are filled in. */
export function askAbout(
  table: ReturnType<typeof findTable>,
  entries: readonly Entry[],
  columns: readonly ExportColumn[],
  rule: Membership,
) {
  const here = new Set(table.names.map(columnKey));
  const missing = missingColumns(columns.map(({ use }) => use)).filter(
    (need) => !(need === 'email addresses' && rule.withoutEmail),
  );
  const gone = rule.columns.filter(
    ({ column, use }) => isDecidingUse(use) && !here.has(columnKey(column)),
  );
  const sheets = table.sheets.map(({ sheet: { name = '', isHidden }, rows }) => {
    return { value: name, ...(isHidden && { note: 'hidden' }), count: rows.length };
  });
  const hiddenRows = entries.filter(({ isHidden }) => isHidden).length;
  const asksRows = rule.hidden === undefined && hiddenRows > 0;
  const doubtful = entries.flatMap(({ name, doubt }) =>
    doubt ? [[valueKey(name), { name, ...doubt }] as const] : [],
  );
  const people = [...new Map(doubtful).values()];
  const open = people.filter(({ list }) => list === undefined);
  const all: readonly ImportQuestion[] = [
    { about: 'sheet', values: table.isSure ? [] : sheets },
    {
      about: 'columns',
      values: columns.filter(needsAnswer).map(({ name }) => ({ value: name })),
    },
    { about: 'needs', values: missing.map((value) => ({ value })) },
    {
      about: 'gone',
      values: gone.map(({ column, use }) => ({ value: column, note: titleOfUse(use) })),
    },
    { about: 'hidden', values: asksRows ? [{ value: 'hidden rows', count: hiddenRows }] : [] },
    { about: 'people', values: open.map(({ name, reason }) => ({ value: name, note: reason })) },
  ];
  return {
    columns,
    /** The sheets with people, if there is a choice. */
    sheets,
    /** How many people are in hidden rows. */
    hiddenRows,
    /** The rows that may not be people, each name once, and whether the volunteer lists it. */
    people,
    /** With questions, nothing changes. */
    questions: all.filter(({ values }) => values.length > 0),
  };
}

type Answered = Omit<Membership, 'otherStatesOut'>;
export type ImportAnswers = { readonly [Name in keyof Answered]?: Answered[Name] | undefined };

/** One answer for each key: the new ones replace the old ones at their places. */
const merged = <Item>(all: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(all.map((item) => [keyOf(item), item])).values(),
];

/** Only a column that decides has values. Those of another use would decide unseen if the use changed. */
const withoutValues = (answer: ColumnAnswer): ColumnAnswer =>
  isDecidingUse(answer.use) ? answer : { ...answer, show: [], hide: [] };

/** The rule with these answers. */
export const withAnswers = (
  rule: Membership,
  { columns = [], people = [], ...others }: ImportAnswers,
): Membership => ({
  ...rule,
  sheet: others.sheet ?? rule.sheet,
  hidden: others.hidden ?? rule.hidden,
  withoutEmail: others.withoutEmail ?? rule.withoutEmail,
  columns: merged([...rule.columns, ...columns.map(withoutValues)], ({ column }) =>
    columnKey(column),
  ),
  people: merged([...rule.people, ...people], ({ name }) => valueKey(name)),
});
