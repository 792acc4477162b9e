// The files of the list, as text and on the disk. Files are written in one step: readers see the old file or the new
// one, never a part of it. The numbers come first, then the members: after a power cut, every member has a number.
// Git keeps the list before it.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fullName } from '@appraisers/directory/appraiser.ts';
import {
  confirmationColumns,
  memberColumns,
  memberNumberColumns,
} from '@appraisers/edition/schemas/member.ts';
import { stringify } from 'csv-stringify/sync';
import { isFormula } from '#import/people/read-cell.ts';
import type { CurrentMember, ImportContext } from './current-list.ts';

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

/**
 * Creates or replaces a file or a link, and creates its folder if needed.
 * @throws an error of the system. Then the file is as before.
 */
export function replaceFile(target: string, content: Uint8Array | string): void {
  mkdirSync(dirname(target), { recursive: true });
  // Builds, git and editors ignore this name, in case a power cut leaves the file behind.
  const part = join(dirname(target), `.${basename(target)}.${process.pid}.part`);
  try {
    writeFileSync(part, content, { flush: true });
    renameSync(part, target);
  } catch (error) {
    rmSync(part, { force: true });
    // Messages name the file that people know, not the temporary one.
    throw error instanceof Error ? Object.assign(error, { path: target }) : error;
  }
}

/** The local day, such as 2027-01-31: Swedes write it so. */
export const dayOf = (now: Date): string => now.toLocaleDateString('sv');

/** Writes both files, or neither; or without members only the numbers. */
export function writeList(
  { membersFile, numbersFile }: Pick<ImportContext, 'membersFile' | 'numbersFile'>,
  text: { readonly members: string | undefined; readonly numbers: string },
): void {
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
