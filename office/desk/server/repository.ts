// What git says about this copy: whether it has versions, where they are published, and what blocks a new one.
import { existsSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { gitIn, gitLine } from './git.ts';

/** Where versions are published. `known` is the last state that git knows there; undefined before the first. */
export type Target = {
  readonly remote: string;
  readonly branch: string;
  readonly known: string | undefined;
};

export type Repository = {
  /** Why the desk can't save a version, and what to do. */
  readonly blocked: string | undefined;
  /** Whether git has a version of the edition. */
  readonly isRecorded: boolean;
  readonly target: Target | undefined;
  /** Whether git doesn't know the volunteer's name or email. */
  readonly askName: boolean;
};

const unrecorded = (blocked: string): Repository => {
  return { blocked, isRecorded: false, target: undefined, askName: false };
};

const noGit =
  "Git isn't installed, so the desk can't save versions or publish. Install it from https://git-scm.com/downloads, then open the desk again.";
const noRepository =
  "This folder isn't a copy of the website's repository, so the desk can't publish. Make a file for your webmaster.";

/** Git's files for work that was started and not finished. */
const unfinished = [
  'MERGE_HEAD',
  'REVERT_HEAD',
  'rebase-merge',
  'rebase-apply',
  'CHERRY_PICK_HEAD',
];

/** A program that saves holds its lock for a moment. One this old, in seconds, is left from a crash. */
const staleAfter = 90;

/** Why git can't save now. A lock that a crash left behind is removed. */
function lockedBy(lock: string): string | undefined {
  if (!existsSync(lock)) return undefined;
  const age = (Date.now() - statSync(lock).mtimeMs) / 1000;
  if (age <= staleAfter)
    return `Another program is saving, or the desk stopped while it saved. Try again in ${Math.ceil(staleAfter - age)} seconds. Your work is safe.`;
  rmSync(lock);
  return undefined;
}

async function blockedBy(edition: Edition, branch: string | undefined) {
  const folder = (await gitLine(edition, 'rev-parse', '--absolute-git-dir')) ?? '';
  const isThere = (name: string) => existsSync(resolve(folder, name));
  if (unfinished.some(isThere))
    return 'Another program started a merge and did not finish it. Ask your webmaster to finish it. Your work is safe.';
  if (branch === undefined)
    return 'This copy shows an old version (git calls it a detached HEAD). Ask your webmaster to switch back to the current one.';
  return lockedBy(resolve(folder, 'index.lock'));
}

/** The last version that git knows on the website. */
export const knownVersion = (edition: Edition, { remote, branch }: Omit<Target, 'known'>) =>
  gitLine(edition, 'rev-parse', '--verify', '--quiet', `refs/remotes/${remote}/${branch}`);

async function targetOf(edition: Edition, branch: string): Promise<Target | undefined> {
  const remotes = (await gitLine(edition, 'remote'))?.split('\n').filter(Boolean) ?? [];
  const remote = remotes.includes('origin') ? 'origin' : remotes[0];
  if (!remote) return undefined;
  return { remote, branch, known: await knownVersion(edition, { remote, branch }) };
}

/** Whether the error says that there is no such program. */
const isMissing = (error: unknown) => /ENOENT/.test(String(error));

export async function repositoryOf(edition: Edition): Promise<Repository> {
  // A folder that git ignores has no versions.
  const files = await gitIn(edition)
    .raw(['ls-tree', '--name-only', 'HEAD', '--', '.'])
    .catch((error) => (isMissing(error) ? undefined : ''));
  if (files === undefined) return unrecorded(noGit);
  if (files === '') return unrecorded(noRepository);
  const branch = await gitLine(edition, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  const author = await gitLine(edition, 'config', '--get-regexp', '^user\\.(name|email)$');
  return {
    blocked: await blockedBy(edition, branch),
    isRecorded: true,
    target: branch === undefined ? undefined : await targetOf(edition, branch),
    askName: !['user.name ', 'user.email '].every((key) => author?.includes(key)),
  };
}
