// Reads and writes files of the edition. The desk writes a file only if it is still the one that the page
// shows, and only if a build would accept the edition with it.
import { createHash } from 'node:crypto';
import { lstatSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type ContentIssue,
  issuesOf,
  withoutInvisible,
} from '@appraisers/edition/loaders/content-error.ts';
import type { Changes } from '@appraisers/edition/loaders/files.ts';
import { type Edition, openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { validatePictures } from '@appraisers/edition/pictures/validate-pictures.ts';
import type { FormIssue } from '#desk/api-types.ts';
import { titleOf } from '#desk/records/describe-records.ts';
import type { Bytes } from '#desk/writing/text-bytes.ts';
import { replaceFile } from '#replace-file.ts';
import { DeskError } from './desk-error.ts';

/** The bytes of a file on disk; undefined if there is no file. */
export const bytesOnDisk = ({ has, readBytes }: Edition, file: string): Bytes =>
  has(file) ? readBytes(file) : undefined;

export const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

export const hashOf = (edition: Edition, file: string): string =>
  digest(bytesOnDisk(edition, file) ?? '');

/** @throws DeskError when what the page showed with this hash is another now. */
export function assertSame(name: string, now: string, hash: string): void {
  if (now === hash) return;
  throw new DeskError(
    `${name} was changed elsewhere, so nothing was saved. Copy your text, reopen this screen and paste it.`,
  );
}

/** An issue without its line, which a change elsewhere in the file moves. */
const keyOf = ({ line: _, path: __, ...issue }: ContentIssue) => JSON.stringify(issue);

/** The issues of the files that change, and those that the change causes in other files. */
function issuesAfter(edition: Edition, changes: Changes): readonly ContentIssue[] {
  if (Object.keys(changes).length === 0) return [];
  const after = issuesOf(openEdition(edition.folder, changes).validate);
  if (after.length === 0) return [];
  const before = new Set(issuesOf(edition.validate).map(keyOf));
  const changed = Object.keys(changes).map(edition.pathOf);
  return after.filter((issue) => changed.includes(issue.file ?? '') || !before.has(keyOf(issue)));
}

export const notSaved = 'Not saved. Fix the errors first.';

/**
 * Writes the files of a change. `pathOf` finds the field of an issue in a form.
 * @throws DeskError with the issues that a build would find. Then it writes nothing.
 */
export function save(edition: Edition, changes: Changes, pathOf?: PathOf): void {
  const issues = issuesAfter(edition, changes);
  if (issues.length > 0) throw contentError(edition, notSaved, issues, pathOf);
  writeFiles(edition, changes);
}

/**
 * Writes files that a build accepts, and removes those without content.
 * @throws DeskError when a folder of the edition is a link. What it leads to stays.
 */
export function writeFiles(edition: Edition, changes: Changes): void {
  const linked = Object.keys(changes).find((name) => {
    const folder = lstatSync(edition.pathOf(dirname(name)), { throwIfNoEntry: false });
    return name.includes('/') && folder?.isSymbolicLink();
  });
  if (linked)
    throw new DeskError(
      `Nothing was saved, because ${dirname(linked)} is a link to another folder. Ask your webmaster to replace it with what it leads to.`,
    );
  for (const [name, content] of Object.entries(changes)) {
    const path = edition.pathOf(name);
    if (content === undefined) rmSync(path, { force: true });
    else replaceFile(path, content);
  }
}

/** The issue as a sentence that begins with the screen and the entry: "Links, A divorce (content/links.yaml, line 4): …". */
function issueLine(edition: Edition, { file: path = '', line, ...issue }: ContentIssue): string {
  const folder = edition.pathOf('');
  const file = path.slice(folder.length);
  const title = path.startsWith(folder) ? titleOf(file, bytesOnDisk(edition, file)) : path;
  const [, name = issue.entry] = /"(.+)"$/.exec(issue.entry ?? '') ?? [];
  const place = line === undefined ? '' : ` (${path}, line ${line})`;
  const where = [title, name, issue.field].filter(Boolean).join(', ') + place;
  return withoutInvisible(`${where && `${where}: `}${issue.reason} ${issue.hint}`);
}

type PathOf = (issue: ContentIssue) => FormIssue['path'];

/** The error of issues of the content, each once: at its field of a form, or as a whole sentence. */
export function contentError(
  edition: Edition,
  message: string,
  issues: readonly ContentIssue[],
  pathOf: PathOf = () => [],
): DeskError {
  const all = issues.map((issue): FormIssue => {
    const path = pathOf(issue);
    const { reason, hint } = issue;
    return { path, message: path.length > 0 ? `${reason} ${hint}` : issueLine(edition, issue) };
  });
  const each = new Map(all.map((issue) => [JSON.stringify(issue), issue]));
  return new DeskError(message, [...each.values()]);
}

/** Everything that prevents a build. */
export const buildError = async (
  edition: Edition,
  message = "The content has errors, so the site can't be built. Fix these first:",
): Promise<DeskError> =>
  contentError(edition, message, [
    ...issuesOf(edition.validate),
    ...(await validatePictures(edition)),
  ]);

/** @throws DeskError with every issue that prevents a build. */
export async function assertBuildable(edition: Edition, message?: string): Promise<void> {
  const error = await buildError(edition, message);
  if (error.issues.length > 0) throw error;
}
