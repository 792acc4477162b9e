// Adds what changed between two versions to the last one: what someone published, or a version backwards. Files merge by
// their records; a record that both sides changed is for the volunteer to choose.
import { createHash } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Edition, openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { recordsOf } from '#desk/records/file-records.ts';
import { mergeFile, mergeMembers } from '#desk/records/merge-files.ts';
import type { Conflict, Side, Versions } from '#desk/records/merge-records.ts';
import { type Bytes, textFileOf } from '#desk/writing/text-bytes.ts';
import { replaceFile } from '#import/writing/replace-file.ts';
import { assertBuildable } from './build-issues.ts';
import { DeskError } from './desk-error.ts';
import { bytesOnDisk } from './edition-files.ts';
import { fileIn, gitIn, gitLine, gitNames, runGit } from './git.ts';
import { gitError } from './git-errors.ts';
import { type Repository, repositoryOf } from './repository.ts';

/** The choices of the volunteer by the id of the conflict that they saw. */
export type SideChoices = Readonly<Record<string, Side>>;

/** A record that both changed, in a file of the edition. Without a path it is the whole file. */
export type FileConflict = Conflict & { readonly id: string; readonly file: string };

/** The same conflict with the same two sides has the same id. */
const idOf = (file: string, { path, mine, theirs }: Conflict) =>
  createHash('sha256')
    .update(JSON.stringify([file, path, mine ?? null, theirs ?? null]))
    .digest('hex')
    .slice(0, 16);

/** The files that differ between two versions, by their paths in the repository. */
export const changedPaths = (edition: Edition, from: string, to: string) =>
  gitNames(edition, 'diff', '--name-only', '--no-renames', '-z', from, to, '--', ':/');

type Range = { readonly base: string; readonly theirs: string };

/** The files at these paths with the difference of the two versions, and the conflicts without a choice. */
export async function mergedFiles(
  edition: Edition,
  prefix: string,
  { base, theirs }: Range,
  paths: readonly string[],
  choices: SideChoices,
) {
  const conflicts: FileConflict[] = [];
  const files = new Map<string, Bytes>();
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
  const tables = [edition.members.file, edition.memberNumbers.file].map((file) => prefix + file);
  const [list = '', numbers = ''] = tables;
  if (paths.some((path) => tables.includes(path))) {
    const versions = { members: await versionsOf(list), numbers: await versionsOf(numbers) };
    const merged = mergeMembers(versions, chooseIn(edition.members.file));
    if (merged) files.set(list, merged.members).set(numbers, merged.numbers);
  }
  for (const path of paths.filter((each) => !files.has(each))) {
    // A program file has no records, and is named by its whole path.
    const file = path.startsWith(prefix) ? path.slice(prefix.length) : `:/${path}`;
    files.set(path, mergeFile(file, await versionsOf(path), chooseIn(file)));
  }
  return { files, conflicts };
}

/** Whether git's own merge of the lines says the same. Then the comments of both sides stay. */
function isMergedByGit(edition: Edition, file: string, content: Bytes): boolean {
  const [now, next] = [bytesOnDisk(edition, file), content].map(
    (bytes) => bytes && recordsOf(file, textFileOf(bytes).text),
  );
  return now !== undefined && isDeepStrictEqual([...now], next && [...next]);
}

async function write(
  edition: Edition,
  { root, prefix }: Repository,
  files: ReadonlyMap<string, Bytes>,
): Promise<void> {
  const [written, removed]: [string[], string[]] = [[], []];
  for (const [path, content] of files) {
    (content ? written : removed).push(`:(top,literal)${path}`);
    if (!content) rmSync(join(root, path), { force: true });
    else if (
      !path.startsWith(prefix) ||
      !isMergedByGit(edition, path.slice(prefix.length), content)
    )
      replaceFile(join(root, path), content);
  }
  if (written.length > 0) await runGit(edition, 'add', '--', ...written);
  // Git may have removed it, or never known it.
  const remove = ['rm', '--quiet', '--cached', '--ignore-unmatch', '--'];
  if (removed.length > 0) await runGit(edition, ...remove, ...removed);
}

/** Takes back a merge that was not finished. */
async function stopMerge(edition: Edition, { mergeMark }: Repository): Promise<void> {
  await runGit(edition, 'reset', '--quiet', '--merge');
  rmSync(mergeMark, { force: true });
}

/** When the desk opens: takes back a merge that a crash left unfinished. What was saved before it is in a version. */
export async function tidyUp(edition: Edition): Promise<void> {
  const repository = await repositoryOf(edition);
  if (existsSync(repository.mergeMark)) await stopMerge(edition, repository);
}

type Merged = {
  readonly conflicts: readonly FileConflict[];
  /** Who published it, such as "Ben and Ana"; empty when nothing was new. */
  readonly authors: string;
  /** Whether programs of the desk changed, too. */
  readonly hasPrograms: boolean;
};

const otherHistory =
  "The website's versions and yours have no common beginning. Ask your webmaster to connect this copy again. Your work is safe.";

/**
 * Merges a version that git has fetched with the last one on this computer. Every change on disk is in that version.
 * @throws DeskError when the result can't be built. Then nothing changed.
 */
export async function mergeLatest(
  edition: Edition,
  repository: Repository,
  theirs: string,
  choices: SideChoices,
): Promise<Merged> {
  const names = await gitLine(edition, 'log', '--no-merges', '--format=%an', `HEAD..${theirs}`);
  if (!names) return { conflicts: [], authors: '', hasPrograms: false };
  const authors = new Intl.ListFormat('en-US').format(new Set(names.split('\n')));
  const base = await gitLine(edition, 'merge-base', 'HEAD', theirs);
  if (!base) throw new DeskError(otherHistory);
  const { prefix, mergeMark } = repository;
  const [mine, others] = [
    new Set(await changedPaths(edition, base, 'HEAD')),
    await changedPaths(edition, base, theirs),
  ];
  const tables = [edition.members.file, edition.memberNumbers.file].map((file) => prefix + file);
  const paths = others.filter((path) => mine.has(path) || tables.includes(path));
  const { files, conflicts } = await mergedFiles(edition, prefix, { base, theirs }, paths, choices);
  const hasPrograms = others.some((path) => !path.startsWith(prefix));
  if (conflicts.length > 0) return { conflicts, authors, hasPrograms };
  try {
    writeFileSync(mergeMark, '');
    await gitIn(edition)
      .raw(['merge', '--quiet', '--no-commit', '--no-ff', theirs])
      .catch((error) => {
        // Git conflicts where we don't.
        if (!/conflict/i.test(String(error))) throw error;
      });
    await write(edition, repository, files);
    const unbuildable = `Your changes and ${authors}'s don't go together, so nothing was published. Fix these first:`;
    await assertBuildable(openEdition(edition.folder), unbuildable);
    await runGit(edition, 'commit', '--quiet', `--message=Added ${authors}'s changes`);
  } catch (error) {
    await stopMerge(edition, repository);
    throw gitError(error);
  }
  rmSync(mergeMark, { force: true });
  return { conflicts, authors, hasPrograms };
}
