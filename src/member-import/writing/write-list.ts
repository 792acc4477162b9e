// Writes the new list: first the copy of the old one, then the numbers, then the members. Cut off
// anywhere, each file is whole; numbers that came before their members are found by the next import.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ImportStop } from '#member-import/import-stop.ts';
import type { CurrentList } from '#member-import/list/current-list.ts';
import { replaceFile, writeSettled } from './replace-file.ts';

export type ListFiles = {
  readonly members: string;
  readonly numbers: string;
  /** Where copies and verdicts are kept, outside of what is published. */
  readonly backups: string;
};

/** A time as names of files have it: 2027-01-31-140509. */
export function stamp(now: Date): string {
  const two = (part: number) => `${part}`.padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}

/** Of two copies in one second each has a name. */
function freeName(folder: string, name: string): string {
  for (let at = 1; ; at += 1) {
    const path = join(folder, `${name}${at > 1 ? `-${at}` : ''}.csv`);
    if (!existsSync(path)) return path;
  }
}

/** @throws ImportStop when somebody changed the list since it was read. */
function refuseChanged(file: string, bytes: Uint8Array | undefined): void {
  const now = existsSync(file) ? readFileSync(file) : undefined;
  if (now === undefined ? bytes === undefined : bytes !== undefined && now.equals(bytes)) return;
  throw new ImportStop(
    `${file} was changed while the import was at work. Close it wherever it is open, and import again.`,
  );
}

/** Writes the numbers that members have or had, if they are others than before. */
export function writeNumbers(file: string, text: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before !== text) replaceFile(file, [text]);
}

/**
 * Writes the files and gives the path of the copy of the old list, if there was one.
 * @throws ImportStop when the list is no longer the one that was read.
 */
export function writeList(
  files: ListFiles,
  list: CurrentList,
  text: { readonly members: string; readonly numbers: string },
  now: Date,
): string | undefined {
  refuseChanged(files.members, list.bytes);
  let backup: string | undefined;
  if (list.bytes !== undefined) {
    mkdirSync(files.backups, { recursive: true });
    backup = freeName(files.backups, `${basename(files.members, '.csv')}-${stamp(now)}`);
    writeSettled(backup, list.bytes);
  }
  writeNumbers(files.numbers, text.numbers);
  refuseChanged(files.members, list.bytes);
  replaceFile(files.members, [text.members]);
  return backup;
}
