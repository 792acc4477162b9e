// What differs between two versions of the edition, by the names that volunteers know.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { splitArticle } from '@appraisers/edition/loaders/read-posts.ts';
import { isFields } from '#desk/fields.ts';
import { deskForms } from '#desk/forms/desk-forms.ts';
import { type RecordChange, recordChanges } from '#desk/records/describe-records.ts';
import { recordsOf } from '#desk/records/file-records.ts';
import { type Bytes, textFileOf } from '#desk/writing/text-bytes.ts';
import { yamlOf } from '#desk/writing/write-yaml.ts';
import { bytesOnDisk } from './edition-files.ts';
import { fileIn, gitNames } from './git.ts';

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

function articleTitle(text: string): string | undefined {
  const head = yamlOf(splitArticle(text)?.head ?? '');
  return isFields(head) && head.title ? String(head.title) : undefined;
}

/** What the volunteer calls a file of the edition. A title of an article comes from its text. */
export function titleOf(
  { site, members, memberNumbers }: Edition,
  file: string,
  text = '',
): string {
  const [folder, name = ''] = file.split('/');
  if (file.startsWith(':/')) return `Program file: ${file.slice(2)}`;
  if (folder === 'posts') return `Article: ${articleTitle(text) ?? name}`;
  if (folder === 'pictures') return `Picture: ${name}`;
  if (folder === 'video') return `Video: ${name}`;
  if (file === site.file) return 'Office and site settings';
  if (file === members.file) return 'Members';
  if (file === memberNumbers.file) return 'Numbers and confirmations of members';
  return Object.values(deskForms).find((form) => form.file === file)?.title ?? 'Other content';
}

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
