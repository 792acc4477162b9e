// Runs git in the folder of the edition. Arguments never go through a shell.
import { resolve } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import { type SimpleGit, simpleGit } from 'simple-git';
import type { Bytes } from '#desk/writing/text-bytes.ts';
import { gitError } from './git-errors.ts';

/** Git cannot prompt here, and doesn't wait long for a host. */
const environment = {
  // Commands that only read don't lock the folder for other programs.
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GIT_MERGE_AUTOEDIT: 'no',
  LC_ALL: 'C',
};

/** What the volunteer's own computer sets for git. The desk passes on nothing from its page. */
const ownSettings = {
  allowUnsafeAskPass: true,
  allowUnsafeCommandBinaries: true,
  allowUnsafeConfigEnvCount: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeDiffExternal: true,
  allowUnsafeEditor: true,
  allowUnsafeExec: true,
  allowUnsafeGitProxy: true,
  allowUnsafePager: true,
  allowUnsafeSshCommand: true,
  allowUnsafeTemplateDir: true,
};

/** Git in this folder. It stops when it prints nothing for so many milliseconds. */
export const gitIn = ({ folder }: Pick<Edition, 'folder'>, block = 120_000): SimpleGit =>
  simpleGit({
    baseDir: resolve(folder),
    timeout: { block },
    config: ['core.quotepath=off', 'merge.renames=false'],
    unsafe: ownSettings,
    // Some commands answer no with their exit code, and print nothing.
    errors: (error, { exitCode, stdOut, stdErr }) =>
      exitCode === 0 ? error : Buffer.concat([...stdOut, ...stdErr]),
    allowEnvironment: [
      ...Object.keys(process.env),
      ...Object.keys(environment),
      'GIT_EDITOR',
      'GIT_SSH_COMMAND',
    ],
  }).env({
    ...process.env,
    ...environment,
    GIT_EDITOR: 'true',
    GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes -o ConnectTimeout=20',
  });

/** The output of git. @throws DeskError with the reason, and what to do. */
export const runGit = (edition: Edition, ...args: string[]): Promise<string> =>
  gitIn(edition)
    .raw(args)
    .catch((error) => {
      throw gitError(error);
    });

/** The output of git without the last line end; undefined when it fails. */
export const gitLine = (edition: Edition, ...args: string[]): Promise<string | undefined> =>
  gitIn(edition)
    .raw(args)
    .then((out) => out.replace(/\n$/, ''))
    .catch(() => undefined);

/** The names that git prints, with zeros between them. */
export const gitNames = async (edition: Edition, ...args: string[]): Promise<readonly string[]> =>
  ((await gitLine(edition, ...args)) ?? '').split('\0').filter(Boolean);

/** A file in a version, by its path in the repository or, after `./`, in the edition; undefined where there is none. */
export const fileIn = (edition: Edition, version: string, path: string): Promise<Bytes> =>
  gitIn(edition)
    .showBuffer([`${version}:${path}`])
    .catch(() => undefined);
