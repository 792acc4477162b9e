// What git says about this copy: whether it has versions, where they are published, and what blocks a new one.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { DeskError } from './desk-error.ts';
import { fileIn, git, gitLine, pathsBetween } from './git.ts';

const noGit =
  "Git isn't installed, so the desk can't save versions or publish. Install it from https://git-scm.com/downloads, then open the desk again.";
const noRepository =
  "This folder isn't a copy of the website's repository, so the desk can't publish. Make a file for your webmaster.";

const otherOwner =
  'This folder belongs to another account of this computer, so git leaves it alone. Ask your webmaster to give it to your account.';

/** Git's files for work that was started and not finished. */
const unfinished = /^(MERGE_HEAD|REVERT_HEAD|CHERRY_PICK_HEAD|rebase-merge|rebase-apply)$/;

/** A program that saves holds its lock for a moment. One this old, in milliseconds, is left from a crash. */
const staleAfter = 90_000;

/** Why git can't save now. A lock that a crash left behind is removed. */
function blockedBy(gitFolder: string, branch: string | undefined): string | undefined {
  const lock = join(gitFolder, 'index.lock');
  const { mtimeMs = 0 } = statSync(lock, { throwIfNoEntry: false }) ?? {};
  if (Date.now() - mtimeMs < staleAfter)
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
  const [copy, settings = ''] = await Promise.all([
    git(edition, 'rev-parse', ...names, '--symbolic-full-name', 'HEAD').catch(String),
    gitLine(edition, 'config', '--get-regexp', '^(user\\.(name|email)|remote\\.origin\\.url)$'),
  ]);
  const isCopy = !/^GitError/.test(copy);
  const [gitFolder = '', root = '', prefix = '', , head = '', name = ''] = isCopy
    ? copy.split('\n')
    : [];
  const branch = /^refs\/heads\/(.+)/.exec(name)?.[1];
  const isForeign = copy.includes('dubious ownership');
  const missing = copy.includes('ENOENT') ? noGit : isForeign ? otherOwner : noRepository;
  const blocked = isCopy ? blockedBy(gitFolder, branch) : missing;
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

/** A version that git is putting on disk. After a crash, files may be half written. */
const unfinishedVersion = 'refs/desk/unfinished';

/** Any bytes, with the line ends that git stores. */
const linesOf = (bytes: Buffer) => bytes.toString('latin1').replaceAll('\r\n', '\n');

const forgetUnfinished = (edition: Edition) => git(edition, 'update-ref', '-d', unfinishedVersion);

/** Makes the files that git was putting on disk as they are in the last version, except those saved since. */
async function takeBack(edition: Edition): Promise<void> {
  const root = (await gitLine(edition, 'rev-parse', '--show-toplevel')) ?? '';
  const files: string[] = [];
  for (const path of await pathsBetween(edition, 'HEAD', unfinishedVersion)) {
    const written = Buffer.from((await fileIn(edition, unfinishedVersion, path)) ?? []);
    const file = join(root, path);
    const found = existsSync(file) ? linesOf(readFileSync(file)) : '';
    // Git wrote all of it, or the beginning.
    if (linesOf(written).startsWith(found)) files.push(`:(top,literal)${path}`);
  }
  await git(edition, 'read-tree', unfinishedVersion);
  if (files.length > 0)
    await git(edition, 'restore', '--source=HEAD', '--staged', '--worktree', '--', ...files);
  await git(edition, 'read-tree', 'HEAD');
  await forgetUnfinished(edition);
}

/** Makes a version that follows the last one the last one, on disk too. What is on disk is in a version. */
export async function moveTo(edition: Edition, version: string): Promise<void> {
  await git(edition, 'update-ref', unfinishedVersion, version);
  try {
    await git(edition, 'merge', '--quiet', '--ff-only', version);
  } catch (error) {
    // Git writes nothing if a program that was changed by hand is in the way. On a full disk, it writes a part.
    const isInTheWay = /would be overwritten/.test(String(error));
    await (isInTheWay ? forgetUnfinished(edition) : takeBack(edition));
    throw error;
  }
  await forgetUnfinished(edition);
}

/**
 * What git says, when it can save a version. Takes back what a crash left.
 * @throws DeskError when it can't.
 */
export async function readyRepository(edition: Edition): Promise<Repository> {
  const repository = await repositoryOf(edition);
  if (repository.blocked) throw new DeskError(repository.blocked);
  const before = ['rev-parse', '--quiet', '--verify', `${unfinishedVersion}^`];
  if ((await gitLine(edition, ...before)) === repository.head) await takeBack(edition);
  return repository;
}
