// Adds what changed between two versions to the last one: what someone published, or a version backwards. Where the
// lines conflict in git, files merge by their records; a record that both changed is for the volunteer to choose. The
// disk changes in one step, at the end.
import { join } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { describeConflict } from '#desk/records/describe-records.ts';
import { type Conflict, mergeFile, type Side } from '#desk/records/merge-records.ts';
import type { Bytes } from '#desk/writing/text-bytes.ts';
import { editionAt } from './changes.ts';
import { DeskError } from './desk-error.ts';
import { assertBuildable, buildError, digest } from './edition-files.ts';
import { fileIn, git, gitLine, gitWith, pathsBetween } from './git.ts';
import { moveTo, type Repository } from './repository.ts';

/** The choices of the volunteer by the id of the conflict that they saw. */
export type SideChoices = Readonly<Record<string, Side>>;

/** A tree of git with these files in it, or without those that have no content. */
async function treeWith(
  edition: Edition,
  gitFolder: string,
  tree: string,
  files: ReadonlyMap<string, Bytes>,
): Promise<string> {
  const env = { GIT_INDEX_FILE: join(gitFolder, 'desk-index') };
  await gitWith(edition, { env }, 'read-tree', tree);
  for (const [path, content] of files) {
    const there = await git(edition, 'ls-tree', '--full-tree', tree, '--', path);
    const input = content ?? '';
    const blob = await gitWith(edition, { input }, 'hash-object', '-w', '--stdin');
    // A program that could be run still can.
    const mode = content ? there.split(' ')[0] || '100644' : '0';
    const entry = { env, input: `${mode} ${blob.trim()}\t${path}\0` };
    await gitWith(edition, entry, 'update-index', '-z', '--index-info');
  }
  return (await gitWith(edition, { env }, 'write-tree')).trim();
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
  const people = await gitLine(edition, 'log', '--format=%an', `HEAD..${theirs}`);
  if (!people) return undefined;
  /** Who published it, such as "Ben and Ana". */
  const authors = new Intl.ListFormat('en-US').format(new Set(people.split('\n')));
  const base = await gitLine(edition, 'merge-base', 'HEAD', theirs);
  if (!base) throw new DeskError(otherHistory);
  const changed = await pathsBetween(edition, base, theirs);
  /** Whether programs of the desk changed, too. */
  const hasPrograms = changed.some((path) => !path.startsWith(prefix));
  // In the folder of all files, because it names those that conflict from where it runs.
  const mergeTree = ['-C', root, 'merge-tree', '--write-tree', '-z'];
  const names = ['--name-only', '--no-messages', 'HEAD', theirs];
  const found = await gitWith(edition, { no: 1 }, ...mergeTree, ...names);
  const [tree = '', ...unmerged] = found.split('\0').filter(Boolean);
  // Git sees no conflict where two rows far apart have one number.
  const tables = [edition.members.file, edition.memberNumbers.file].map((file) => prefix + file);
  const files = new Map<string, Bytes>();
  const conflicts: (ReturnType<typeof describeConflict> & { readonly id: string })[] = [];
  for (const path of new Set([...unmerged, ...tables.filter((each) => changed.includes(each))])) {
    // A program file has no records, and is named by its whole path.
    const file = path.startsWith(prefix) ? path.slice(prefix.length) : `:/${path}`;
    const choose = (conflict: Conflict) => {
      // The same conflict with the same two sides has the same id.
      const id = digest(JSON.stringify([file, conflict]));
      if (!choices[id]) conflicts.push({ id, ...describeConflict(file, conflict) });
      return choices[id] ?? 'mine';
    };
    const versions = {
      base: await fileIn(edition, base, path),
      mine: await fileIn(edition, 'HEAD', path),
      theirs: await fileIn(edition, theirs, path),
    };
    files.set(path, mergeFile(file, versions, choose));
  }
  if (conflicts.length === 0) {
    const merged = await treeWith(edition, gitFolder, tree, files);
    const broken = `${authors} published errors, so nothing of yours was published. Ask ${authors} or your webmaster to fix these:`;
    const mismatched = `Your changes and ${authors}'s don't go together, so nothing was published. Fix these first:`;
    const error = await buildError(await editionAt(edition, merged), unbuildable ?? mismatched);
    if (error.issues.length > 0) {
      if (!unbuildable) await assertBuildable(await editionAt(edition, theirs), broken);
      throw error;
    }
    const parents = ['-p', 'HEAD', '-p', theirs];
    const message = `Add the changes of ${authors}`;
    const version = await git(edition, 'commit-tree', merged, ...parents, '-m', message);
    await moveTo(edition, gitFolder, version.trim());
  }
  return { conflicts, authors, hasPrograms };
}
