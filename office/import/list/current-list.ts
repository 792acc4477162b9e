// The list of members: read as it stands, written as text, and validated like a build does.
import { ContentError } from '@appraisers/edition/loaders/content-error.ts';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { readMemberFile } from '@appraisers/edition/loaders/read-members.ts';
import { readTable } from '@appraisers/edition/loaders/read-table.ts';
import { decodeText } from '@appraisers/edition/loaders/read-text.ts';
import type { Geography } from '@appraisers/edition/loaders/town-at-zip.ts';
import {
  memberColumns,
  memberNumberColumns,
  optionalColumns,
} from '@appraisers/edition/schemas/member.ts';
import { stringify } from 'csv-stringify/sync';
import { ImportError } from '#import/import-error.ts';
import type { ImportContext } from '#import/people/import-context.ts';
import { isFormula } from '#import/people/read-cell.ts';

/** A member as members.csv has them: every cell as it is written. */
export type CurrentMember = {
  readonly id: number;
  readonly cells: Readonly<Record<string, string>>;
};

export type CurrentList = {
  /** The bytes of members.csv; none before the first import. */
  readonly bytes: Uint8Array | undefined;
  /** The columns it has: those of the points may be left out. */
  readonly columns: readonly string[];
  readonly members: readonly CurrentMember[];
  /** The numbers that members have or had, with those of the platform, which may be empty. */
  readonly numbers: ReadonlyMap<number, string>;
};

/** The list, from the bytes of its file, whose path is only for messages. */
export function parseList(
  file: string,
  bytes: Uint8Array | undefined,
  numbers: ReadonlyMap<number, string>,
  geography: Geography,
): CurrentList {
  if (bytes === undefined) return { bytes, columns: memberColumns, members: [], numbers };
  const text = decodeText(file, bytes);
  // What changes in a list can only be said of a valid one.
  readMemberFile(file, text, geography);
  const { rows } = readTable(file, text, memberColumns, optionalColumns);
  const has = (column: string) => rows[0]?.cells[column] !== undefined;
  return {
    bytes,
    columns: memberColumns.filter(has),
    members: rows.map(({ cells }) => ({ id: Number(cells.id), cells })),
    numbers,
  };
}

/** @throws ContentError when the list, or a file that it is judged by, is not right. */
export function currentList(
  edition: Edition,
  geography: Geography = edition.geography(),
): CurrentList {
  const { file } = edition.members;
  const bytes = edition.has(file) ? edition.readBytes(file) : undefined;
  const numbers = edition.memberNumbers
    .read()
    .map(({ id, platformId }) => [id, platformId] as const);
  return parseList(edition.pathOf(file), bytes, new Map(numbers), geography);
}

/** Degrees begin with a minus and are what they look like. */
const isNumber = (cell: string) => /^-?\d+(\.\d+)?$/.test(cell);

/** An apostrophe keeps a spreadsheet from executing a cell. */
const harmless = (cell: string) =>
  isFormula(cell) && !isNumber(cell) ? { value: cell, escape_formulas: true } : cell;

const asText = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((cells) => [...cells]),
    { cast: { string: harmless }, record_delimiter: '\n' },
  );

/** members.csv, with the columns it has. */
export const membersText = (
  columns: readonly string[],
  members: readonly CurrentMember[],
): string =>
  asText([columns, ...members.map(({ cells }) => columns.map((name) => cells[name] ?? ''))]);

/** member-numbers.csv, by number. */
export const numbersText = (numbers: ReadonlyMap<number, string>): string =>
  asText([
    memberNumberColumns,
    ...[...numbers].sort(([a], [b]) => a - b).map(([id, number]) => [`${id}`, number]),
  ]);

/** @throws ImportError when a build would not accept this text of a new list. */
export function validateList(
  text: string,
  { geography, membersFile: file }: Pick<ImportContext, 'geography' | 'membersFile'>,
): void {
  try {
    readMemberFile(file, decodeText(file, new TextEncoder().encode(text)), geography);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const [, first = ''] = error.message.split('\n');
    throw new ImportError(
      `The new list would not be one that the site can be built from:${first} This is a mistake of the import; please tell whoever looks after the site.`,
    );
  }
}
