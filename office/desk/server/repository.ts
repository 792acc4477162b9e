// What git says about this copy: whether it has versions, where they are published, and what blocks a new one.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { replaceFile } from '#replace-file.ts';
import { DeskError } from './desk-error.ts';
import { errorIn, git, gitLine } from './git.ts';

const noGit =
  "Git isn't installed, so the desk can't save versions or publish. Install it from https://git-scm.com/downloads, then open the desk again.";
const noRepository =
  "This folder isn't a copy of the website's repository, so the desk can't publish. Make a file for your webmaster.";

const otherOwner =
  'This folder belongs to another account of this computer, so git leaves it alone. Ask your webmaster to give it to your account.';

const onDraft = (branch = '') =>
  `This copy is on “${branch}”, a branch that the website doesn't show. Ask your webmaster to switch back. Your work is safe.`;

/** Git's files for work that was started and not finished. */
const unfinished = /^(MERGE_HEAD|REVERT_HEAD|CHERRY_PICK_HEAD|rebase-merge|rebase-apply)$/;

/** A program that saves holds its lock for a moment. One this old, in milliseconds, is left from a crash. */
const staleAfter = 90_000;

/** A file among git's own with the version that git puts on disk. After a crash, files may be half written. */
const unfinishedMerge = 'desk-merge';

/** Why git can't save now. A lock that a crash left behind is removed. */
function blockedBy(gitFolder: string, branch: string | undefined): string | undefined {
  const lock = join(gitFolder, 'index.lock');
  const { mtimeMs = 0 } = statSync(lock, { throwIfNoEntry: false }) ?? {};
  if (Date.now() - mtimeMs < staleAfter || existsSync(join(gitFolder, unfinishedMerge)))
    return 'Another program is saving, or the desk stopped while it saved. Wait two minutes, then close the desk and open it again. Your work is safe.';
  rmSync(lock, { force: true });
  if (readdirSync(gitFolder).some((name) => unfinished.test(name)))
    return 'Another program started a merge and did not finish it. Ask your webmaster to finish it. Your work is safe.';
  return branch === undefined
    ? 'This copy shows an old version (git calls it a detached HEAD). Ask your webmaster to switch back to the current one.'
    : undefined;
}

export async function repositoryOf(edition: Edition) {
  // A folder that git ignores has no versions.
  const names = ['--absolute-git-dir', '--show-toplevel', '--show-prefix', 'HEAD:./', 'HEAD'];
  const known = '^(user\\.(name|email)|remote\\.origin\\.url|branch\\..*\\.merge)$';
  const [copy, settings = '', home] = await Promise.all([
    git(edition, 'rev-parse', ...names, '--symbolic-full-name', 'HEAD').catch(String),
    gitLine(edition, 'config', '--get-regexp', known),
    gitLine(edition, 'symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD'),
  ]);
  const isCopy = !/^GitError/.test(copy);
  const [gitFolder = '', root = '', prefix = '', , head = '', name = ''] = isCopy
    ? copy.split('\n')
    : [];
  const branch = /^refs\/heads\/(.+)/.exec(name)?.[1];
  const isForeign = copy.includes('dubious ownership');
  const missing = copy.includes('ENOENT') ? noGit : isForeign ? otherOwner : noRepository;
  // A branch that the website's repository doesn't have is someone's draft.
  const isDraft =
    home && home !== `origin/${branch}` && !settings.includes(`branch.${branch}.merge `);
  const blocked = isCopy
    ? (blockedBy(gitFolder, branch) ?? (isDraft ? onDraft(branch) : undefined))
    : missing;
  return {
    /** Why the desk can't save a version, and what to do. */
    blocked,
    /** The last version; empty when git has none of the edition. */
    head,
    /** The branch of the website, and git's name for its last state that this copy knows. */
    target:
      branch && settings.includes('remote.origin.url ')
        ? { branch, known: `refs/remotes/origin/${branch}` }
        : undefined,
    /** Whether git doesn't know the volunteer's name or email. */
    askName: !['user.name', 'user.email'].every((key) => settings.includes(`${key} `)),
    /** The folder of all files, and the path of the edition in it: '' or 'content/'. */
    root,
    prefix,
    /** Where git has its own files. */
    gitFolder,
  };
}

export type Repository = Awaited<ReturnType<typeof repositoryOf>>;

/** Makes the files that git was putting on disk as they are in the last version. */
async function takeBack(edition: Edition, version: string): Promise<void> {
  await git(edition, 'read-tree', version);
  await git(edition, 'read-tree', '--reset', '-u', version, 'HEAD');
}

/** Makes a version that follows the last one the last one, on disk too. What is on disk is in a version. */
export async function moveTo(edition: Edition, gitFolder: string, version: string): Promise<void> {
  const mark = join(gitFolder, unfinishedMerge);
  replaceFile(mark, `${version} ${process.pid}`);
  const failure = await errorIn(() => git(edition, 'merge', '--quiet', '--ff-only', version));
  // Git writes nothing if a program that was changed by hand is in the way. On a full disk, it writes a part.
  if (failure && !/would be overwritten/.test(String(failure))) await takeBack(edition, version);
  rmSync(mark);
  if (failure) throw failure;
}

function isRunning(program: number): boolean {
  try {
    return process.kill(program, 0);
  } catch {
    return false;
  }
}

/** Takes back what a crash left while git put a version on disk, before anything else is saved. */
export async function recoverRepository(edition: Edition): Promise<void> {
  const { gitFolder } = await repositoryOf(edition);
  const mark = join(gitFolder, unfinishedMerge);
  if (!existsSync(mark)) return;
  const [version = '', desk] = readFileSync(mark, 'utf8').split(' ');
  // Another desk may be putting it there now.
  if (Date.now() - statSync(mark).mtimeMs < staleAfter && isRunning(Number(desk))) return;
  rmSync(join(gitFolder, 'index.lock'), { force: true });
  await takeBack(edition, version);
  rmSync(mark);
}

/** What git says, when it can save a version. @throws DeskError when it can't. */
export async function readyRepository(edition: Edition): Promise<Repository> {
  const repository = await repositoryOf(edition);
  if (repository.blocked) throw new DeskError(repository.blocked);
  return repository;
}
