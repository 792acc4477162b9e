// The list of members, and what an import checks people against.
import type { MemberField } from '@appraisers/directory/member-fields.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { confirmedDays, readMemberFile } from '@appraisers/edition/loaders/read-members.ts';
import { readTable } from '@appraisers/edition/loaders/read-table.ts';
import { decodeText } from '@appraisers/edition/loaders/read-text.ts';
import {
  type MemberNumber,
  memberColumns,
  optionalColumns,
} from '@appraisers/edition/schemas/member.ts';
import type { Membership } from '@appraisers/edition/schemas/membership.ts';

/** What an import checks people against. @throws ContentError when a file of the edition has errors. */
export function importContext(
  edition: Edition,
  /** The day of the import, such as 2027-01-31. */
  today: string,
  /** What the volunteer answered. */
  rule: Membership = edition.membership.read(),
) {
  const geography = edition.geography();
  return {
    geography,
    /** The counties, kinds of work and languages that details may name. */
    details: edition.detailNames(),
    names: placeNames(geography.region),
    /** The paths of the list, as messages show them. */
    membersFile: edition.pathOf(edition.members.file),
    numbersFile: edition.pathOf(edition.memberNumbers.file),
    rule,
    today,
  };
}

export type ImportContext = Readonly<ReturnType<typeof importContext>>;

/** A person of an export. Fields without a column are empty. */
export type Person = Readonly<Record<MemberField, string>>;

/** A member as members.csv has them, with every cell unchanged. */
export type CurrentMember = {
  readonly id: number;
  readonly cells: Readonly<Record<string, string>>;
};

export type CurrentList = {
  /** Its columns. Those of the points may be missing. */
  readonly columns: readonly string[];
  readonly members: readonly CurrentMember[];
  /** The platform numbers of current and former members by id. They may be empty. */
  readonly numbers: ReadonlyMap<number, string>;
  /** The day when each member confirmed the entry, by id. */
  readonly confirmed: ReadonlyMap<number, string>;
};

/** The list from the bytes of its file. `file` is only for messages. */
export function parseList(
  file: string,
  bytes: Uint8Array | undefined,
  rowsOfNumbers: readonly MemberNumber[],
  { geography, details }: Pick<ImportContext, 'geography' | 'details'>,
): CurrentList {
  const numbers = new Map(rowsOfNumbers.map(({ id, platformId }) => [id, platformId]));
  if (bytes === undefined)
    return { columns: memberColumns, members: [], numbers, confirmed: new Map() };
  const text = decodeText(file, bytes);
  // Only a valid list can be compared.
  const valid = readMemberFile(file, text, geography, details);
  const { rows } = readTable(file, text, memberColumns, optionalColumns);
  const has = (column: string) => rows[0]?.cells[column] !== undefined;
  return {
    columns: memberColumns.filter(has),
    members: rows.map(({ cells }) => ({ id: Number(cells.id), cells })),
    numbers,
    confirmed: confirmedDays(rowsOfNumbers, valid),
  };
}

/** @throws ContentError when the list, or a file it is checked against, has errors. */
export function currentList(
  edition: Edition,
  known = { geography: edition.geography(), details: edition.detailNames() },
): CurrentList {
  const { file } = edition.members;
  const bytes = edition.has(file) ? edition.readBytes(file) : undefined;
  return parseList(edition.pathOf(file), bytes, edition.memberNumbers.read(), known);
}
