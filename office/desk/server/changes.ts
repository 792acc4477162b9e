// What differs between two versions of the edition, and what publishing would change, by the names that volunteers know.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { type RecordChange, recordChanges } from '#desk/records/describe-records.ts';
import { recordsOf } from '#desk/records/file-records.ts';
import { type Bytes, textFileOf } from '#desk/writing/text-bytes.ts';
import { buildIssues } from './build-issues.ts';
import { bytesOnDisk } from './edition-files.ts';
import { fileIn, gitLine, gitNames } from './git.ts';
import { type Repository, repositoryOf } from './repository.ts';
import { titleOf } from './titles.ts';

export type FileChange = {
  readonly file: string;
  /** What the volunteer calls it, such as "Board" or "Article: What a lot holds". */
  readonly title: string;
  readonly how: RecordChange['how'];
  readonly records: readonly RecordChange[];
  /** How many further records changed. */
  readonly more: number;
};

const maxRecords = 60;

/** Git's name for the state before the first version: a tree without files. */
export const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

const hows: Readonly<Record<string, FileChange['how']>> = { A: 'new', D: 'removed' };

type FileStatus = Pick<FileChange, 'file' | 'how'>;

/** The files of the edition that differ between a version and another one, or without it, the disk. */
export async function changedFiles(
  edition: Edition,
  from: string,
  to?: string,
): Promise<readonly FileStatus[]> {
  const versions = to ? [from, to] : [from];
  const words = await gitNames(
    edition,
    ...['diff', '--relative', '--name-status', '--no-renames', '-z', ...versions, '--', '.'],
  );
  const known = words.flatMap((word, at): FileStatus[] =>
    at % 2 === 1 ? [] : [{ file: words[at + 1] ?? '', how: hows[word] ?? 'changed' }],
  );
  if (to) return known;
  const untracked = await gitNames(
    edition,
    ...['ls-files', '--others', '--exclude-standard', '-z', '--', '.'],
  );
  return [...known, ...untracked.map((file) => ({ file, how: 'new' }) as const)];
}

function describe(edition: Edition, status: FileStatus, was: Bytes, is: Bytes): FileChange {
  const { file, how } = status;
  const [before, after] = [was, is].map((bytes) => bytes && textFileOf(bytes).text);
  const [old, now] = [recordsOf(file, before), recordsOf(file, after)];
  const records = old && now ? recordChanges(file, old, now) : [];
  return {
    file,
    how,
    title: titleOf(edition, file, after ?? before),
    records: records.slice(0, maxRecords),
    more: Math.max(0, records.length - maxRecords),
  };
}

/** What differs, file by file and record by record. */
export async function changesBetween(
  edition: Edition,
  from: string,
  to?: string,
): Promise<readonly FileChange[]> {
  const changes: FileChange[] = [];
  for (const status of await changedFiles(edition, from, to)) {
    const path = `./${status.file}`;
    const is = to ? await fileIn(edition, to, path) : bytesOnDisk(edition, status.file);
    const was = status.how === 'new' ? undefined : await fileIn(edition, from, path);
    changes.push(describe(edition, status, was, is));
  }
  return changes;
}

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
