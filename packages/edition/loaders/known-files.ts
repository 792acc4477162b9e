// The files that an edition may have.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { picture } from '#schemas/text.ts';
import { ContentError } from './content-error.ts';
import type { Files } from './files.ts';

/** Files that editors and operating systems leave behind. */
const ignoredFiles = /^[.~]|~$|^Thumbs\.db$|^desktop\.ini$/i;

/** Files that other files name. */
const isNamed = (file: string) =>
  /^posts\/[^/]+\.md$|^video\/|^fonts\/[\w-]+\.woff2$/.test(file) ||
  (file.startsWith('pictures/') && picture.safeParse(file.slice('pictures/'.length)).success);

/** @throws ContentError when there is no such folder. */
export function assertFolder({ folder }: Files): void {
  if (existsSync(folder)) return;
  const reason = 'There is no such folder.';
  const hint = 'Set CONTENT_DIR to the folder of an edition, or leave it out to use content/.';
  throw new ContentError(folder, [{ field: '', reason, hint }]);
}

/** @throws ContentError with every file that the site doesn't read. Its name may have a typo. */
export function assertKnownFiles({ list, pathOf }: Files, names: readonly string[]): void {
  const known = new Set(['README.md', ...names]);
  const unknown = list().filter(
    (file) =>
      basename(file).includes('.') &&
      !(known.has(file) || isNamed(file) || ignoredFiles.test(basename(file))),
  );
  const issues = unknown.map((file) => ({
    file: pathOf(file),
    field: '',
    reason: "The site doesn't use this file.",
    hint: 'Check its name against the list in content/README.md, or move it elsewhere.',
  }));
  if (issues.length > 0) throw new ContentError('', issues);
}
