// What was published when and by whom, and the two ways back: a version undone, and a page as it was then.
import { type Edition, openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { titleOf } from '#desk/records/describe-records.ts';
import { assertBuildable } from './build-issues.ts';
import { changedFiles, changesBetween, emptyTree } from './changes.ts';
import { DeskError } from './desk-error.ts';
import { save, writeFiles } from './edition-files.ts';
import { fileIn, gitLine } from './git.ts';
import { type FileConflict, mergedFiles, type SideChoices } from './merge-versions.ts';
import { type Repository, repositoryOf } from './repository.ts';

/** Some years of a volunteer who publishes every week. */
const maxVersions = 200;
const [begin, separator] = ['\x1e', '\x1f'];
const format = `--format=${begin}${['%H', '%P', '%aI', '%an', '%s'].join(separator)}`;

async function log(edition: Edition, ...args: string[]) {
  const names = ['--name-only', '--relative', '--no-renames', '--no-show-signature'];
  const versions = (await gitLine(edition, 'log', ...names, format, ...args)) ?? '';
  return versions
    .split(begin)
    .slice(1)
    .map((version) => {
      const [line = '', ...files] = version.split('\n').filter(Boolean);
      const [id = '', parents = '', time = '', author = '', subject = ''] = line.split(separator);
      return {
        id,
        parent: parents.split(' ')[0] ?? '',
        /** With the time zone of the author, such as 2026-11-22T14:05:09-07:00. */
        time,
        author,
        /** The volunteer's words about it. */
        subject,
        /** What the volunteer calls the files that changed. */
        changed: [...new Set(files.map((file) => titleOf(file)))],
      };
    });
}

/** The last versions that changed the edition, newest first. Versions that only merge two others are left out. */
export async function history(edition: Edition) {
  const { head, blocked = '' } = await repositoryOf(edition);
  if (!head) return { versions: [], blocked };
  const which = ['--no-merges', '--full-history', `--max-count=${maxVersions}`, '--', '.'];
  return { versions: await log(edition, ...which), blocked: '' };
}

const notFound = () => new DeskError("We can't find that version. Select one from the history.");

/** @throws DeskError when there is no such version. */
async function assertVersion(edition: Edition, id: string): Promise<void> {
  const isOurs =
    /^[0-9a-f]{40,64}$/.test(id) &&
    (await gitLine(edition, 'merge-base', '--is-ancestor', id, 'HEAD')) !== undefined;
  if (!isOurs) throw notFound();
}

/** A version with its changes. Without a parent, nothing in it can be undone. */
export async function openVersion(edition: Edition, id: string) {
  await assertVersion(edition, id);
  const [version] = await log(edition, '-1', id);
  if (!version) throw notFound();
  const { askName } = await repositoryOf(edition);
  const files = await changesBetween(edition, version.parent || emptyTree, id);
  return { ...version, askName, files };
}

/**
 * Makes a file as it was in a version. It is published with the next version.
 * @throws DeskError when it has changes that are not published, or the site couldn't be built with it.
 */
export async function makeAsThen(edition: Edition, id: string, file: string) {
  await assertVersion(edition, id);
  if ((await changedFiles(edition, 'HEAD')).includes(file))
    throw new DeskError(
      'You changed this page and did not publish it. Publish or discard it first.',
    );
  const files = await changedFiles(edition, emptyTree, id);
  const then = files.includes(file) ? await fileIn(edition, id, `./${file}`) : undefined;
  if (!then) throw new DeskError('This version has no such page.');
  save(edition, { [file]: then }, file);
  return {
    messages: ['The page is as it was then. Not live yet: see “Publish” for what changed.'],
  };
}

/**
 * Writes the files of a version as they were before it. What came later stays. Returns the conflicts with it.
 * @throws DeskError when the site can't be built without the version.
 */
export async function undoVersion(
  edition: Edition,
  { prefix }: Repository,
  id: string,
  choices: SideChoices,
): Promise<readonly FileConflict[]> {
  await assertVersion(edition, id);
  if ((await changedFiles(edition, 'HEAD')).length > 0)
    throw new DeskError('You have changes that are not published. Publish or discard them first.');
  const theirs = await gitLine(edition, 'rev-parse', '--verify', '--quiet', `${id}^`);
  if (!theirs) throw new DeskError('Nothing was before this version, so it stays.');
  const paths = (await changedFiles(edition, id, theirs)).map((file) => prefix + file);
  const range = { base: id, theirs };
  const { files, conflicts } = await mergedFiles(edition, prefix, range, paths, choices);
  if (conflicts.length > 0) return conflicts;
  const changes = Object.fromEntries(
    [...files].map(([path, content]) => [path.slice(prefix.length), content]),
  );
  await assertBuildable(
    openEdition(edition.folder, changes),
    "The site couldn't be built without this version, so it stays. Fix these first:",
  );
  writeFiles(edition, changes);
  return [];
}
