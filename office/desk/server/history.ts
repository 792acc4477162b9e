// What was published when and by whom, what each version changed, and a page as it was then.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { changedFiles, changesBetween, emptyTree, type FileChange, titleOf } from './changes.ts';
import { DeskError } from './desk-error.ts';
import { save } from './edition-files.ts';
import { fileIn, gitLine, gitNames, prefixOf } from './git.ts';
import { repositoryOf } from './repository.ts';

export type Version = {
  readonly id: string;
  /** The volunteer's words about it. */
  readonly subject: string;
  readonly author: string;
  /** What the volunteer calls the files that changed. */
  readonly changed: readonly string[];
  /** With the time zone of the author, such as 2026-11-22T14:05:09-07:00. */
  readonly time: string;
  /** Whether the website's repository has it, as far as this computer knows. */
  readonly isPublished: boolean;
};

export type VersionPage = {
  readonly versions: readonly Version[];
  readonly hasMore: boolean;
  /** Why there are none, and what to do. */
  readonly blocked: string | undefined;
};

export type OpenedVersion = Version & {
  /** Whether no version is before it, so that nothing in it can be undone. */
  readonly isFirst: boolean;
  readonly askName: boolean;
  readonly files: readonly FileChange[];
};

const pageLength = 20;
const [begin, separator] = ['\x1e', '\x1f'];
const format = `--format=${begin}${['%H', '%aI', '%an', '%s'].join(separator)}`;

async function log(edition: Edition, ...args: string[]): Promise<readonly Version[]> {
  const { target } = await repositoryOf(edition);
  const range = target?.known ? `${target.known}..HEAD` : 'HEAD';
  const own = new Set((await gitLine(edition, 'rev-list', range))?.split('\n'));
  const names = ['--name-only', '--relative', '--no-renames', '--no-show-signature'];
  const versions = (await gitLine(edition, 'log', ...names, format, ...args)) ?? '';
  return versions
    .split(begin)
    .slice(1)
    .map((version) => {
      const [line = '', ...files] = version.split('\n').filter(Boolean);
      const [id = '', time = '', author = '', subject = ''] = line.split(separator);
      const changed = [...new Set(files.map((file) => titleOf(edition, file)))];
      return { id, time, author, subject, changed, isPublished: !own.has(id) };
    });
}

/** Versions that changed the edition, newest first. Versions that only merge two others are left out. */
export async function history(edition: Edition, skip: number): Promise<VersionPage> {
  const { isRecorded, blocked } = await repositoryOf(edition);
  if (!isRecorded) return { versions: [], hasMore: false, blocked };
  const count = [`--skip=${skip}`, `--max-count=${pageLength + 1}`];
  const found = await log(edition, '--no-merges', '--full-history', ...count, '--', '.');
  const versions = found.slice(0, pageLength);
  return { versions, hasMore: found.length > pageLength, blocked: undefined };
}

/** @throws DeskError when there is no such version. */
export async function assertVersion(edition: Edition, id: string): Promise<void> {
  const isOurs =
    /^[0-9a-f]{40,64}$/.test(id) &&
    (await gitLine(edition, 'merge-base', '--is-ancestor', id, 'HEAD')) !== undefined;
  if (!isOurs) throw new DeskError("We can't find that version. Select one from the history.");
}

/** A version with its changes. */
export async function openVersion(edition: Edition, id: string): Promise<OpenedVersion> {
  await assertVersion(edition, id);
  const before = await gitLine(edition, 'rev-parse', '--verify', '--quiet', `${id}^`);
  const [version] = await log(edition, '-1', id);
  if (!version) throw new DeskError("We can't find that version. Select one from the history.");
  const { askName } = await repositoryOf(edition);
  const files = await changesBetween(edition, before ?? emptyTree, id);
  return { ...version, isFirst: before === undefined, askName, files };
}

/**
 * Makes a file as it was in a version. It is published with the next version.
 * @throws DeskError when it has changes that are not published, or the site couldn't be built with it.
 */
export async function makeAsThen(edition: Edition, id: string, file: string) {
  await assertVersion(edition, id);
  const isChanged = (await changedFiles(edition, 'HEAD')).some((each) => each.file === file);
  if (isChanged)
    throw new DeskError(
      'You changed this page and did not publish it. Publish or discard it first.',
    );
  const files = await gitNames(edition, 'ls-tree', '-r', '--name-only', '-z', id, '--', '.');
  const then = files.includes(file)
    ? await fileIn(edition, id, (await prefixOf(edition)) + file)
    : undefined;
  if (!then) throw new DeskError('This version has no such page.');
  save(edition, { [file]: then }, file);
  return {
    messages: ['The page is as it was then. Not live yet: see “Publish” for what changed.'],
  };
}
