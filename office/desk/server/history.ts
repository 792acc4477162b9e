// What was published when and by whom, and what each version changed.
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { HistoryPage, PublishedVersion } from '#desk/api-types.ts';
import { valueChanges } from '#desk/merging/describe-values.ts';
import { valueOfBytes } from '#desk/merging/file-values.ts';
import { differing, prefixOf, titleOf } from './changes.ts';
import { DeskError } from './desk-error.ts';
import { git, gitLine } from './git.ts';
import { gitState } from './git-state.ts';
import { fileIn } from './revisions.ts';
import { logOf } from './versions.ts';

const pageLength = 20;

/** The names of versions that the website doesn't have. */
async function unsentNames(edition: Edition): Promise<ReadonlySet<string>> {
  const { target } = await gitState(edition);
  const range = target?.sent ? `${target.sent}..HEAD` : 'HEAD';
  return new Set((await gitLine(edition, 'rev-list', range))?.split('\n'));
}

/** Versions that changed the edition, newest first. Versions that only combine two others are left out. */
export async function history(edition: Edition, skip: number): Promise<HistoryPage> {
  if (!(await gitState(edition)).recorded) return { versions: [], hasMore: false };
  const count = [`--skip=${skip}`, `--max-count=${pageLength + 1}`];
  const found = await logOf(edition, '--no-merges', '--full-history', ...count, '--', '.');
  const unsent = await unsentNames(edition);
  return {
    versions: found
      .slice(0, pageLength)
      .map((entry) => ({ ...entry, isLive: !unsent.has(entry.id) })),
    hasMore: found.length > pageLength,
  };
}

/** Git's name for the state before the first version: a tree without files. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

export type VersionRange = { readonly before: string; readonly after: string };

/**
 * A version and the one before it.
 * @throws DeskError when there is no such version.
 */
export async function rangeOf(edition: Edition, id: string): Promise<VersionRange> {
  const isOurs =
    /^[0-9a-f]{40,64}$/.test(id) &&
    (await git(edition, 'merge-base', '--is-ancestor', id, 'HEAD')).ok;
  if (!isOurs) throw new DeskError("We can't find that version. Select one from the history.");
  const before = await gitLine(edition, 'rev-parse', '--verify', '--quiet', `${id}^`);
  return { before: before ?? emptyTree, after: id };
}

const maxChanges = 60;
const maxText = 300;

const short = (lines: readonly string[]) =>
  lines.slice(0, 12).map((line) => (line.length > maxText ? `${line.slice(0, maxText)}…` : line));

/** A version with its changes, entry by entry. */
export async function openVersion(edition: Edition, id: string): Promise<PublishedVersion> {
  const { before, after } = await rangeOf(edition, id);
  const prefix = await prefixOf(edition);
  const [entry = { id, time: '', author: '', subject: '' }] = await logOf(edition, '-1', id);
  const isLive = !(await unsentNames(edition)).has(id);
  const { askName, target } = await gitState(edition);
  const changed = await differing(edition, before, after, '--', '.');
  const files = changed.map(async ({ file: path, how }) => {
    const file = path.slice(prefix.length);
    const [was, is] = await Promise.all([
      fileIn(edition, before, path),
      fileIn(edition, after, path),
    ]);
    const [old, next] = [valueOfBytes(file, was), valueOfBytes(file, is)];
    const changes = old === undefined || next === undefined ? [] : valueChanges(file, old, next);
    return {
      file,
      how,
      title: await titleOf(edition, file, after),
      changes: changes.slice(0, maxChanges).map(({ fields, ...change }) => ({
        ...change,
        fields: fields.map(({ label, ...lines }) => ({
          label,
          was: short(lines.was),
          is: short(lines.is),
        })),
      })),
      more: Math.max(0, changes.length - maxChanges),
    };
  });
  return {
    ...entry,
    isLive,
    isFirst: before === emptyTree,
    canSend: target !== undefined,
    askName,
    files: await Promise.all(files),
  };
}
