// Members: their list, and the form of each.
import { memberFieldNames, recordOf } from '@appraisers/directory/member-fields.ts';
import { plainText } from '@appraisers/directory/place-names.ts';
import type { Changes } from '@appraisers/edition/loaders/files.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { memberColumns } from '@appraisers/edition/schemas/member.ts';
import type { Cells } from '#desk/api-types.ts';
import { memberCell, memberForm } from '#desk/forms/member-form.ts';
import {
  type CurrentList,
  type CurrentMember,
  currentList,
  dayOf,
  membersText,
  numbersText,
} from '#import/list/member-list.ts';
import { DeskError } from './desk-error.ts';
import type { Editor } from './form-saving.ts';

/** The list, with the day when each member confirmed the entry. */
export function memberList(edition: Edition) {
  const { members, confirmed } = currentList(edition);
  return {
    members: members.map(
      ({ id, cells }): Cells => ({ ...cells, confirmed: confirmed.get(id) ?? '' }),
    ),
    listChecked: edition.site.read().directoryUpdated,
    today: dayOf(new Date()),
  };
}

/** The files of the list. The number of who is new, gone or confirmed is stored, so that it is never given to another. */
function filesWith(
  edition: Edition,
  list: CurrentList,
  members: readonly CurrentMember[],
  confirmed: CurrentList['confirmed'],
): Changes {
  if (members.length === 0)
    throw new DeskError('The list needs at least one member. Add another member first.');
  const isSameList = members.length === list.members.length;
  const stored = [...list.members, ...members].filter(({ id }) => !isSameList || confirmed.has(id));
  const numbers = new Map([...stored.map(({ id }) => [id, ''] as const), ...list.numbers]);
  return {
    // First: a member that the next file doesn't have can have a number.
    ...(numbers.size > 0 && {
      [edition.memberNumbers.file]: numbersText(numbers, members, confirmed),
    }),
    [edition.members.file]: membersText(list.columns, members),
  };
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

/** The member with this number, or `new`, who gets one number more than any member has or had. */
export function memberEditor(edition: Edition, name: string): Editor {
  const list = currentList(edition);
  const { members, numbers } = list;
  const found = members.findIndex((member) => `${member.id}` === name);
  const before = members[found];
  if (!before && name !== 'new')
    throw new DeskError('This member is no longer on the list. Select another one from the list.');
  const known = [...members.map((member) => member.id), ...numbers.keys()];
  const id = before?.id ?? known.reduce((last, each) => Math.max(last, each), 0) + 1;
  const columns = recordOf(memberColumns, (column) => before?.cells[column] ?? '');

  /** The member from the input of the form. Fields that were emptied are empty cells. */
  const memberOf = ({ lat = '', lng = '', ...input }: Cells): CurrentMember => {
    const details = edition.detailNames();
    const fields = recordOf(memberFieldNames, (field) =>
      memberCell(field, input[field] ?? '', details),
    );
    // A member who moves to another ZIP code does not keep the location of the old one.
    const hasMoved = before && before.cells.zip !== fields.zip && before.cells.lat === lat;
    return { id, cells: { ...fields, ...(!hasMoved && { lat, lng }), id: `${id}` } };
  };

  return {
    name: `${id}`,
    title: before ? `${columns.firstName} ${columns.lastName}` : 'New member',
    lead: 'We check for errors before we save.',
    ...memberForm(edition),
    value: { ...columns, id: `${id}`, confirmed: list.confirmed.get(id) ?? '' },
    file: edition.members.file,
    changes: (value, isAnother) => {
      const { confirmed = '', ...input }: Cells = Object(value);
      const member = value ? [memberOf(input)] : [];
      if (!before && !isAnother) for (const { cells } of member) assertNew(list, cells);
      const days = new Map(list.confirmed).set(id, confirmed);
      if (!confirmed) days.delete(id);
      const at = before ? found : members.length;
      return filesWith(edition, list, members.toSpliced(at, 1, ...member), days);
    },
  };
}
