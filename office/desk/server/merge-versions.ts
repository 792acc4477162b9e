// Adds to the last version what changed between two others: what someone published, or a version backwards. Git
// merges the files that only one side changed. A file that both changed merges by its records.
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { recordsOf } from '#desk/records/file-records.ts';
import { mergeFile, mergeMembers } from '#desk/records/merge-files.ts';
import type { Conflict, Side, Versions } from '#desk/records/merge-records.ts';
import { type Bytes, textFileOf } from '#desk/writing/text-bytes.ts';
import { replaceFile } from '#import/writing/replace-file.ts';
import { bytesOnDisk } from './edition-files.ts';
import { fileIn, gitIn, gitLine, gitNames, prefixOf } from './git.ts';
import { gitError } from './git-errors.ts';

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

/** Both versions, and the command of git that adds their difference. */
export type Addition = {
  readonly base: string;
  readonly theirs: string;
  readonly command: readonly string[];
};

/** New content by the path in the repository. */
type Plan = Map<string, Bytes>;

async function planFor(
  edition: Edition,
  { base, theirs }: Addition,
  choose: (file: string, conflict: Conflict) => Side,
): Promise<Plan> {
  const prefix = await prefixOf(edition);
  const changedTo = (version: string) =>
    gitNames(edition, ...['diff', '--name-only', '--no-renames', '-z', base, version, '--', ':/']);
  const [mine, others] = [new Set(await changedTo('HEAD')), await changedTo(theirs)];
  const versionsOf = async (path: string): Promise<Versions<Bytes>> => ({
    base: await fileIn(edition, base, path),
    mine: await fileIn(edition, 'HEAD', path),
    theirs: await fileIn(edition, theirs, path),
  });
  const plan: Plan = new Map();
  const [list, numbers] = [prefix + edition.members.file, prefix + edition.memberNumbers.file];
  if (others.includes(list) || others.includes(numbers)) {
    const tables = { members: await versionsOf(list), numbers: await versionsOf(numbers) };
    const merged = mergeMembers(tables, (conflict) => choose(edition.members.file, conflict));
    if (merged) plan.set(list, merged.members).set(numbers, merged.numbers);
  }
  for (const path of others.filter((each) => mine.has(each) && !plan.has(each))) {
    // A program file has no records, and is named by its whole path.
    const file = path.startsWith(prefix) ? path.slice(prefix.length) : `:/${path}`;
    plan.set(
      path,
      mergeFile(file, await versionsOf(path), (conflict) => choose(file, conflict)),
    );
  }
  return plan;
}

/** Whether git's own merge of the lines says the same. Then the comments of both sides stay. */
function isMergedByGit(edition: Edition, file: string, content: Bytes): boolean {
  const [now, next] = [bytesOnDisk(edition, file), content].map(
    (bytes) => bytes && recordsOf(file, textFileOf(bytes).text),
  );
  return now !== undefined && isDeepStrictEqual([...now], next && [...next]);
}

async function write(edition: Edition, plan: Plan): Promise<void> {
  const prefix = await prefixOf(edition);
  const root = (await gitLine(edition, 'rev-parse', '--show-toplevel')) ?? '';
  const unmerged = await gitNames(edition, 'diff', '--name-only', '--diff-filter=U', '-z');
  for (const [path, content] of plan) {
    const isMerged =
      !unmerged.includes(path) && isMergedByGit(edition, path.slice(prefix.length), content);
    const place = `:(top,literal)${path}`;
    if (content === undefined) {
      // Git may have removed it, or never known it.
      await gitIn(edition).raw(['rm', '--quiet', '--cached', '--ignore-unmatch', '--', place]);
      rmSync(join(root, path), { force: true });
      continue;
    }
    if (!isMerged) replaceFile(join(root, path), content);
    await gitIn(edition).raw(['add', '--', place]);
  }
}

/** A file that is there while the desk merges, so that it can take back what a crash left. */
export async function mergeMark(edition: Edition): Promise<string> {
  const path = await gitLine(edition, 'rev-parse', '--git-path', 'desk-merges');
  return resolve(edition.folder, path ?? 'desk-merges');
}

/** Takes back a merge that was not finished. */
export async function stopMerge(edition: Edition): Promise<void> {
  await gitIn(edition).raw(['reset', '--quiet', '--merge']);
  rmSync(await mergeMark(edition), { force: true });
}

/**
 * Merges into the files on disk, which must be those of the last version. Returns the conflicts without a choice;
 * then nothing was written.
 * @throws DeskError when git can't merge. Then nothing was written either.
 */
export async function mergeVersions(
  edition: Edition,
  addition: Addition,
  choices: SideChoices,
): Promise<readonly FileConflict[]> {
  const conflicts: FileConflict[] = [];
  const plan = await planFor(edition, addition, (file, conflict) => {
    const id = idOf(file, conflict);
    if (!choices[id]) conflicts.push({ ...conflict, id, file });
    return choices[id] ?? 'mine';
  });
  if (conflicts.length > 0) return conflicts;
  writeFileSync(await mergeMark(edition), '');
  await gitIn(edition)
    .raw([...addition.command])
    .catch((error) => {
      // Git conflicts where we don't.
      if (!/conflict|could not revert/i.test(String(error))) throw gitError(error);
    })
    .then(() => write(edition, plan))
    .catch(async (error) => {
      await stopMerge(edition);
      throw gitError(error);
    });
  return [];
}
