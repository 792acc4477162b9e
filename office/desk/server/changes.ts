// What differs from the last published state, file by file, with the lines as they were and are.

import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { FileChange } from '#desk/api-types.ts';
import { deskForms } from '#desk/forms/desk-forms.ts';
import { bytesOf } from './edition-files.ts';
import { git, gitLine } from './git.ts';

/** Of a file with a thousand new lines, the first say what it is. */
const maxLines = 60;

const titles = new Map<string, string>([
  ...Object.values(deskForms).map(({ file, title }) => [file, title] as const),
  [edition.site.file, 'Office and site'],
  [edition.members.file, 'Members'],
  [edition.memberNumbers.file, 'Numbers of the members'],
]);

function titleOf(file: string): string {
  if (file.startsWith('posts/')) return 'Article';
  if (file.startsWith('pictures/')) return 'Picture';
  if (file.startsWith('pages/')) return 'Words of a page';
  return titles.get(file) ?? 'File';
}

const isText = (file: string) => /\.(ya?ml|md|csv|json)$/.test(file);

/** Files that differ, by their names in the edition. */
async function changedFiles(): Promise<{ file: string; how: FileChange['how'] }[]> {
  const prefix = (await gitLine('rev-parse', '--show-prefix')) ?? '';
  const list = async (...args: readonly string[]) =>
    (await git(...args)).out.split('\0').filter(Boolean);
  const named = await list('diff', '--name-status', '--no-renames', '-z', 'HEAD', '--', '.');
  const known = named.flatMap((word, at) => {
    if (at % 2 === 1) return [];
    const file = (named[at + 1] ?? '').slice(prefix.length);
    const how = word === 'A' ? 'new' : word === 'D' ? 'removed' : 'changed';
    return [{ file, how } as const];
  });
  const others = await list('ls-files', '--others', '--exclude-standard', '-z', '--', '.');
  return [...known, ...others.map((file) => ({ file, how: 'new' as const }))];
}

const cut = (lines: readonly string[]) =>
  lines.length > maxLines
    ? [...lines.slice(0, maxLines), `… and ${lines.length - maxLines} lines more`]
    : lines;

async function linesOf(file: string, how: FileChange['how']) {
  if (!isText(file)) return { was: [], is: [] };
  const plain = ['--no-color', '--no-ext-diff', '--no-textconv', '--unified=0'];
  const { out } = await git('diff', ...plain, 'HEAD', '--', file);
  if (out === '' && how === 'new')
    return { was: [], is: cut(bytesOf(file).toString('utf8').trimEnd().split('\n')) };
  const body = out.slice(out.indexOf('\n@@') + 1).split('\n');
  const with_ = (char: string) =>
    cut(body.filter((line) => line.startsWith(char)).map((line) => line.slice(1)));
  return { was: with_('-'), is: with_('+') };
}

/** Everything of the edition that was not published yet. */
export async function changesNow(): Promise<readonly FileChange[]> {
  const files = await changedFiles();
  return Promise.all(
    files.map(async ({ file, how }) => ({
      file,
      how,
      title: titleOf(file),
      ...(await linesOf(file, how)),
    })),
  );
}

export const countChanges = async (): Promise<number> => (await changedFiles()).length;
