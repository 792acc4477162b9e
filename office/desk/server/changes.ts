// What differs from the last published state, file by file, with the lines as they were and are.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { FileChange } from '#desk/api-types.ts';
import { deskForms } from '#desk/forms/desk-forms.ts';
import { git, gitLine } from './git.ts';

/** Of a file with a thousand new lines, the first say what it is. */
const maxLines = 60;

function titleOf({ site, members, memberNumbers }: Edition, file: string): string {
  if (file.startsWith('posts/')) return 'Article';
  if (file.startsWith('pictures/')) return 'Picture';
  if (file.startsWith('pages/')) return 'Words of a page';
  if (file === site.file) return 'Office and site';
  if (file === members.file) return 'Members';
  if (file === memberNumbers.file) return 'Numbers of the members';
  return Object.values(deskForms).find((form) => form.file === file)?.title ?? 'File';
}

const isText = (file: string) => /\.(ya?ml|md|csv|json)$/.test(file);

/** Files that differ, by their names in the edition. */
async function changedFiles(edition: Edition): Promise<{ file: string; how: FileChange['how'] }[]> {
  const prefix = (await gitLine(edition, 'rev-parse', '--show-prefix')) ?? '';
  const list = async (...args: readonly string[]) =>
    (await git(edition, ...args)).out.split('\0').filter(Boolean);
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

async function linesOf(edition: Edition, file: string, how: FileChange['how']) {
  if (!isText(file)) return { was: [], is: [] };
  const plain = ['--no-color', '--no-ext-diff', '--no-textconv', '--unified=0'];
  const { out } = await git(edition, 'diff', ...plain, 'HEAD', '--', file);
  if (out === '' && how === 'new')
    return {
      was: [],
      is: cut(Buffer.from(edition.readBytes(file)).toString('utf8').trimEnd().split('\n')),
    };
  const body = out.slice(out.indexOf('\n@@') + 1).split('\n');
  const with_ = (char: string) =>
    cut(body.filter((line) => line.startsWith(char)).map((line) => line.slice(1)));
  return { was: with_('-'), is: with_('+') };
}

/** Everything of the edition that was not published yet. */
export async function changesNow(edition: Edition): Promise<readonly FileChange[]> {
  const files = await changedFiles(edition);
  return Promise.all(
    files.map(async ({ file, how }) => ({
      file,
      how,
      title: titleOf(edition, file),
      ...(await linesOf(edition, file, how)),
    })),
  );
}

export const countChanges = async (edition: Edition): Promise<number> =>
  (await changedFiles(edition)).length;
