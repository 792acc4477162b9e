// The edition as one file, to be sent or kept.
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { editionFolder } from '@appraisers/edition/loaders/edition-folder.ts';
import { toPosix } from '@appraisers/edition/loaders/posix-path.ts';
import { zipSync } from 'fflate';
import { replaceFile } from '#import/writing/replace-file.ts';
import { stamp } from '#import/writing/write-list.ts';

/** A ZIP file with every file of the edition, in a folder of its name. */
export function bundle(): Uint8Array {
  const folder = editionFolder();
  const files = globSync('**/*', { cwd: folder }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  const top = basename(folder);
  return zipSync(
    Object.fromEntries(
      files.map((name) => [
        `${top}/${toPosix(name)}`,
        new Uint8Array(readFileSync(join(folder, name))),
      ]),
    ),
  );
}

export const bundleName = (now: Date): string => `${basename(editionFolder())}-${stamp(now)}.zip`;

/** Keeps a copy of the edition as it is, outside of what is published, and gives its path. */
export function storeCopy(backups: string, now: Date): string {
  const path = join(backups, bundleName(now));
  replaceFile(path, bundle(), 0o600);
  return path;
}
