// The edition as one file, for a webmaster who publishes it.
import { basename } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { zipSync } from 'fflate';
import { stamp } from '#import/writing/write-list.ts';

/** A ZIP file with every file of the edition, in a folder of its name. */
export function bundle({ folder, list, readBytes }: Edition): Uint8Array {
  const entries = list().map((name) => [`${basename(folder)}/${name}`, readBytes(name)] as const);
  return zipSync(Object.fromEntries(entries));
}

export const bundleName = ({ folder }: Edition, now: Date): string =>
  `${basename(folder)}-${stamp(now)}.zip`;
