// What publishing would change, what was published when and by whom, and a page as it was then.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { buildIssues } from './build-issues.ts';
import { changedFiles, changesBetween, emptyTree, titleOf } from './changes.ts';
import { DeskError } from './desk-error.ts';
import { save } from './edition-files.ts';
import { fileIn, gitLine, gitNames } from './git.ts';
import { type Repository, repositoryOf } from './repository.ts';

/** The version that publishing is compared with: the last one on the website that this copy has, too. */
async function publishedVersion(edition: Edition, { target, head }: Repository): Promise<string> {
  if (!target || target.known === head) return 'HEAD';
  if (!target.known) return emptyTree;
  return (await gitLine(edition, 'merge-base', 'HEAD', target.known)) ?? target.known;
}

/** How many files publishing would change. */
export async function countChanges(edition: Edition): Promise<number> {
  const repository = await repositoryOf(edition);
  if (!repository.head) return 0;
  return (await changedFiles(edition, await publishedVersion(edition, repository))).length;
}

/** What publishing would change, and what stops it. */
export async function publishState(edition: Edition) {
  const repository = await repositoryOf(edition);
  const { blocked, head, target, askName } = repository;
  const from = head && (await publishedVersion(edition, repository));
  const changes = from ? await changesBetween(edition, from) : [];
  const issues = await buildIssues(edition);
  return { blocked, canPublish: target !== undefined, askName, issues, changes };
}

const pageLength = 20;
const [begin, separator] = ['\x1e', '\x1f'];
const format = `--format=${begin}${['%H', '%P', '%aI', '%an', '%s'].join(separator)}`;

async function log(edition: Edition, { target }: Repository, ...args: string[]) {
  const range = target?.known ? `${target.known}..HEAD` : 'HEAD';
  const own = new Set((await gitLine(edition, 'rev-list', range))?.split('\n'));
  const names = ['--name-only', '--relative', '--no-renames', '--no-show-signature'];
  const versions = (await gitLine(edition, 'log', ...names, format, ...args)) ?? '';
  return versions
    .split(begin)
    .slice(1)
    .map((version) => {
      const [line = '', ...files] = version.split('\n').filter(Boolean);
      const [id = '', parent = '', time = '', author = '', subject = ''] = line.split(separator);
      return {
        id,
        parent,
        /** With the time zone of the author, such as 2026-11-22T14:05:09-07:00. */
        time,
        author,
        /** The volunteer's words about it. */
        subject,
        /** What the volunteer calls the files that changed. */
        changed: [...new Set(files.map((file) => titleOf(edition, file)))],
        /** Whether the website's repository has it, as far as this computer knows. */
        isPublished: !own.has(id),
      };
    });
}

/** Versions that changed the edition, newest first. Versions that only merge two others are left out. */
export async function history(edition: Edition, skip: number) {
  const repository = await repositoryOf(edition);
  const { head, blocked } = repository;
  if (!head) return { versions: [], hasMore: false, blocked: blocked ?? '' };
  const count = [`--skip=${skip}`, `--max-count=${pageLength + 1}`];
  const found = await log(
    edition,
    repository,
    '--no-merges',
    '--full-history',
    ...count,
    '--',
    '.',
  );
  const versions = found.slice(0, pageLength);
  return { versions, hasMore: found.length > pageLength, blocked: '' };
}

/** @throws DeskError when there is no such version. */
export async function assertVersion(edition: Edition, id: string): Promise<void> {
  const isOurs =
    /^[0-9a-f]{40,64}$/.test(id) &&
    (await gitLine(edition, 'merge-base', '--is-ancestor', id, 'HEAD')) !== undefined;
  if (!isOurs) throw new DeskError("We can't find that version. Select one from the history.");
}

/** A version with its changes. Without a parent, nothing in it can be undone. */
export async function openVersion(edition: Edition, id: string) {
  await assertVersion(edition, id);
  const repository = await repositoryOf(edition);
  const [version] = await log(edition, repository, '-1', id);
  if (!version) throw new DeskError("We can't find that version. Select one from the history.");
  const { parent } = version;
  const files = await changesBetween(edition, parent || emptyTree, id);
  return { ...version, askName: repository.askName, files };
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
  const then = files.includes(file) ? await fileIn(edition, id, `./${file}`) : undefined;
  if (!then) throw new DeskError('This version has no such page.');
  save(edition, { [file]: then }, file);
  return {
    messages: ['The page is as it was then. Not live yet: see “Publish” for what changed.'],
  };
}
