// Opens and saves one member of the list at a time.
import { memberFieldNames, recordOf } from '@appraisers/directory/member-fields.ts';
import { plainText } from '@appraisers/directory/place-names.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { memberColumns } from '@appraisers/edition/schemas/member.ts';
import type { Cells, Draft, FormResponse } from '#desk/api-types.ts';
import { memberCell, memberForm } from '#desk/forms/member-form.ts';
import {
  type CurrentList,
  type CurrentMember,
  currentList,
  membersText,
  numbersText,
} from '#import/list/current-list.ts';
import { cleanText } from '#import/people/read-cell.ts';
import { assertNoFormIssues, DeskError } from './desk-error.ts';
import { assertCurrent, hashOf, save } from './edition-files.ts';

/** The list, with the day when each member confirmed the entry. */
export function memberList(edition: Edition, today: string) {
  const { members, confirmed } = currentList(edition);
  return {
    hash: hashOf(edition, edition.members.file),
    members: members.map(
      ({ id, cells }): Cells => ({ ...cells, confirmed: confirmed.get(id) ?? '' }),
    ),
    listChecked: edition.site.read().directoryUpdated,
    today,
  };
}

/** The place of a member on the list; -1 for a new one. */
function placeOf({ members }: CurrentList, name: string): number {
  const at = members.findIndex(({ id }) => `${id}` === name);
  if (at >= 0 || name === 'new') return at;
  throw new DeskError('This member is no longer on the list. Select another one from the list.');
}

/** One number more than any that a member has or had. */
function nextId({ members, numbers }: CurrentList): number {
  const known = [...members.map(({ id }) => id), ...numbers.keys()];
  return known.reduce((last, id) => Math.max(last, id), 0) + 1;
}

/** The form of a member, or with the name `new` an empty one. */
export function openMember(edition: Edition, name: string): FormResponse {
  const list = currentList(edition);
  const member = list.members[placeOf(list, name)];
  const { id, cells } = member ?? { id: nextId(list), cells: {} };
  const columns = recordOf(memberColumns, (column) => cells[column] ?? '');
  return {
    title: member ? `${columns.firstName} ${columns.lastName}` : 'New member',
    lead: 'We check for errors before we save.',
    hash: hashOf(edition, edition.members.file),
    ...memberForm(edition),
    value: { ...columns, id: `${id}`, confirmed: list.confirmed.get(id) ?? '' },
  };
}

/** Writes the list, in which a member may be new, changed or gone. A number is never reused. */
function write(
  edition: Edition,
  list: CurrentList,
  members: readonly CurrentMember[],
  confirmed: ReadonlyMap<number, string>,
  changed?: CurrentMember,
): void {
  const numbers = new Map(list.numbers);
  const isSameList = members.length === list.members.length;
  for (const { id } of [...list.members, ...members])
    if ((!isSameList || confirmed.has(id)) && !numbers.has(id)) numbers.set(id, '');
  const { file } = edition.members;
  const [before, after] = [
    numbersText(list.numbers, list.members, list.confirmed),
    numbersText(numbers, members, confirmed),
  ];
  const changes = {
    [file]: membersText(list.columns, members),
    ...(after !== before && { [edition.memberNumbers.file]: after }),
  };
  const line = changed ? members.indexOf(changed) + 2 : 0;
  // The form shows an issue of its line at the first field that the issue names.
  save(edition, changes, file, (issue) => {
    const [field] = issue.line === line ? issue.field.split(', ') : [];
    return field ? [field] : [];
  });
}

const tidy = (cells: Cells) =>
  recordOf(memberColumns, (column) => cleanText((cells[column] ?? '').replaceAll(/\s+/g, ' ')));

/** The same for the same person, in whatever capitals and accents. */
export const nameAndZip = ({ firstName, lastName, zip }: Cells): string =>
  `${plainText(`${firstName} ${lastName}`)} ${zip}`;

/** @throws DeskError when the list has a person with the same name and ZIP code. */
function assertNew({ members }: CurrentList, cells: Cells): void {
  const there = members.find((member) => nameAndZip(tidy(member.cells)) === nameAndZip(cells));
  if (!there) return;
  throw new DeskError(
    `${cells.firstName} ${cells.lastName} in ${cells.zip} is already on the list (number ${there.id}). To change that member, cancel and open them from the list. Add a second person with this name and ZIP code?`,
    [],
    { asks: true },
  );
}

const future = 'This day is in the future. Enter the day when the member confirmed the entry.';

/** Fields that were emptied are empty cells. */
const cellsOf = (value: unknown): Cells =>
  Object.fromEntries(
    Object.entries(value ?? {}).map(([column, cell]) => [column, String(cell ?? '')]),
  );

/**
 * Saves a member and returns their number. The volunteer confirms a new member with the name and ZIP code of one on
 * the list.
 * @throws DeskError when the list changed in the meantime, or a build would reject it.
 */
export function saveMember(
  edition: Edition,
  name: string,
  { hash, value, today, confirmed: isAnother = false }: Draft,
): string {
  assertCurrent(edition, edition.members.file, hash);
  const { confirmed = '', ...given } = cellsOf(value);
  const list = currentList(edition);
  const at = placeOf(list, name);
  const before = list.members[at];
  const id = before?.id ?? nextId(list);
  const input = tidy(given);
  const details = edition.detailNames();
  const read = recordOf(memberFieldNames, (field) =>
    memberCell(field, input[field] ?? '', details),
  );
  const cells: Cells = { ...input, ...read, id: `${id}` };
  if (!before && !isAnother) assertNew(list, cells);
  assertNoFormIssues(confirmed > today ? [{ path: ['confirmed'], message: future }] : []);
  // A member who moves to another ZIP code does not keep the location of the old one.
  const hasMoved = before && before.cells.zip !== cells.zip && before.cells.lat === cells.lat;
  const member = { id, cells: hasMoved ? { ...cells, lat: '', lng: '' } : cells };
  const members = before ? list.members.with(at, member) : [...list.members, member];
  const days = new Map(list.confirmed);
  days.delete(id);
  if (confirmed) days.set(id, confirmed);
  write(edition, list, members, days, member);
  return `${id}`;
}

/** Takes a member out of the list. */
export function removeMember(edition: Edition, name: string, hash: string): void {
  assertCurrent(edition, edition.members.file, hash);
  const list = currentList(edition);
  const members = list.members.toSpliced(placeOf(list, name), 1);
  if (members.length === 0)
    throw new DeskError('The list needs at least one member. Add another member first.');
  write(edition, list, members, list.confirmed);
}
