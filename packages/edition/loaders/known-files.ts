// The files that an edition may have.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { picture } from '#schemas/text.ts';
import { ContentError } from './content-error.ts';
import { type Files, linkIssue } from './files.ts';

/** Files that editors and operating systems leave behind. */
const ignoredFiles = /^[.~]|~$|^Thumbs\.db$|^desktop\.ini$/i;

/** Files that other files name. */
const isNamed = (file: string) =>
  /^posts\/[^/]+\.md$|^video\/|^fonts\/[\w-]+\.(woff2|txt)$/.test(file) ||
  (file.startsWith('pictures/') && picture.safeParse(file.slice('pictures/'.length)).success);

/** @throws ContentError when there is no such folder. */
export function assertFolder({ folder }: Files): void {
  if (existsSync(folder)) return;
  const hint =
    'Write the folder of an edition into edition.txt, or into CONTENT_DIR if you set it.';
  throw new ContentError(folder, [{ field: '', reason: 'There is no such folder.', hint }]);
}

const unknownFile = {
  reason: "The site doesn't use this file.",
  hint: 'Check its name against the list in docs/content-files.md, or move it elsewhere.',
};

/** @throws ContentError with every file that the site doesn't read. */
export function assertKnownFiles({ list, pathOf, isLink }: Files, names: readonly string[]): void {
  const known = new Set(['README.md', ...names]);
  const all = list().filter(
    (file) => basename(file).includes('.') && !ignoredFiles.test(basename(file)),
  );
  const issues = all
    .filter((file) => isLink(file) || !(known.has(file) || isNamed(file)))
    .map((file) => ({
      ...{ file: pathOf(file), field: '' },
      ...(isLink(file) ? linkIssue : unknownFile),
    }));
  if (issues.length > 0) throw new ContentError('', issues);
}
