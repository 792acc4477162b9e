// The files of the edition that changed, by the names that volunteers know, with their old and new lines.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { splitArticle } from '@appraisers/edition/loaders/read-posts.ts';
import type { ChangedFile, FileChange } from '#desk/api-types.ts';
import { isFields } from '#desk/fields.ts';
import { deskForms } from '#desk/forms/desk-forms.ts';
import { yamlOf } from '#desk/writing/write-yaml.ts';
import { git, gitLine } from './git.ts';

/** The title that an article has in a version, or without one on disk. A removed one has the title it had. */
async function articleTitle(edition: Edition, file: string, revision?: string): Promise<string> {
  const shown = (version: string) => gitLine(edition, 'show', `${version}:./${file}`);
  const onDisk = () =>
    edition.has(file) ? Buffer.from(edition.readBytes(file)).toString('utf8') : shown('HEAD');
  const now = revision === undefined ? onDisk() : shown(revision);
  const text = (await now) ?? (await shown(`${revision ?? 'HEAD'}^`)) ?? '';
  const head = splitArticle(text.replaceAll('\r\n', '\n'))?.head;
  const value = yamlOf(head ?? '');
  return isFields(value) && value.title ? String(value.title) : file.slice('posts/'.length);
}

export async function titleOf(edition: Edition, file: string, revision = 'HEAD'): Promise<string> {
  const { site, members, memberNumbers, confirmations } = edition;
  const [folder, name = ''] = file.split('/');
  if (folder === 'posts') return `Article: ${await articleTitle(edition, file, revision)}`;
  if (folder === 'pictures') return `Picture: ${name}`;
  if (folder === 'video') return `Video: ${name}`;
  if (file === site.file) return 'Office and site settings';
  if (file === members.file) return 'Members';
  if (file === memberNumbers.file) return 'Member numbers';
  if (file === confirmations.file) return 'Confirmations of members';
  return Object.values(deskForms).find((form) => form.file === file)?.title ?? 'Other content';
}

const isText = (file: string) => /\.(ya?ml|md|csv|json)$/.test(file);

export type FileStatus = Omit<ChangedFile, 'title'>;

const hows: Readonly<Record<string, ChangedFile['how']>> = { A: 'new', D: 'removed' };

const zeroSeparated = async (edition: Edition, ...args: readonly string[]) =>
  (await git(edition, ...args)).out.split('\0').filter(Boolean);

/** Files that differ, by their paths in the repository. */
export async function differing(
  edition: Edition,
  ...args: readonly string[]
): Promise<FileStatus[]> {
  const words = await zeroSeparated(
    edition,
    'diff',
    '--name-status',
    '--no-renames',
    '-z',
    ...args,
  );
  return words.flatMap((word, at) =>
    at % 2 === 1 ? [] : [{ file: words[at + 1] ?? '', how: hows[word] ?? 'changed' }],
  );
}

/** The path of the edition in the repository: '' or 'content/'. */
export const prefixOf = async (edition: Edition) =>
  (await gitLine(edition, 'rev-parse', '--show-prefix')) ?? '';

/** Files of the edition that differ from the last saved version, by their names in the edition. */
export async function changedFiles(edition: Edition): Promise<FileStatus[]> {
  const prefix = await prefixOf(edition);
  const known = await differing(edition, 'HEAD', '--', '.');
  const untracked = await zeroSeparated(
    edition,
    ...['ls-files', '--others', '--exclude-standard', '-z', '--', '.'],
  );
  return [
    ...known.map(({ file, how }) => ({ file: file.slice(prefix.length), how })),
    ...untracked.map((file) => ({ file, how: 'new' as const })),
  ];
}

/**
 * Files in which one version differs from another. Files outside the edition are among them: sending a
 * version sends everything in it.
 */
export async function versionFiles(
  edition: Edition,
  from: string,
  to: string,
): Promise<ChangedFile[]> {
  const prefix = await prefixOf(edition);
  const files = await differing(edition, from, to, '--', ':/');
  return Promise.all(
    files.map(async ({ file, how }) => {
      if (!file.startsWith(prefix)) return { file, how, title: 'File outside the content' };
      const name = file.slice(prefix.length);
      return { file: name, how, title: await titleOf(edition, name, to) };
    }),
  );
}

/** The first lines of a file with a thousand new ones show what it is. */
export const cutLines = (lines: readonly string[], max = 60): readonly string[] =>
  lines.length > max ? [...lines.slice(0, max), `…and ${lines.length - max} more lines`] : lines;

async function linesOf(edition: Edition, file: string, how: FileChange['how']) {
  if (!isText(file)) return { was: [], is: [] };
  const plain = ['--no-color', '--no-ext-diff', '--no-textconv', '--unified=0'];
  const { out } = await git(edition, 'diff', ...plain, 'HEAD', '--', file);
  if (out === '' && how === 'new')
    return {
      was: [],
      is: cutLines(Buffer.from(edition.readBytes(file)).toString('utf8').trimEnd().split('\n')),
    };
  const body = out.slice(out.indexOf('\n@@') + 1).split('\n');
  const marked = (char: string) =>
    cutLines(body.filter((line) => line.startsWith(char)).map((line) => line.slice(1)));
  return { was: marked('-'), is: marked('+') };
}

/** Everything in the edition that is in no saved version. */
export async function changesNow(edition: Edition): Promise<readonly FileChange[]> {
  const files = await changedFiles(edition);
  return Promise.all(
    files.map(async ({ file, how }) => ({
      file,
      how,
      title: await titleOf(edition, file),
      ...(await linesOf(edition, file, how)),
    })),
  );
}

export const countChanges = async (edition: Edition): Promise<number> =>
  (await changedFiles(edition)).length;
