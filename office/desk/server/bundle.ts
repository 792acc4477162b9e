// The edition as one file, to send to a webmaster or to store as a copy.
import { basename, join } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { zipSync } from 'fflate';
import { replaceFile } from '#import/writing/replace-file.ts';
import { stamp } from '#import/writing/write-list.ts';

/** A ZIP file with every file of the edition, in a folder of its name. */
export function bundle({ folder, list, readBytes }: Edition): Uint8Array {
  const entries = list().map((name) => [`${basename(folder)}/${name}`, readBytes(name)] as const);
  return zipSync(Object.fromEntries(entries));
}

export const bundleName = ({ folder }: Edition, now: Date): string =>
  `${basename(folder)}-${stamp(now)}.zip`;

/** Stores a copy of the edition in another folder, and returns its path. */
export function storeCopy(edition: Edition, backups: string, now: Date): string {
  const path = join(backups, bundleName(edition, now));
  replaceFile(path, bundle(edition), 0o600);
  return path;
}
