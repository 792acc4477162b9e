// Adds the difference between two versions to the volunteer's work: to the last saved version, and to the
// files on disk, which may have changes that are in no version. Nothing is written before all is decided.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { MergeConflict } from '#desk/api-types.ts';
import { type FileVersions, isSameFile, mergeFile } from '#desk/merging/merge-file.ts';
import type { Side, ValueConflict } from '#desk/merging/merge-values.ts';
import { type NewNumbers, newNumbers, renumbered } from '#desk/merging/same-numbers.ts';
import type { Bytes } from '#desk/merging/text-bytes.ts';
import { replaceFile } from '#import/writing/replace-file.ts';
import { storeCopy } from './bundle.ts';
import { countChanges, differing, prefixOf } from './changes.ts';
import { describeConflict } from './describe-conflict.ts';
import { DeskError } from './desk-error.ts';
import { bytesOnDisk } from './edition-files.ts';
import { git } from './git.ts';
import { fileIn, gitSays, type NewVersion, storeVersion } from './revisions.ts';

/** The choices of the volunteer by the id of the conflict that they saw. */
export type SideChoices = Readonly<Record<string, Side>>;

export type Combination = {
  readonly base: string;
  readonly theirs: string;
  /** Replaces a file of one of the two versions, by its name in the edition. */
  readonly instead?: (file: string, versions: FileVersions) => FileVersions;
  /** The only files or folders that change, by their names in the edition. Otherwise all of them. */
  readonly only?: readonly string[];
};

export type CombinePlan = {
  readonly conflicts: readonly MergeConflict[];
  /** The new content of files by their paths in the repository: in the version, and on disk. */
  readonly saved: ReadonlyMap<string, Bytes>;
  readonly onDisk: ReadonlyMap<string, Bytes>;
  /** Files outside the edition, which are as in `theirs`. */
  readonly outside: readonly string[];
};

/** The same conflict with the same two sides has the same id. */
const idOf = (file: string, { path, mine, theirs }: ValueConflict) =>
  createHash('sha256')
    .update(JSON.stringify([file, path, mine ?? null, theirs ?? null]))
    .digest('hex')
    .slice(0, 16);

const others =
  'Someone else changed a program file that is also changed on this computer. Ask your webmaster to merge. Your work is safe.';

export async function planCombination(
  edition: Edition,
  { base, theirs, instead = (_, versions) => versions, only }: Combination,
  choices: SideChoices,
): Promise<CombinePlan> {
  const prefix = await prefixOf(edition);
  const nameIn = (path: string) => path.slice(prefix.length);
  const scope = only ? only.map((file) => `:(top,literal)${prefix}${file}`) : [':/'];
  const paths = (await differing(edition, base, theirs, '--', ...scope)).map(({ file }) => file);
  const conflicts = new Map<string, MergeConflict>();
  const saved = new Map<string, Bytes>();
  const onDisk = new Map<string, Bytes>();
  const outside: string[] = [];
  const { members, memberNumbers } = edition;
  let numbers: NewNumbers = new Map();

  const threeVersions = (path: string) =>
    Promise.all([base, theirs, 'HEAD'].map((revision) => fileIn(edition, revision, path)));

  const versionsOf = async (path: string) => {
    const [b, t, head] = await threeVersions(path);
    const name = nameIn(path);
    const disk = bytesOnDisk(edition, name);
    const given = instead(name, { base: b, mine: disk, theirs: t });
    return { base: given.base, theirs: given.theirs, head, disk };
  };

  const listPath = prefix + members.file;
  if (paths.includes(listPath)) {
    const { disk, ...sides } = await versionsOf(listPath);
    numbers = newNumbers(members.file, { ...sides, mine: disk });
    // The second table has the same numbers.
    const second = prefix + memberNumbers.file;
    if (numbers.size > 0 && !paths.includes(second)) paths.push(second);
  }

  for (const path of paths) {
    if (!path.startsWith(prefix)) {
      const [b, t, head] = await threeVersions(path);
      if (isSameFile(head, t)) continue;
      const clean = (await git(edition, 'status', '--porcelain', '--', `:/${path}`)).out === '';
      if (!isSameFile(head, b) || !clean) throw new DeskError(others);
      saved.set(path, t);
      outside.push(path);
      continue;
    }
    const name = nameIn(path);
    const { base: b, theirs: t, head, disk } = await versionsOf(path);
    const isNumbered = name === members.file || name === memberNumbers.file;
    const own = (bytes: Bytes) => (isNumbered ? renumbered(name, bytes, numbers) : bytes);
    const chosen = new Map<string, Side>();
    const work = mergeFile(name, { base: b, mine: own(disk), theirs: t }, (conflict) => {
      const side = choices[idOf(name, conflict)];
      chosen.set(conflict.path.join('/'), side ?? 'mine');
      return side ?? 'mine';
    });
    for (const conflict of work.conflicts) {
      const id = idOf(name, conflict);
      if (!choices[id])
        conflicts.set(id, { id, ...(await describeConflict(edition, name, conflict)) });
    }
    onDisk.set(path, work.content);
    // Where the version differs from the disk, the other side is what the volunteer has on disk, too.
    const inVersion = mergeFile(
      name,
      { base: b, mine: own(head), theirs: t },
      ({ path: at }) => chosen.get(at.join('/')) ?? 'theirs',
    );
    saved.set(path, inVersion.content);
  }
  return { conflicts: [...conflicts.values()], saved, onDisk, outside };
}

export type CombinedVersion = Omit<NewVersion, 'files' | 'modesFrom'> & {
  readonly theirs: string;
  /** The version that already has all of it, when the volunteer has none of their own. */
  readonly ready?: string;
};

/** Writes what was planned. Returns the path of the copy of what was in no version before, if any. */
export async function applyCombination(
  edition: Edition,
  { saved, onDisk, outside }: CombinePlan,
  { parents, subject, theirs, ready }: CombinedVersion,
  { backups, now }: { readonly backups: string; readonly now: Date },
): Promise<string | undefined> {
  const prefix = await prefixOf(edition);
  const unsaved = await countChanges(edition);
  const copy = unsaved > 0 ? storeCopy(edition, backups, now) : undefined;
  const version =
    ready ?? (await storeVersion(edition, { parents, subject, files: saved, modesFrom: theirs }));
  // The disk comes first. If the power fails now, the next start sees the same change on both sides.
  for (const [path, bytes] of onDisk) {
    const name = path.slice(prefix.length);
    const file = edition.pathOf(name);
    if (bytes === undefined) rmSync(file, { force: true });
    else if (!isSameFile(bytes, bytesOnDisk(edition, name))) replaceFile(file, bytes);
  }
  for (const path of outside) {
    const args = saved.get(path)
      ? ['restore', `--source=${theirs}`, '--worktree', '--', `:/${path}`]
      : ['rm', '--quiet', '--force', '--', `:/${path}`];
    await git(edition, ...args);
  }
  const { ok, err } = await git(edition, 'reset', '--quiet', version);
  if (!ok)
    throw new DeskError(
      `The version wasn't saved, but your files are safe. Send this to your webmaster. ${gitSays(err)}`,
    );
  return copy;
}
