// What git says about the edition: whether it has versions, where they can be sent, and what blocks a new one.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { git, gitLine } from './git.ts';

export type GitState = {
  /** Whether git has a version of the edition. */
  readonly recorded: boolean;
  /** Why git can't save or send a version now, and what to do. */
  readonly blocked: string | undefined;
  /** Where versions are sent. `sent` is the last state that git knows there; undefined before the first push. */
  readonly target:
    | { readonly remote: string; readonly branch: string; readonly sent: string | undefined }
    | undefined;
  /** Whether git doesn't know the volunteer's name or email. */
  readonly askName: boolean;
};

const none: GitState = { recorded: false, blocked: undefined, target: undefined, askName: false };

/** Git's files for work that was started and not finished. */
const unfinished = [
  'MERGE_HEAD',
  'REBASE_HEAD',
  'rebase-merge',
  'rebase-apply',
  'CHERRY_PICK_HEAD',
];

async function blockedBy(edition: Edition, branch: string | undefined) {
  const unmerged = await git(edition, 'ls-files', '--unmerged', '--', '.');
  if (unmerged.out !== '')
    return 'Two people changed the same file (git calls it a conflict). Ask your webmaster to merge. Your work is safe.';
  const folder = await gitLine(edition, 'rev-parse', '--git-dir');
  const inGit = (name: string) => existsSync(resolve(edition.folder, folder ?? '', name));
  if (unfinished.some(inGit))
    return 'A merge was started and not finished. Ask your webmaster to finish it. Your work is safe.';
  if (inGit('index.lock'))
    return 'Another program is saving a version. Wait a minute and try again. If this message stays, ask your webmaster.';
  if (branch === undefined)
    return 'This copy shows an old version (git calls it a detached HEAD). Ask your webmaster to switch back to the current one.';
  return undefined;
}

async function sendTarget(edition: Edition, branch: string): Promise<GitState['target']> {
  const remotes = (await gitLine(edition, 'remote'))?.split('\n').filter(Boolean) ?? [];
  const remote = remotes.includes('origin') ? 'origin' : remotes[0];
  if (!remote) return undefined;
  const sent = `refs/remotes/${remote}/${branch}`;
  const isKnown = (await git(edition, 'rev-parse', '--verify', '--quiet', sent)).ok;
  return { remote, branch, sent: isKnown ? sent : undefined };
}

export async function gitState(edition: Edition): Promise<GitState> {
  const inside = await gitLine(edition, 'rev-parse', '--is-inside-work-tree');
  const head = await gitLine(edition, 'rev-parse', '--verify', '--quiet', 'HEAD');
  // A folder that git ignores has no versions.
  const known = head && (await gitLine(edition, 'ls-tree', '--name-only', 'HEAD', '--', '.'));
  if (inside !== 'true' || !known) return none;
  const branch = await gitLine(edition, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  const name = await gitLine(edition, 'config', 'user.name');
  const email = await gitLine(edition, 'config', 'user.email');
  return {
    recorded: true,
    blocked: await blockedBy(edition, branch),
    target: branch === undefined ? undefined : await sendTarget(edition, branch),
    askName: !name || !email,
  };
}
