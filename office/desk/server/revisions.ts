// Files in versions of the repository, and new versions made without touching the files on disk.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Bytes } from '#desk/merging/text-bytes.ts';
import { DeskError } from './desk-error.ts';
import { gitBytes, gitLine } from './git.ts';

/** The bytes of a file in a version, by its path in the repository; undefined where there is none. */
export async function fileIn(edition: Edition, revision: string, path: string): Promise<Bytes> {
  const { ok, out } = await gitBytes(edition, ['cat-file', 'blob', `${revision}:${path}`]);
  return ok ? out : undefined;
}

/** The last line of what git printed, for a webmaster. */
export const gitSays = (text: string) => `Git says: ${text.trim().split('\n').at(-1) ?? ''}`;

/** The output of a command that only fails when the repository is damaged or can't be written. */
async function needed(
  edition: Edition,
  args: readonly string[],
  more: Parameters<typeof gitBytes>[2],
) {
  const { ok, out, err } = await gitBytes(edition, args, more);
  if (ok) return out.toString().trim();
  throw new DeskError(
    `No version was saved, but your files are safe. Send this to your webmaster. ${gitSays(err)}`,
  );
}

export type NewVersion = {
  readonly parents: readonly [string, ...string[]];
  readonly subject: string;
  /** Files that differ from the first parent, by their paths in the repository. */
  readonly files: ReadonlyMap<string, Bytes>;
  /** The version that has the files which aren't the desk's. */
  readonly modesFrom: string;
};

/** The kind of file: the one it has in that version, or a plain file. */
async function modeOf(edition: Edition, revision: string, path: string): Promise<string> {
  const line = await gitLine(edition, 'ls-tree', '--full-tree', revision, '--', path);
  return line?.split(' ')[0] || '100644';
}

/** Stores a version and returns its name. No branch has it yet. */
export async function storeVersion(
  edition: Edition,
  { parents, subject, files, modesFrom }: NewVersion,
): Promise<string> {
  const folder = (await gitLine(edition, 'rev-parse', '--absolute-git-dir')) ?? '';
  const index = resolve(folder, `desk-index-${randomUUID()}`);
  const name = (await gitLine(edition, 'config', 'user.name')) || 'The desk';
  const email = (await gitLine(edition, 'config', 'user.email')) || 'desk@localhost';
  const env = {
    GIT_INDEX_FILE: index,
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
  try {
    await needed(edition, ['read-tree', parents[0]], { env });
    const lines: string[] = [];
    for (const [path, bytes] of files) {
      if (bytes === undefined) {
        lines.push(`0 ${'0'.repeat(40)}\t${path}`);
        continue;
      }
      const blob = await needed(edition, ['hash-object', '-w', '--stdin'], { input: bytes });
      lines.push(`${await modeOf(edition, modesFrom, path)} ${blob}\t${path}`);
    }
    const input = lines.map((line) => `${line}\0`).join('');
    await needed(edition, ['update-index', '-z', '--index-info'], { env, input });
    const tree = await needed(edition, ['write-tree'], { env });
    const from = parents.flatMap((parent) => ['-p', parent]);
    return await needed(edition, ['commit-tree', tree, ...from, '-m', subject], { env });
  } finally {
    rmSync(index, { force: true });
  }
}
