// The list of members: reads it, writes it, and has what an import checks people against.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { fullName } from '@appraisers/directory/appraiser.ts';
import type { MemberField } from '@appraisers/directory/member-fields.ts';
import { placeNames } from '@appraisers/directory/place-names.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { confirmedDays, readMemberFile } from '@appraisers/edition/loaders/read-members.ts';
import { readTable } from '@appraisers/edition/loaders/read-table.ts';
import { decodeText } from '@appraisers/edition/loaders/read-text.ts';
import {
  confirmationColumns,
  type MemberNumber,
  memberColumns,
  memberNumberColumns,
  memberSchema,
} from '@appraisers/edition/schemas/member.ts';
import type { Membership } from '@appraisers/edition/schemas/membership.ts';
import { stringify } from 'csv-stringify/sync';
import { ImportError } from '#import/import-error.ts';
import { isFormula } from '#import/people/read-cell.ts';
import { replaceFile } from '#replace-file.ts';

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
  /** Its file as it was read, if there is one. */
  readonly bytes: Uint8Array | undefined;
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
    return { bytes, columns: memberColumns, members: [], numbers, confirmed: new Map() };
  const text = decodeText(file, bytes);
  // Only a valid list can be compared.
  const valid = readMemberFile(file, text, geography, details);
  const { rows } = readTable(file, text, memberSchema);
  const has = (column: string) => rows[0]?.cells[column] !== undefined;
  return {
    bytes,
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

/** An apostrophe keeps a spreadsheet from running a cell. Degrees may start with a minus, but they are not formulas. */
const harmless = (cell: string) =>
  isFormula(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? { value: cell, escape_formulas: true } : cell;

const asText = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((cells) => [...cells]),
    { cast: { string: harmless }, record_delimiter: '\n' },
  );

/** members.csv, with the columns it has, and those that its members need besides. */
export function membersText(columns: readonly string[], members: readonly CurrentMember[]): string {
  const names = memberColumns.filter(
    (name) => columns.includes(name) || members.some(({ cells }) => (cells[name] ?? '') !== ''),
  );
  return asText([names, ...members.map(({ cells }) => names.map((name) => cells[name] ?? ''))]);
}

/**
 * member-numbers.csv, by number. A day of confirmation has the name of its person with it: a number that two
 * people got can't move it to a stranger.
 */
export function numbersText(
  numbers: ReadonlyMap<number, string>,
  members: readonly CurrentMember[],
  confirmed: ReadonlyMap<number, string>,
): string {
  const days = new Map(
    members.flatMap(({ id, cells }) => {
      const day = confirmed.get(id);
      const name = fullName({ firstName: cells.firstName ?? '', lastName: cells.lastName ?? '' });
      return day ? [[id, [name, day]] as const] : [];
    }),
  );
  const columns = memberNumberColumns.filter(
    (column) => days.size > 0 || !confirmationColumns.includes(column),
  );
  const rows = [...numbers].sort(([a], [b]) => a - b);
  return asText([
    columns,
    ...rows.map(([id, number]) =>
      [`${id}`, number, ...(days.get(id) ?? ['', ''])].slice(0, columns.length),
    ),
  ]);
}

/** The local day, such as 2027-01-31. */
export const dayOf = (now: Date): string =>
  new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/**
 * Writes both files, or neither; or without members only the numbers. The numbers come first: after a power cut, every
 * member has one. Git keeps the list before it.
 * @throws ImportError when the list isn't as it was read.
 */
export function writeList(
  { membersFile, numbersFile }: Pick<ImportContext, 'membersFile' | 'numbersFile'>,
  { bytes }: Pick<CurrentList, 'bytes'>,
  text: { readonly members: string | undefined; readonly numbers: string },
): void {
  const now = existsSync(membersFile) ? readFileSync(membersFile) : undefined;
  if (!isDeepStrictEqual(now && new Uint8Array(now), bytes && new Uint8Array(bytes)))
    throw new ImportError(
      `${membersFile} changed during the import. Close it in other programs, and import again.`,
    );
  const before = existsSync(numbersFile) ? readFileSync(numbersFile) : undefined;
  replaceFile(numbersFile, text.numbers);
  if (text.members === undefined) return;
  try {
    replaceFile(membersFile, text.members);
  } catch (error) {
    // A failed import changes neither file.
    if (before) replaceFile(numbersFile, before);
    else rmSync(numbersFile, { force: true });
    throw error;
  }
}
