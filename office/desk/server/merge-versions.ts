// Adds what changed between two versions to the last one: what someone published, or a version backwards. Where the
// lines conflict in git, files merge by their records; a record that both changed is for the volunteer to choose.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { replaceFile } from '@appraisers/edition/loaders/replace-file.ts';
import { describeConflict } from '#desk/records/describe-records.ts';
import {
  type Conflict,
  mergeFile,
  mergeMembers,
  type Side,
  type Versions,
} from '#desk/records/merge-records.ts';
import type { Bytes } from '#desk/writing/text-bytes.ts';
import { DeskError } from './desk-error.ts';
import { assertBuildable, digest } from './edition-files.ts';
import { fileIn, git, gitLine, gitNames } from './git.ts';
import { type Repository, repositoryOf } from './repository.ts';

/** The choices of the volunteer by the id of the conflict that they saw. */
export type SideChoices = Readonly<Record<string, Side>>;

/** The files that git couldn't merge, and the tables of members, with the changes of both; and the open conflicts. */
async function mergedFiles(
  { edition, prefix }: { edition: Edition; prefix: string },
  [base, theirs]: readonly [string, string],
  { changed, unmerged }: Readonly<Record<'changed' | 'unmerged', readonly string[]>>,
  choices: SideChoices,
) {
  const conflicts: (ReturnType<typeof describeConflict> & { readonly id: string })[] = [];
  const chooseIn = (file: string) => (conflict: Conflict) => {
    // The same conflict with the same two sides has the same id.
    const id = digest(JSON.stringify([file, conflict]));
    if (!choices[id]) conflicts.push({ id, ...describeConflict(file, conflict) });
    return choices[id] ?? 'mine';
  };
  const versionsOf = async (path: string): Promise<Versions<Bytes>> => ({
    base: await fileIn(edition, base, path),
    mine: await fileIn(edition, 'HEAD', path),
    theirs: await fileIn(edition, theirs, path),
  });
  const files = new Map<string, Bytes>();
  const names = { members: edition.members.file, numbers: edition.memberNumbers.file };
  const [list, numbers] = [prefix + names.members, prefix + names.numbers];
  if (changed.includes(list) || changed.includes(numbers)) {
    const tables = { members: await versionsOf(list), numbers: await versionsOf(numbers) };
    const merged = mergeMembers(names, tables, chooseIn(names.members));
    if (merged?.members) files.set(list, merged.members);
    if (merged?.numbers) files.set(numbers, merged.numbers);
  }
  for (const path of unmerged.filter((each) => !files.has(each))) {
    // A program file has no records, and is named by its whole path.
    const file = path.startsWith(prefix) ? path.slice(prefix.length) : `:/${path}`;
    files.set(path, mergeFile(file, await versionsOf(path), chooseIn(file)));
  }
  return { files, conflicts };
}

/** How git takes a path from the folder of all files, with special characters in it. */
const inRepository = (path: string) => `:(top,literal)${path}`;

const takeBack = (edition: Edition) => git(edition, 'reset', '--quiet', '--merge');

const beginning = 'Add the changes of';

/** When the desk opens: takes back its own merge that a crash left. What was saved before it is in a version. */
export async function tidyUp(edition: Edition): Promise<void> {
  const { gitFolder } = await repositoryOf(edition);
  const message = join(gitFolder, 'MERGE_MSG');
  if (existsSync(message) && readFileSync(message, 'utf8').startsWith(beginning))
    // If it can't, “Publish” says why.
    await takeBack(edition).catch(() => undefined);
}

const otherHistory =
  "The website's versions and yours have no common beginning. Ask your webmaster to connect this copy again. Your work is safe.";

/**
 * Merges a version with the last one on this computer. Every change on disk is in that one.
 * @throws an error when the result can't be built. Then, as with conflicts, nothing changed.
 */
export async function mergeVersion(
  edition: Edition,
  { prefix, root }: Repository,
  theirs: string,
  choices: SideChoices,
  unbuildable?: string,
) {
  const names = await gitLine(edition, 'log', '--format=%an', `HEAD..${theirs}`);
  if (!names) return undefined;
  /** Who published it, such as "Ben and Ana". */
  const authors = new Intl.ListFormat('en-US').format(new Set(names.split('\n')));
  const base = await gitLine(edition, 'merge-base', 'HEAD', theirs);
  if (!base) throw new DeskError(otherHistory);
  const diff = ['diff', '--name-only', '--no-renames', '-z'];
  const changed = await gitNames(edition, ...diff, base, theirs, '--', ':/');
  /** Whether programs of the desk changed, too. */
  const hasPrograms = changed.some((path) => !path.startsWith(prefix));
  const message = `--message=${beginning} ${authors}`;
  try {
    await git(edition, 'merge', '--quiet', '--no-commit', '--no-ff', message, theirs).catch(
      (error) => {
        if (!/conflict/i.test(String(error))) throw error;
      },
    );
    const unmerged = await gitNames(edition, ...diff, '--diff-filter=U', '--', ':/');
    const versions = [base, theirs] as const;
    const paths = { changed, unmerged };
    const { files, conflicts } = await mergedFiles({ edition, prefix }, versions, paths, choices);
    if (conflicts.length > 0) await takeBack(edition);
    else {
      for (const [path, content] of files)
        if (content) replaceFile(join(root, path), content);
        else rmSync(join(root, path), { force: true });
      if (files.size > 0)
        await git(edition, 'add', '--all', '--', ...[...files.keys()].map(inRepository));
      const mismatched = `Your changes and ${authors}'s don't go together, so nothing was published. Fix these first:`;
      await assertBuildable(edition, unbuildable ?? mismatched);
      await git(edition, 'commit', '--quiet', message);
    }
    return { conflicts, authors, hasPrograms };
  } catch (error) {
    // Git leaves new files that it couldn't finish, on a full disk, but touches none that were there.
    const added = await gitNames(edition, ...diff, '--diff-filter=A', base, theirs, '--', ':/');
    if (!/would be overwritten/.test(String(error)) && added.length > 0)
      await git(edition, 'clean', '--force', '--quiet', '--', ...added.map(inRepository));
    await takeBack(edition);
    throw error;
  }
}
