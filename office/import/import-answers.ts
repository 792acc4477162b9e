// What the volunteer answers about an export, added to the answers in membership.yaml.
import {
  type ColumnAnswer,
  isDecidingUse,
  type Membership,
} from '@appraisers/edition/schemas/membership.ts';
import { columnKey } from '#import/columns/column-names.ts';
import { valueKey } from '#import/people/cell-values.ts';

export type ImportAnswers = {
  readonly columns?: readonly ColumnAnswer[] | undefined;
  /** Columns that are gone for good. */
  readonly forget?: readonly string[] | undefined;
  readonly people?: Membership['people'] | undefined;
  readonly withoutEmail?: boolean | undefined;
};

/** One answer for each key: the new ones replace the old ones at their places. */
function merged<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const all = new Map(before.map((item) => [keyOf(item), item]));
  for (const item of after) all.set(keyOf(item), item);
  return [...all.values()];
}

/** Only a column that decides has values. */
const withoutValues = (answer: ColumnAnswer): ColumnAnswer =>
  isDecidingUse(answer.use) ? answer : { ...answer, show: [], hide: [] };

/** The rule with these answers. */
export function withAnswers(
  rule: Membership,
  { columns = [], forget = [], people = [], withoutEmail }: ImportAnswers,
): Membership {
  const gone = new Set(forget.map(columnKey));
  return {
    ...rule,
    withoutEmail: withoutEmail ?? rule.withoutEmail,
    columns: merged(rule.columns, columns.map(withoutValues), ({ column }) =>
      columnKey(column),
    ).filter(({ column }) => !gone.has(columnKey(column))),
    people: merged(rule.people, people, ({ name }) => valueKey(name)),
  };
}
