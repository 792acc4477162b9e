// What differs between two versions of the edition, and what publishing would change, by the names that volunteers know.
import { type Edition, openEdition } from '@appraisers/edition/loaders/open-edition.ts';
import { howOf, recordChanges, titleOf } from '#desk/records/describe-records.ts';
import { contentOf } from '#desk/records/file-records.ts';
import type { Bytes } from '#desk/writing/text-bytes.ts';
import { buildError, bytesOnDisk } from './edition-files.ts';
import { fileIn, gitLine, gitNames } from './git.ts';
import { type Repository, repositoryOf } from './repository.ts';

const maxRecords = 60;

/** Git's name for the state before the first version: a tree without files. */
export const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** The files of the edition that differ between a version and another one, or without it, the disk. */
export async function changedFiles(edition: Edition, from: string, to?: string) {
  const diff = ['diff', '--relative', '--name-only', '--no-renames', '-z', from];
  if (to) return gitNames(edition, ...diff, to, '--', '.');
  const untracked = ['ls-files', '--others', '--exclude-standard', '-z', '--', '.'];
  const known = await gitNames(edition, ...diff, '--', '.');
  return [...known, ...(await gitNames(edition, ...untracked))];
}

/** The edition in a version. */
export async function editionAt(edition: Edition, version: string): Promise<Edition> {
  const changes: Record<string, Bytes> = {};
  for (const file of await changedFiles(edition, version))
    changes[file] = await fileIn(edition, version, `./${file}`);
  return openEdition(edition.folder, changes);
}

async function describe(edition: Edition, file: string, from: string, to?: string) {
  const before = await fileIn(edition, from, `./${file}`);
  const after = to ? await fileIn(edition, to, `./${file}`) : bytesOnDisk(edition, file);
  const [old, now] = [contentOf(file, before), contentOf(file, after)];
  const records = old === undefined || now === undefined ? [] : recordChanges(file, old, now);
  return {
    file,
    how: howOf(before, after),
    /** What the volunteer calls it, such as "Board" or "Article: What a lot holds". */
    title: titleOf(file, after ?? before),
    records: records.slice(0, maxRecords),
    /** How many further records changed. */
    more: Math.max(0, records.length - maxRecords),
  };
}

export type FileChange = Awaited<ReturnType<typeof describe>>;

/** What differs, file by file and record by record. */
export async function changesBetween(
  edition: Edition,
  from: string,
  to?: string,
): Promise<readonly FileChange[]> {
  const changes: FileChange[] = [];
  for (const file of await changedFiles(edition, from, to))
    changes.push(await describe(edition, file, from, to));
  return changes;
}

/** The version that publishing is compared with: the last one on the website that this copy has, too. */
const publishedVersion = async (edition: Edition, { target }: Repository): Promise<string> =>
  target ? ((await gitLine(edition, 'merge-base', 'HEAD', target.known)) ?? emptyTree) : 'HEAD';

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
  const issues = (await buildError(edition)).issues.map(({ message }) => message);
  const hasVersions = head !== '';
  return { blocked, hasVersions, canPublish: target !== undefined, askName, issues, changes };
}
