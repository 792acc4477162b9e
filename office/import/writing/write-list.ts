// Writes the new list: first the numbers, then the members. After a power cut, each file is complete, and every
// member has a number. Git keeps the list before it.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ImportError } from '#import/import-error.ts';
import type { CurrentList } from '#import/list/current-list.ts';
import { replaceFile } from './replace-file.ts';

export type ListFiles = {
  readonly members: string;
  readonly numbers: string;
};

/** A time for file names: 2027-01-31-140509. */
export function stamp(now: Date): string {
  const two = (part: number) => `${part}`.padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}

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
 * Writes both files, or neither.
 * @throws ImportError when the list changed after it was read.
 */
export function writeList(
  files: ListFiles,
  list: Pick<CurrentList, 'bytes'>,
  text: { readonly members: string; readonly numbers: string },
): void {
  assertUnchanged(files.members, list.bytes);
  const numbers = bytesOf(files.numbers);
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
}
