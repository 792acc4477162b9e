// The new list: the listed people of the export, with the ids they already have.
import { listItems } from '@appraisers/directory/detail-rows.ts';
import {
  detailFields,
  type MemberField,
  memberFieldNames,
  memberFields,
} from '@appraisers/directory/member-fields.ts';
import { duplicateIssues } from '@appraisers/edition/loaders/member-issues.ts';
import type { ColumnMap } from '#import/columns/columns.ts';
import type { Entry } from '#import/people/read-people.ts';
import type { CurrentList, CurrentMember, ImportContext } from './member-list.ts';

type FieldChange = { readonly field: MemberField; readonly from: string; readonly to: string };

const sameEntries = (a: string, b: string) =>
  listItems(a).toSorted().join('\n') === listItems(b).toSorted().join('\n');

/** A member's cells with the values of the export for these fields, and the changes. */
function mergedCells(
  { cells }: CurrentMember,
  { person, corrections, unread }: Entry,
  fields: readonly MemberField[],
  { names }: ImportContext,
) {
  const changes = fields.flatMap((field): FieldChange[] => {
    const [from, to] = [(cells[field] ?? '').trim(), person[field]];
    const { kind } = memberFields[field];
    // If the values mean the same, the list keeps its own spelling.
    if (from === to || (kind === 'city' && names.placeKey(to) === names.placeKey(from))) return [];
    if (kind === 'list' && sameEntries(from, to)) return [];
    // What the import did not understand never replaces what the list has.
    if (from !== '' && unread.some((one) => one.field === field)) return [];
    const wasCorrected = corrections.some((one) => one.field === field);
    const ignoresCase = kind === 'email' || wasCorrected;
    return ignoresCase && to.toLowerCase() === from.toLowerCase() ? [] : [{ field, from, to }];
  });
  const merged = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
  // The point belongs to the old ZIP. Without a point, the build looks it up.
  const point = 'zip' in merged ? { lat: '', lng: '' } : {};
  return { cells: { ...cells, ...merged, ...point }, changes };
}

export type NewMember = CurrentMember & {
  readonly entry: Entry;
  /** With errors in the row, a member is kept as before. */
  readonly status: 'new' | 'stays' | 'kept';
  /** What the import changes of a member who stays. */
  readonly changes: readonly FieldChange[];
};

/**
 * The fields that the export updates: those with a column in it. A detail needs a value in some row, so
 * that a platform's unused column empties none of the list.
 */
const renewedFields = (listed: readonly Entry[], { at }: ColumnMap): readonly MemberField[] =>
  memberFieldNames.filter((name) => {
    // A person without a name or place is an error.
    if (['name', 'city', 'zip'].includes(memberFields[name].kind)) return true;
    if (at(name).length === 0) return false;
    return !detailFields.includes(name) || listed.some(({ person }) => person[name] !== '');
  });

/** Leaves out members who stay as they were, if another person has their name and address now. */
function withoutCollisions(members: readonly NewMember[]): readonly NewMember[] {
  const rows = members
    .toSorted((a, b) => Number(a.status === 'kept') - Number(b.status === 'kept'))
    .map(({ id, cells }) => ({ line: id, cells }));
  const taken = new Set(duplicateIssues(rows).map(({ line }) => line));
  return members.filter(({ id, status }) => status !== 'kept' || !taken.has(id));
}

/**
 * The members, and the platform numbers of current and former members by id. Members keep their order. New members
 * follow in the order of the export.
 */
export function newList(
  listed: readonly Entry[],
  entryOf: ReadonlyMap<CurrentMember, Entry>,
  list: CurrentList,
  columns: ColumnMap,
  context: ImportContext,
) {
  const isListed = new Set(listed);
  const renewed = renewedFields(listed, columns);
  const stay = list.members.flatMap((member): NewMember[] => {
    const entry = entryOf.get(member);
    if (!entry || entry.out !== undefined || entry.broken) return [];
    const status = isListed.has(entry) ? 'stays' : 'kept';
    // A detail that a column hides leaves the list, also without a column of its own, or with errors in the row.
    const fields = new Set([...(status === 'stays' ? renewed : []), ...entry.hides]);
    return [{ id: member.id, ...mergedCells(member, entry, [...fields], context), entry, status }];
  });

  const numbers = new Map(list.numbers);
  for (const { id } of list.members) if (!numbers.has(id)) numbers.set(id, '');
  const idOf = new Map([...numbers].map(([id, number]) => [number, id]));
  const taken = new Set(list.members.map(({ id }) => id));
  let highest = [...numbers.keys()].reduce((most, id) => Math.max(most, id), 0);
  const matched = new Set(entryOf.values());
  const come = listed.flatMap((entry): NewMember[] => {
    if (matched.has(entry)) return [];
    const earlier = entry.platformId === '' ? undefined : idOf.get(entry.platformId);
    const returns = earlier !== undefined && !taken.has(earlier);
    if (!returns) highest += 1;
    const id = returns ? earlier : highest;
    taken.add(id);
    const cells = { ...entry.person, id: `${id}`, lat: '', lng: '' };
    return [{ id, cells, entry, status: 'new', changes: [] }];
  });

  const members = withoutCollisions([...stay, ...come]);
  // A platform number moves to the person who has it in the export.
  const given = new Set(members.map(({ entry }) => entry.platformId));
  for (const [id, number] of numbers) if (given.has(number)) numbers.set(id, '');
  for (const { id, entry } of members) numbers.set(id, entry.platformId || (numbers.get(id) ?? ''));
  return { members, numbers };
}
