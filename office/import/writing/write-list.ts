// Writes the new list: first a copy of the old one and its numbers, then the numbers, then the members. After a power cut,
// each file is complete, and every member has a number.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ImportError } from '#import/import-error.ts';
import type { CurrentList } from '#import/list/current-list.ts';
import { replaceFile } from './replace-file.ts';

export type ListFiles = {
  readonly members: string;
  readonly numbers: string;
  /** The folder for copies and reports, which are never published. */
  readonly backups: string;
};

/** A time for file names: 2027-01-31-140509. */
export function stamp(now: Date): string {
  const two = (part: number) => `${part}`.padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}

/** Two copies in one second get different names. */
function freeName(folder: string, name: string): string {
  for (let at = 1; ; at += 1) {
    const path = join(folder, `${name}${at > 1 ? `-${at}` : ''}.csv`);
    if (!existsSync(path)) return path;
  }
}

/** The copy of the numbers that belongs to a copy of the list. */
export const numbersCopyOf = (copy: string): string =>
  join(dirname(copy), basename(copy).replace(/^members/, 'member-numbers'));

const bytesOf = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

/** @throws ImportError when the list changed after it was read. */
function assertUnchanged(file: string, bytes: Uint8Array | undefined): void {
  const now = bytesOf(file);
  if (now === undefined ? bytes === undefined : bytes !== undefined && now.equals(bytes)) return;
  throw new ImportError(
    `${file} changed during the import. Close it in other programs, and import again.`,
  );
}

/** Writes the platform numbers, if they changed. */
export function writeNumbers(file: string, text: string): void {
  if ((bytesOf(file)?.toString() ?? '') !== text) replaceFile(file, text);
}

/**
 * Writes the files and returns the path of the copy of the old list, if there was one.
 * @throws ImportError when the list changed after it was read.
 */
export function writeList(
  files: ListFiles,
  list: Pick<CurrentList, 'bytes'>,
  text: { readonly members: string; readonly numbers: string },
  now: Date,
): string | undefined {
  assertUnchanged(files.members, list.bytes);
  let backup: string | undefined;
  if (list.bytes !== undefined) {
    backup = freeName(files.backups, `${basename(files.members, '.csv')}-${stamp(now)}`);
    replaceFile(backup, list.bytes, 0o600);
  }
  const numbers = bytesOf(files.numbers);
  if (backup && numbers) replaceFile(numbersCopyOf(backup), numbers, 0o600);
  writeNumbers(files.numbers, text.numbers);
  try {
    assertUnchanged(files.members, list.bytes);
    replaceFile(files.members, text.members);
  } catch (error) {
    // A failed import changes neither file.
    if (numbers) replaceFile(files.numbers, numbers);
    else rmSync(files.numbers, { force: true });
    throw error;
  }
  return backup;
}
