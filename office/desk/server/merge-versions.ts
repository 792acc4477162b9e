// Adds what changed between two versions to the last one: what someone published, or a version backwards. Where the
// lines conflict in git, files merge by their records; a record that both changed is for the volunteer to choose.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { replaceFile } from '@appraisers/edition/loaders/replace-file.ts';
import { mergeFile, mergeMembers } from '#desk/records/merge-files.ts';
import type { Conflict, Side, Versions } from '#desk/records/merge-records.ts';
import type { Bytes } from '#desk/writing/text-bytes.ts';
import { DeskError } from './desk-error.ts';
import { assertBuildable, digest } from './edition-files.ts';
import { fileIn, git, gitLine, gitNames } from './git.ts';
import { type Repository, repositoryOf } from './repository.ts';

/** The choices of the volunteer by the id of the conflict that they saw. */
export type SideChoices = Readonly<Record<string, Side>>;

/** A record that both changed, in a file of the edition. Without a path it is the whole file. */
export type FileConflict = Conflict & { readonly id: string; readonly file: string };

/** The same conflict with the same two sides has the same id. */
const idOf = (file: string, { path, mine, theirs }: Conflict) =>
  digest(JSON.stringify([file, path, mine ?? null, theirs ?? null]));

/** These files and the tables of members with the changes of two versions, and the conflicts without a choice. */
async function mergedFiles(
  edition: Edition,
  prefix: string,
  [base, theirs]: readonly [string, string],
  paths: readonly string[],
  choices: SideChoices,
) {
  const conflicts: FileConflict[] = [];
  const chooseIn = (file: string) => (conflict: Conflict) => {
    const id = idOf(file, conflict);
    if (!choices[id]) conflicts.push({ ...conflict, id, file });
    return choices[id] ?? 'mine';
  };
  const versionsOf = async (path: string): Promise<Versions<Bytes>> => ({
    base: await fileIn(edition, base, path),
    mine: await fileIn(edition, 'HEAD', path),
    theirs: await fileIn(edition, theirs, path),
  });
  const names = { members: edition.members.file, numbers: edition.memberNumbers.file };
  const [list, numbers] = [prefix + names.members, prefix + names.numbers];
  const tables = { members: await versionsOf(list), numbers: await versionsOf(numbers) };
  const merged = mergeMembers(names, tables, chooseIn(names.members));
  const files = new Map<string, Bytes>();
  if (merged?.members) files.set(list, merged.members);
  if (merged?.numbers) files.set(numbers, merged.numbers);
  for (const path of paths) {
    if (files.has(path)) continue;
    // A program file has no records, and is named by its whole path.
    const file = path.startsWith(prefix) ? path.slice(prefix.length) : `:/${path}`;
    files.set(path, mergeFile(file, await versionsOf(path), chooseIn(file)));
  }
  return { files, conflicts };
}

/** A file that is there while the desk merges. */
const markIn = (gitFolder: string) => join(gitFolder, 'desk-merges');

/** How git takes a path from the folder of all files, with special characters in it. */
const inRepository = (path: string) => `:(top,literal)${path}`;

async function takeBack(edition: Edition, gitFolder: string): Promise<void> {
  await git(edition, 'reset', '--quiet', '--merge');
  rmSync(markIn(gitFolder), { force: true });
}

/** When the desk opens: takes back a merge that a crash left unfinished. What was saved before it is in a version. */
export async function tidyUp(edition: Edition): Promise<void> {
  const { gitFolder } = await repositoryOf(edition);
  if (existsSync(markIn(gitFolder))) await takeBack(edition, gitFolder);
}

const otherHistory =
  "The website's versions and yours have no common beginning. Ask your webmaster to connect this copy again. Your work is safe.";

/**
 * Merges a version with the last one on this computer. Every change on disk is in that one.
 * @throws an error when the result can't be built. Then, as with conflicts, nothing changed.
 */
export async function mergeVersion(
  edition: Edition,
  { prefix, root, gitFolder }: Repository,
  theirs: string,
  choices: SideChoices,
  unbuildable?: string,
) {
  const names = await gitLine(edition, 'log', '--format=%an', `HEAD..${theirs}`);
  if (!names) return undefined;
  const authors = new Intl.ListFormat('en-US').format(new Set(names.split('\n')));
  const base = await gitLine(edition, 'merge-base', 'HEAD', theirs);
  if (!base) throw new DeskError(otherHistory);
  const diff = ['diff', '--name-only', '--no-renames', '-z'];
  const changed = await gitNames(edition, ...diff, base, theirs, '--', ':/');
  const message = `--message=Add the changes of ${authors}`;
  writeFileSync(markIn(gitFolder), '');
  try {
    await git(edition, 'merge', '--quiet', '--no-commit', '--no-ff', message, theirs).catch(
      (error) => {
        if (!/conflict/i.test(String(error))) throw error;
      },
    );
    const unmerged = await gitNames(edition, ...diff, '--diff-filter=U', '--', ':/');
    const versions = [base, theirs] as const;
    const { files, conflicts } = await mergedFiles(edition, prefix, versions, unmerged, choices);
    if (conflicts.length > 0) await takeBack(edition, gitFolder);
    else {
      for (const [path, content] of files)
        if (content) replaceFile(join(root, path), content);
        else rmSync(join(root, path), { force: true });
      const paths = [...files.keys()].map(inRepository);
      if (paths.length > 0) await git(edition, 'add', '--all', '--', ...paths);
      const mismatched = `Your changes and ${authors}'s don't go together, so nothing was published. Fix these first:`;
      await assertBuildable(edition, unbuildable ?? mismatched);
      await git(edition, 'commit', '--quiet', message);
      rmSync(markIn(gitFolder));
    }
    /** Who published it, such as "Ben and Ana", and whether programs of the desk changed, too. */
    return { conflicts, authors, hasPrograms: changed.some((path) => !path.startsWith(prefix)) };
  } catch (error) {
    // Git leaves new files that it couldn't finish, on a full disk, but touches none that were there.
    const added = await gitNames(edition, ...diff, '--diff-filter=A', base, theirs, '--', ':/');
    if (!/would be overwritten/.test(String(error)) && added.length > 0)
      await git(edition, 'clean', '--force', '--quiet', '--', ...added.map(inRepository));
    await takeBack(edition, gitFolder);
    throw error;
  }
}
