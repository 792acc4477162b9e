// The list of members as it stands, with the numbers by which the platform knows them.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { readMemberFile } from '@appraisers/edition/loaders/read-members.ts';
import { readTable } from '@appraisers/edition/loaders/read-table.ts';
import { decodeText } from '@appraisers/edition/loaders/read-text.ts';
import type { Geography } from '@appraisers/edition/loaders/town-at-zip.ts';
import { memberColumns, optionalColumns } from '@appraisers/edition/schemas/member.ts';

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
  // No one can say who has left a list that is itself not right.
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
