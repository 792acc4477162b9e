// The new list: the people of the export who are to be listed, under the ids they have.
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
import type { Match } from './same-person.ts';

export type FieldChange = {
  readonly field: MemberField;
  readonly from: string;
  readonly to: string;
};

/** Cells of the list with what the export has for these fields, and what changed. */
function mergedCells(
  { cells }: CurrentMember,
  { person, corrections }: Entry,
  fields: readonly MemberField[],
  { names }: ImportContext,
): { readonly cells: CurrentMember['cells']; readonly changes: readonly FieldChange[] } {
  const changes = fields.flatMap((field): FieldChange[] => {
    const [from, to] = [(cells[field] ?? '').trim(), person[field]];
    const { kind } = memberFields[field];
    // The list keeps its own writing of what is the same.
    if (from === to || (kind === 'city' && names.placeKey(to) === names.placeKey(from))) return [];
    const wasCorrected = corrections.some((one) => one.field === field);
    const ignoresCase = kind === 'email' || wasCorrected;
    return ignoresCase && to.toLowerCase() === from.toLowerCase() ? [] : [{ field, from, to }];
  });
  const merged = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
  // The point is that of the ZIP. Left out, it is looked up.
  const point = 'zip' in merged ? { lat: '', lng: '' } : {};
  return { cells: { ...cells, ...merged, ...point }, changes };
}

export type NewMember = CurrentMember & {
  readonly entry: Entry;
  /** What changed; undefined for a new member. */
  readonly changes?: readonly FieldChange[];
  readonly doubtful: boolean;
  /** Whether a new member was one before. */
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
      // Without a name or place, a person is rejected.
      (isPlaceField(name) || memberFields[name].kind === 'name' || fields[name].length > 0),
  );

/** Members stay in their order. New members follow in the order of the export. */
export function newList(
  listed: readonly Entry[],
  matches: ReadonlyMap<Entry, Match>,
  list: CurrentList,
  columns: ColumnMap,
  context: ImportContext,
): NewList {
  const entryOf = new Map([...matches].map(([entry, { listed: member }]) => [member, entry]));
  const isListed = new Set(listed);
  const renewed = renewedFields(list, columns);
  const stay = list.members.flatMap((member): NewMember[] => {
    const entry = entryOf.get(member);
    if (!entry || !isListed.has(entry)) return [];
    const { cells, changes } = mergedCells(member, entry, renewed, context);
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
    return [
      {
        id,
        cells: { ...entry.person, id: `${id}`, lat: '', lng: '' },
        entry,
        doubtful: false,
        returns,
      },
    ];
  });

  const members = [...stay, ...come];
  // A number of the platform moves to the person whom the export gives it to.
  const given = new Set(members.map(({ entry }) => entry.platformId));
  for (const [id, number] of numbers) if (given.has(number)) numbers.set(id, '');
  for (const { id, entry } of members) numbers.set(id, entry.platformId || (numbers.get(id) ?? ''));
  return { members, numbers };
}
