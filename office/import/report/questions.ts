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
import type { FoundTable } from '#import/columns/find-table.ts';
import type { Entry } from '#import/people/read-people.ts';

/** A sheet to choose; columns to decide; columns that an import needs or misses; hidden rows; rows that may not be people. */
const questionKinds = ['sheet', 'columns', 'needs', 'gone', 'hidden', 'people'] as const;

type QuestionValue = { readonly value: string; readonly note?: string; readonly count?: number };

export type ImportQuestion = {
  readonly about: (typeof questionKinds)[number];
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
  table: FoundTable,
  entries: readonly Entry[],
  columns: readonly ExportColumn[],
  rule: Membership,
) {
  const here = new Set(table.names.map(columnKey));
  const missing = missingColumns(columns.map(({ use }) => use)).filter(
    (need) => !(need === 'email addresses' && rule.withoutEmail),
  );
  // Columns that decided before and that this export doesn't have.
  const gone = rule.columns.filter(
    ({ column, use }) => isDecidingUse(use) && !here.has(columnKey(column)),
  );
  const sheets = table.sheets.map(({ sheet: { name = '', isHidden }, rows }): QuestionValue => {
    return { value: name, ...(isHidden && { note: 'hidden' }), count: rows.length };
  });
  const hiddenRows = entries.filter(({ isHidden }) => isHidden).length;
  const doubtful = entries.flatMap(({ name, doubt }) =>
    doubt ? [[valueKey(name), { name, ...doubt }] as const] : [],
  );
  const people = [...new Map(doubtful).values()];
  const values: Readonly<Record<ImportQuestion['about'], ImportQuestion['values']>> = {
    sheet: table.isSure ? [] : sheets,
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
  const questions = questionKinds.flatMap((about): ImportQuestion[] =>
    values[about].length > 0 ? [{ about, values: values[about] }] : [],
  );
  return {
    columns,
    /** The sheets with people, if there is a choice. */
    sheets,
    /** How many people are in hidden rows. */
    hiddenRows,
    /** The rows that may not be people, each name once, and whether the volunteer lists it. */
    people,
    /** With questions, nothing changes. */
    questions,
  };
}

type Answered = Omit<Membership, 'otherStatesOut'>;
export type ImportAnswers = { readonly [Name in keyof Answered]?: Answered[Name] | undefined };

/** One answer for each key: the new ones replace the old ones at their places. */
const merged = <Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] => [...new Map([...before, ...after].map((item) => [keyOf(item), item])).values()];

/** Only a column that decides has values. */
const withoutValues = (answer: ColumnAnswer): ColumnAnswer =>
  isDecidingUse(answer.use) ? answer : { ...answer, show: [], hide: [] };

/** The rule with these answers. */
export function withAnswers(
  rule: Membership,
  { columns = [], people = [], ...others }: ImportAnswers,
): Membership {
  return {
    ...rule,
    sheet: others.sheet ?? rule.sheet,
    hidden: others.hidden ?? rule.hidden,
    withoutEmail: others.withoutEmail ?? rule.withoutEmail,
    columns: merged(rule.columns, columns.map(withoutValues), ({ column }) => columnKey(column)),
    people: merged(rule.people, people, ({ name }) => valueKey(name)),
  };
}
