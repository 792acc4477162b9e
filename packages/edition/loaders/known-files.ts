// Which files an edition may have.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { picture } from '#schemas/text.ts';
import { asPhrase, ContentError } from './content-error.ts';
import type { Files } from './files.ts';

/** Files that editors and systems leave behind. */
const ignoredFiles = /^[.~]|~$|^Thumbs\.db$|^desktop\.ini$/i;

/** Files that other files name. */
const isNamed = (file: string) =>
  /^posts\/[^/]+\.md$|^film\//.test(file) ||
  (file.startsWith('pictures/') && picture.safeParse(file.slice('pictures/'.length)).success);

/** @throws ContentError when there is no such folder. */
export function assertFolder({ folder }: Files): void {
  if (existsSync(folder)) return;
  const found = asPhrase('no such folder');
  const expected = 'the folder of an edition; CONTENT_DIR names it, `content` without it';
  throw new ContentError(folder, [{ field: '', found, expected }]);
}

/** @throws ContentError with every file that the site does not read: its name may have a typo. */
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
    found: asPhrase('a file that the site does not read'),
    expected: 'only the files that content/README.md names; rename it or move it elsewhere',
  }));
  if (issues.length > 0) throw new ContentError('', issues);
}
