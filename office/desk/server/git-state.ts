// What git knows of the edition: whether it is recorded, and why nothing can be recorded just now.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { git, gitLine } from './git.ts';

export type GitState = {
  /** Whether the folder is in a project of git that has something published. */
  readonly recorded: boolean;
  readonly hindrance: string | undefined;
  readonly remote: string | undefined;
  readonly branch: string | undefined;
  readonly unsent: number;
  readonly askName: boolean;
};

const none: GitState = {
  recorded: false,
  hindrance: undefined,
  remote: undefined,
  branch: undefined,
  unsent: 0,
  askName: false,
};

/** Work begun with git and not finished. */
const begun = ['MERGE_HEAD', 'REBASE_HEAD', 'rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD'];

const helper = 'Ask whoever looks after the site to finish it; nothing is lost.';

async function hindranceNow(
  edition: Edition,
  branch: string | undefined,
): Promise<string | undefined> {
  const unmerged = await git(edition, 'ls-files', '--unmerged', '--', '.');
  if (unmerged.out !== '')
    return `Two versions of a file contradict each other (git calls it a conflict). ${helper}`;
  const folder = await gitLine(edition, 'rev-parse', '--git-dir');
  const inGit = (name: string) => existsSync(resolve(edition.folder, folder ?? '', name));
  if (begun.some(inGit))
    return `Somebody began to bring two versions together and did not finish. ${helper}`;
  if (inGit('index.lock'))
    return 'Another program is recording something just now. Wait a minute, then try again; if it stays so, ask whoever looks after the site.';
  if (branch === undefined)
    return 'The project shows an old version just now (git calls it a detached HEAD): what you publish would not be found again. Ask whoever looks after the site to switch back to its branch.';
  return undefined;
}

/** How many recorded changes of the branch the other side does not have. */
async function unsentTo(edition: Edition, remote: string, branch: string): Promise<number> {
  const count = await gitLine(
    edition,
    'rev-list',
    '--count',
    `refs/remotes/${remote}/${branch}..HEAD`,
  );
  const all = count ?? (await gitLine(edition, 'rev-list', '--count', 'HEAD'));
  return Number(all ?? 0);
}

/** How things stand with the record of the edition. */
export async function gitState(edition: Edition): Promise<GitState> {
  const inside = await gitLine(edition, 'rev-parse', '--is-inside-work-tree');
  const head = await gitLine(edition, 'rev-parse', '--verify', '--quiet', 'HEAD');
  // A folder that git ignores has no record.
  const known = head && (await gitLine(edition, 'ls-tree', '--name-only', 'HEAD', '--', '.'));
  if (inside !== 'true' || !known) return none;
  const branch = await gitLine(edition, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  const remotes = (await gitLine(edition, 'remote'))?.split('\n').filter(Boolean) ?? [];
  const remote = remotes.includes('origin') ? 'origin' : remotes[0];
  const [name, mail] = [
    await gitLine(edition, 'config', 'user.name'),
    await gitLine(edition, 'config', 'user.email'),
  ];
  return {
    recorded: true,
    hindrance: await hindranceNow(edition, branch),
    remote,
    branch,
    unsent: remote && branch ? await unsentTo(edition, remote, branch) : 0,
    askName: !name || !mail,
  };
}
