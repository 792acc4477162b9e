// What the volunteer answers about exports, added to the answers in membership.yaml.
import {
  type ColumnAnswer,
  isDecidingUse,
  type Membership,
} from '@appraisers/edition/schemas/membership.ts';
import { onOneLine } from './import-error.ts';
import { cleanText } from './people/read-cell.ts';

type Answered = Omit<Membership, 'otherStatesOut'>;
export type ImportAnswers = { readonly [Name in keyof Answered]?: Answered[Name] | undefined };

/** Spaces and case don't matter in the name of a column. */
export const columnKey = (name: string): string => onOneLine(cleanText(name)).toLowerCase();

/** Case doesn't matter in the values of an answer, and in the names of people. */
export const valueKey = (value: string): string => value.trim().toLowerCase();

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
