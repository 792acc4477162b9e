// The new list: everyone of the export who is to be listed, under the numbers they have.
import {
  type MemberField,
  memberFieldNames,
  memberFields,
} from '@appraisers/directory/member-fields.ts';
import type { ColumnMap } from '#import/columns/column-map.ts';
import { isPlaceField } from '#import/columns/header-names.ts';
import type { Entry } from '#import/people/entry.ts';
import type { ImportContext } from '#import/people/import-context.ts';
import type { CurrentList, CurrentMember } from './current-list.ts';
import { type FieldChange, mergedCells, newCells } from './member-cells.ts';
import type { Match } from './same-person.ts';

export type NewMember = CurrentMember & {
  readonly entry: Entry;
  /** What is new of someone who was there; nothing of someone who is new. */
  readonly changes?: readonly FieldChange[];
  readonly doubtful: boolean;
  /** Whether someone who is new was a member before. */
  readonly returns: boolean;
};

export type NewList = {
  readonly members: readonly NewMember[];
  /** All numbers that members have or had. */
  readonly numbers: ReadonlyMap<number, string>;
};

/** The fields that an export renews: what it has no column for stays, and what the list has none for. */
const renewedFields = (list: CurrentList, { fields }: ColumnMap): readonly MemberField[] =>
  memberFieldNames.filter(
    (name) =>
      list.columns.includes(name) &&
      // A person without a name or place of their own is refused.
      (isPlaceField(name) || memberFields[name].kind === 'name' || fields[name].length > 0),
  );

/** Members stay in their order; who is new follows in the order of the export. */
export function newList(
  listed: readonly Entry[],
  matches: ReadonlyMap<Entry, Match>,
  list: CurrentList,
  columns: ColumnMap,
  ground: ImportContext,
): NewList {
  const entryOf = new Map([...matches].map(([entry, { listed: member }]) => [member, entry]));
  const isListed = new Set(listed);
  const renewed = renewedFields(list, columns);
  const stay = list.members.flatMap((member): NewMember[] => {
    const entry = entryOf.get(member);
    if (!entry || !isListed.has(entry)) return [];
    const { cells, changes } = mergedCells(member, entry, renewed, ground);
    const doubtful = matches.get(entry)?.doubtful ?? false;
    return [{ id: member.id, cells, entry, changes, doubtful, returns: false }];
  });

  const numbers = new Map(list.numbers);
  for (const { id } of list.members) if (!numbers.has(id)) numbers.set(id, '');
  const idOf = new Map([...numbers].map(([id, number]) => [number, id]));
  const taken = new Set(list.members.map(({ id }) => id));
  let highest = [...numbers.keys()].reduce((most, id) => Math.max(most, id), 0);

  const come = listed.flatMap((entry): NewMember[] => {
    if (matches.has(entry)) return [];
    const earlier = entry.platformId === '' ? undefined : idOf.get(entry.platformId);
    const returns = earlier !== undefined && !taken.has(earlier);
    if (!returns) highest += 1;
    const id = returns ? earlier : highest;
    taken.add(id);
    return [{ id, cells: newCells(id, entry), entry, doubtful: false, returns }];
  });

  const members = [...stay, ...come];
  // A number of the platform belongs to whom the export says, and to no one else.
  const given = new Set(members.map(({ entry }) => entry.platformId));
  for (const [id, number] of numbers) if (given.has(number)) numbers.set(id, '');
  for (const { id, entry } of members) numbers.set(id, entry.platformId || (numbers.get(id) ?? ''));
  return { members, numbers };
}
