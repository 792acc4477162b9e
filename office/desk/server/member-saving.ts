// Opens and saves one member of the list at a time.

import { memberFieldNames, memberFields, recordOf } from '@appraisers/directory/member-fields.ts';
import { plainText } from '@appraisers/directory/place-names.ts';
import type { DetailNames } from '@appraisers/edition/loaders/detail-names.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { memberColumns } from '@appraisers/edition/schemas/member.ts';
import type { Cells, Draft, FormResponse } from '#desk/api-types.ts';
import { phoneOf } from '#desk/forms/form-values.ts';
import { listFromInput, memberForm } from '#desk/forms/member-form.ts';
import {
  type CurrentList,
  type CurrentMember,
  currentList,
  membersText,
  numbersText,
} from '#import/list/current-list.ts';
import { cleanText } from '#import/people/read-cell.ts';
import { DeskError, type PathOf } from './desk-error.ts';
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

const notListed = 'This member is no longer on the list. Select another one from the list.';

/** One number more than any that a member has or had. */
const nextId = ({ members, numbers }: CurrentList) =>
  [...members.map(({ id }) => id), ...numbers.keys()].reduce((most, id) => Math.max(most, id), 0) +
  1;

/** The form of a member, or with the name `new` an empty one. */
export function openMember(edition: Edition, name: string): FormResponse {
  const list = currentList(edition);
  const member = list.members.find(({ id }) => `${id}` === name);
  if (!member && name !== 'new') throw new DeskError(notListed);
  const cells = member?.cells ?? { id: `${nextId(list)}` };
  const { schema, uiSchema } = memberForm(edition.detailNames(), edition.region.read());
  const columns = memberColumns.map((column) => [column, cells[column] ?? '']);
  const confirmed = list.confirmed.get(Number(cells.id)) ?? '';
  return {
    title: member ? `${cells.firstName} ${cells.lastName}` : 'New member',
    lead: 'We check for errors before we save.',
    hash: hashOf(edition, edition.members.file),
    schema,
    uiSchema: { ...uiSchema, id: { 'ui:readonly': true } },
    value: { ...Object.fromEntries(columns), confirmed },
  };
}

/** The field where the form shows an issue of the list: the first that the issue names. */
const fieldIn =
  (line: number): PathOf =>
  (issue, isOwn) => {
    const [field = ''] = issue.field.split(', ');
    return isOwn && issue.line === line && field ? [field] : undefined;
  };

const tidy = (cells: Cells): Cells =>
  recordOf(memberColumns, (column) => cleanText((cells[column] ?? '').replaceAll(/\s+/g, ' ')));

/** The input of the form as the list has it. */
function fromInput(given: Cells, details: DetailNames): Cells {
  const input = tidy(given);
  const read = memberFieldNames.flatMap((name) => {
    const { kind } = memberFields[name];
    if (kind === 'phone') return [[name, phoneOf(input[name] ?? '')] as const];
    return kind === 'list'
      ? [[name, listFromInput(name, input[name] ?? '', details)] as const]
      : [];
  });
  return { ...input, ...Object.fromEntries(read) };
}

/** Writes the list. A number is never reused. */
function write(
  edition: Edition,
  list: CurrentList,
  members: readonly CurrentMember[],
  line: number,
  confirmed = list.confirmed,
) {
  const numbers = new Map(list.numbers);
  const people = members.length === list.members.length ? [] : [...list.members, ...members];
  const days = members.filter(({ id }) => confirmed.has(id));
  for (const { id } of [...people, ...days]) if (!numbers.has(id)) numbers.set(id, '');
  const { file } = edition.members;
  const [before, after] = [
    numbersText(list.numbers, list.members, list.confirmed),
    numbersText(numbers, members, confirmed),
  ];
  const changes = {
    [file]: membersText(list.columns, members),
    ...(after === before ? {} : { [edition.memberNumbers.file]: after }),
  };
  save(edition, changes, file, fieldIn(line));
}

const sameCells = (a: Cells, b: Cells) =>
  memberColumns.every((column) => (a[column] ?? '') === (b[column] ?? ''));

/** @throws DeskError when the list has a person with the same name and ZIP code. */
function assertNew({ members }: CurrentList, cells: Cells): void {
  const keyOf = ({ firstName, lastName, zip }: Cells) =>
    `${plainText(`${firstName} ${lastName}`)} ${zip}`;
  const there = members.find((member) => keyOf(tidy(member.cells)) === keyOf(cells));
  if (!there) return;
  throw new DeskError(
    `${cells.firstName} ${cells.lastName} in ${cells.zip} is already on the list (number ${there.id}). To change that member, cancel and open them from the list. Add a second person with this name and ZIP code?`,
    [],
    { asks: true },
  );
}

const future = 'This day is in the future. Enter the day when the member confirmed the entry.';
const controlChar = 'The text has an invisible character. Delete the text and type it again.';

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
  const given = cellsOf(value);
  const list = currentList(edition);
  const at = list.members.findIndex(({ id }) => `${id}` === name);
  const before = list.members[at];
  if (!before && name !== 'new') throw new DeskError(notListed);
  const id = before?.id ?? nextId(list);
  const cells: Cells = { ...fromInput(given, edition.detailNames()), id: `${id}` };
  if (!before && !isAnother) assertNew(list, cells);
  const days = list.confirmed;
  const confirmed = (given.confirmed ?? '').trim();
  const issues = memberColumns.flatMap((column) =>
    /\p{Cc}/u.test(cells[column] ?? '') ? [{ path: [column], message: controlChar }] : [],
  );
  if (confirmed > today) issues.push({ path: ['confirmed'], message: future });
  if (issues.length > 0) throw new DeskError('Not saved. Fix the items below.', issues);
  const isSame = before && sameCells(tidy(before.cells), cells);
  if (isSame && confirmed === (days.get(id) ?? '')) return `${id}`;
  // A member who moves to another ZIP code does not keep the location of the old one.
  const moved = before && before.cells.zip !== cells.zip && before.cells.lat === cells.lat;
  const member = { id, cells: moved ? { ...cells, lat: '', lng: '' } : cells };
  const members = before ? list.members.with(at, member) : [...list.members, member];
  const others = [...days].filter(([number]) => number !== id);
  const allDays = new Map(confirmed ? [...others, [id, confirmed] as const] : others);
  write(edition, list, members, members.indexOf(member) + 2, allDays);
  return `${id}`;
}

/** Takes a member out of the list. */
export function removeMember(edition: Edition, name: string, hash: string): void {
  const { file } = edition.members;
  assertCurrent(edition, file, hash);
  const list = currentList(edition);
  const members = list.members.filter(({ id }) => `${id}` !== name);
  if (members.length === list.members.length) throw new DeskError(notListed);
  if (members.length === 0)
    throw new DeskError(
      `${edition.pathOf(file)} needs at least one member. Add another member first.`,
    );
  write(edition, list, members, 0);
}
