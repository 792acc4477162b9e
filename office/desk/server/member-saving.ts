// Opens and saves one member of the list at a time.
import { memberFieldNames, recordOf } from '@appraisers/directory/member-fields.ts';
import { plainText } from '@appraisers/directory/place-names.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { memberColumns } from '@appraisers/edition/schemas/member.ts';
import type { Cells, Draft, FormResponse } from '#desk/api-types.ts';
import { fromForm } from '#desk/forms/form-values.ts';
import { memberCell, memberForm } from '#desk/forms/member-form.ts';
import {
  type CurrentList,
  type CurrentMember,
  currentList,
  membersText,
  numbersText,
} from '#import/list/member-list.ts';
import { assertNoFormIssues, DeskError } from './desk-error.ts';
import { assertSame, digest, save } from './edition-files.ts';
import { futureDays } from './form-saving.ts';

/** The list, with the day when each member confirmed the entry. */
export function memberList(edition: Edition, today: string) {
  const { members, confirmed } = currentList(edition);
  return {
    members: members.map(
      ({ id, cells }): Cells => ({ ...cells, confirmed: confirmed.get(id) ?? '' }),
    ),
    listChecked: edition.site.read().directoryUpdated,
    today,
  };
}

/**
 * The member with this number, with the place in the list, and a hash: two windows may change two members. `new` gets
 * one number more than any member has or had.
 */
function memberAt({ members, numbers, confirmed }: CurrentList, name: string) {
  const at = members.findIndex(({ id }) => `${id}` === name);
  const before = members[at];
  if (before) {
    const hash = digest(JSON.stringify([before, confirmed.get(before.id)]));
    return { at, before, id: before.id, hash };
  }
  if (name !== 'new')
    throw new DeskError('This member is no longer on the list. Select another one from the list.');
  const known = [...members.map(({ id }) => id), ...numbers.keys()];
  const id = known.reduce((last, each) => Math.max(last, each), 0) + 1;
  return { at: members.length, id, hash: '' };
}

/** The form of a member, or with the name `new` an empty one. */
export function openMember(edition: Edition, name: string): FormResponse {
  const list = currentList(edition);
  const { before, id, hash } = memberAt(list, name);
  const columns = recordOf(memberColumns, (column) => before?.cells[column] ?? '');
  return {
    title: before ? `${columns.firstName} ${columns.lastName}` : 'New member',
    lead: 'We check for errors before we save.',
    hash,
    ...memberForm(edition),
    value: { ...columns, id: `${id}`, confirmed: list.confirmed.get(id) ?? '' },
  };
}

/** Writes the list. The number of who is new, gone or confirmed is stored, so that it is never given to another. */
function write(
  edition: Edition,
  list: CurrentList,
  members: readonly CurrentMember[],
  confirmed = list.confirmed,
  changed?: CurrentMember,
): void {
  const isSameList = members.length === list.members.length;
  const stored = [...list.members, ...members].filter(({ id }) => !isSameList || confirmed.has(id));
  const numbers = new Map([...stored.map(({ id }) => [id, ''] as const), ...list.numbers]);
  const { file } = edition.members;
  const changes = {
    // First: a member that the next file doesn't have can have a number.
    ...(numbers.size > 0 && {
      [edition.memberNumbers.file]: numbersText(numbers, members, confirmed),
    }),
    [file]: membersText(list.columns, members),
  };
  const line = changed ? members.indexOf(changed) + 2 : 0;
  // The form shows an issue of its line at the first field that the issue names.
  save(edition, changes, file, (issue) => {
    const [field] = (issue.line === line && issue.field?.split(', ')) || [];
    return field ? [field] : [];
  });
}

/** The same for the same person, in whatever capitals and accents. */
export const nameAndZip = ({ firstName, lastName, zip }: Cells): string =>
  `${plainText(`${firstName} ${lastName}`)} ${zip}`;

/** @throws DeskError when the list has a person with the same name and ZIP code. */
function assertNew({ members }: CurrentList, cells: Cells): void {
  const there = members.find((member) => nameAndZip(member.cells) === nameAndZip(cells));
  if (!there) return;
  throw new DeskError(
    `${cells.firstName} ${cells.lastName} in ${cells.zip} is already on the list (number ${there.id}). To change that member, cancel and open them from the list. Add a second person with this name and ZIP code?`,
    [],
    { asks: true },
  );
}

/**
 * Saves a member and returns their number. The volunteer confirms a new member with the name and ZIP code of one on
 * the list.
 * @throws DeskError when the member changed in the meantime, or a build would reject the list.
 */
export function saveMember(
  edition: Edition,
  name: string,
  { hash, value, today, confirmed: isAnother = false }: Draft,
): string {
  const list = currentList(edition);
  const { at, before, id, hash: now } = memberAt(list, name);
  assertSame('This member', now, hash);
  const { form } = memberForm(edition);
  assertNoFormIssues(futureDays(form, value, today));
  const { confirmed = '', ...input }: Cells = Object(fromForm(form, value, before?.cells));
  const details = edition.detailNames();
  // Fields that were emptied are empty cells.
  const given = recordOf(memberColumns, (column) => input[column] ?? '');
  const fields = recordOf(memberFieldNames, (field) =>
    memberCell(field, given[field] ?? '', details),
  );
  const cells: Cells = { ...given, ...fields, id: `${id}` };
  if (!before && !isAnother) assertNew(list, cells);
  // A member who moves to another ZIP code does not keep the location of the old one.
  const hasMoved = before && before.cells.zip !== cells.zip && before.cells.lat === cells.lat;
  const member = { id, cells: hasMoved ? { ...cells, lat: '', lng: '' } : cells };
  const days = new Map(list.confirmed);
  days.delete(id);
  if (confirmed) days.set(id, confirmed);
  write(edition, list, list.members.toSpliced(at, 1, member), days, member);
  return `${id}`;
}

/** Takes a member out of the list. */
export function removeMember(edition: Edition, name: string, hash: string): void {
  const list = currentList(edition);
  const { at, hash: now } = memberAt(list, name);
  assertSame('This member', now, hash);
  const members = list.members.toSpliced(at, 1);
  if (members.length === 0)
    throw new DeskError('The list needs at least one member. Add another member first.');
  write(edition, list, members);
}
