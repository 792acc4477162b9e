// What a column of an export can hold. The volunteer chooses at the desk or in the terminal, and
// membership.yaml remembers it.
import {
  type MemberField,
  memberFieldNames,
  memberFields,
} from '@appraisers/directory/member-fields.ts';
import { plainText } from '@appraisers/directory/place-names.ts';
import type { OwnNames } from './column-map.ts';

/** A use that isn't a field of a member: its word in the terminal, and its title. */
const otherUses = {
  fullName: ['name', 'Name, such as Desta Haile'],
  lastFirst: ['last-first', 'Name, such as Haile, Desta'],
  state: ['state', 'State'],
  cityStateZip: ['city-state-zip', 'City, state and ZIP in one cell'],
  platformId: ['number', 'Number on the membership platform'],
  company: ['company', 'Company'],
  status: ['status', 'Membership status'],
  level: ['level', 'Membership level'],
  renewalDue: ['paid-until', 'Dues paid until'],
  shown: ['may-be-listed', 'May be listed: yes or no'],
  hidden: ['not-to-be-listed', 'Must not be listed: yes or no'],
  notUsed: ['none', "Don't use"],
} as const;

export type ColumnUse = MemberField | keyof typeof otherUses;

/** A use as the volunteer reads and types it. */
export type UseWording = { readonly use: ColumnUse; readonly word: string; readonly title: string };

const isOther = (use: string): use is keyof typeof otherUses => Object.hasOwn(otherUses, use);

function wordingOf(use: ColumnUse): UseWording {
  if (isOther(use)) return { use, word: otherUses[use][0], title: otherUses[use][1] };
  const word = use.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { use, word, title: memberFields[use].title };
}

const names: readonly ColumnUse[] = ['fullName', 'lastFirst', 'firstName', 'lastName'];
const others = Object.keys(otherUses).filter(isOther);

/** All uses, those that an import needs first. */
export const columnUses: readonly UseWording[] = [
  ...new Set([
    ...names,
    'email',
    'zip',
    'city',
    'cityStateZip',
    ...memberFieldNames,
    ...others,
  ] as const),
].map(wordingOf);

const byUse = new Map<string, UseWording>(columnUses.map((wording) => [wording.use, wording]));

/** The title of a field of the import; undefined if the volunteer cannot choose it. */
export const titleOfUse = (use: string): string | undefined => byUse.get(use)?.title;

/** A column by its name in the header, and what the volunteer chose for it. */
export type ColumnChoice = { readonly column: string; readonly use: ColumnUse };

type ChosenNames = OwnNames & { readonly notUsed?: readonly string[] | undefined };

/** `columns` of membership.yaml with these choices. A name has one use. */
export function withChoices<Columns extends ChosenNames>(
  columns: Columns,
  choices: readonly ColumnChoice[],
): Columns {
  const next = { ...columns };
  for (const { column, use } of choices) {
    for (const [key, list] of Object.entries<readonly string[] | undefined>(next))
      Object.assign(next, { [key]: list?.filter((name) => plainText(name) !== plainText(column)) });
    Object.assign(next, { [use]: [...(next[use] ?? []), column] });
  }
  return next;
}
