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

/** Names of devices, which Windows accepts for no file. */
export const isReservedName = (stem: string): boolean =>
  /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem);

/** Why a computer of another kind can't store a file under its name. */
function nameIssue(file: string, all: readonly string[]) {
  const [stem = ''] = basename(file).split('.');
  if (isReservedName(stem) || /[<>:"|?*\\\p{Cc}]|[. ]$/u.test(basename(file)))
    return { reason: "Windows can't store a file with this name.", hint: 'Rename it.' };
  const twin = all.find((each) => each !== file && each.toLowerCase() === file.toLowerCase());
  if (twin === undefined) return undefined;
  const reason = `On Windows and on a Mac, this is the same file as ${basename(twin)}.`;
  return { reason, hint: 'Rename one of the two.' };
}

/** An edition works without them. */
const optionalFiles = /^(membership\.yaml|theme\.yaml|member-numbers\.csv|posts)$/;

/** So many missing files have one cause: the edition was begun by hand, or its copy stopped. */
const manyFiles = 4;

/** @throws ContentError with one issue when there is no such folder, or it lacks many of these files. */
export function assertFinished({ folder, has }: Files, names: readonly string[]): void {
  const missing = names.filter((name) => !optionalFiles.test(name) && !has(name));
  if (missing.length < manyFiles) return;
  const [reason, hint] = existsSync(folder)
    ? [
        `This edition isn't finished. It lacks ${missing.length} files, such as ${missing.slice(0, 3).join(', ')}.`,
        'Delete the folder and start it with `npm run edition`. Or copy the files from packages/edition/starter/files, and run `npm run places`.',
      ]
    : [
        'There is no such folder.',
        'Write the folder of an edition into edition.txt, or into CONTENT_DIR if you set it.',
      ];
  throw new ContentError(folder, [{ field: '', reason, hint }]);
}

const unknownFile = {
  reason: "The site doesn't use this file.",
  hint: 'Check its name against the list in docs/content-files.md, or move it elsewhere.',
};

/** @throws ContentError with every file that the site doesn't read, or another computer can't store. */
export function assertKnownFiles({ list, pathOf, isLink }: Files, names: readonly string[]): void {
  const known = new Set(['README.md', ...names]);
  const isKnown = (file: string) => known.has(file) || isNamed(file);
  const all = list().filter(
    (file) => basename(file).includes('.') && !ignoredFiles.test(basename(file)),
  );
  const issueOf = (file: string) => {
    if (isLink(file)) return linkIssue;
    return isKnown(file) ? nameIssue(file, all) : unknownFile;
  };
  const issues = all.flatMap((file) => {
    const issue = issueOf(file);
    return issue ? [{ file: pathOf(file), field: '', ...issue }] : [];
  });
  if (issues.length > 0) throw new ContentError('', issues);
}
