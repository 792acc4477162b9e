// The list of members: reads it, writes it as text, and validates it the way a build does.
import { fullName } from '@appraisers/directory/appraiser.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { confirmedDays, readMemberFile } from '@appraisers/edition/loaders/read-members.ts';
import { readTable } from '@appraisers/edition/loaders/read-table.ts';
import { decodeText } from '@appraisers/edition/loaders/read-text.ts';
import {
  confirmationColumns,
  type MemberNumber,
  memberColumns,
  memberNumberColumns,
  optionalColumns,
} from '@appraisers/edition/schemas/member.ts';
import { stringify } from 'csv-stringify/sync';
import type { ImportContext } from '#import/people/import-context.ts';
import { isFormula } from '#import/people/read-cell.ts';

/** A member as members.csv has them, with every cell unchanged. */
export type CurrentMember = {
  readonly id: number;
  readonly cells: Readonly<Record<string, string>>;
};

export type CurrentList = {
  /** The bytes of members.csv; none before the first import. */
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
  const { rows } = readTable(file, text, memberColumns, optionalColumns);
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

/** Degrees may start with a minus, but they are not formulas. */
const isNumber = (cell: string) => /^-?\d+(\.\d+)?$/.test(cell);

/** An apostrophe keeps a spreadsheet from running a cell. */
const harmless = (cell: string) =>
  isFormula(cell) && !isNumber(cell) ? { value: cell, escape_formulas: true } : cell;

const asText = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((cells) => [...cells]),
    { cast: { string: harmless }, record_delimiter: '\n' },
  );

/** The columns of the list, and those that its members need besides. */
export const columnsFor = (
  columns: readonly string[],
  members: readonly CurrentMember[],
): readonly string[] =>
  memberColumns.filter(
    (name) => columns.includes(name) || members.some(({ cells }) => (cells[name] ?? '') !== ''),
  );

/** members.csv, with the columns it has, and those that its members need besides. */
export function membersText(columns: readonly string[], members: readonly CurrentMember[]): string {
  const names = columnsFor(columns, members);
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
