// Runs git in the folder of the edition. Arguments never go through a shell.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';
import type { Bytes } from '#desk/writing/text-bytes.ts';

const run = promisify(execFile);

/** A git command that failed. Its message is what git printed. */
export class GitError extends Error {
  override readonly name = 'GitError';
}

/** Git cannot prompt here, and doesn't wait long for a host. */
const environment = {
  // Commands that only read don't lock the folder for other programs.
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GIT_EDITOR: 'true',
  LC_ALL: 'C',
};
const ssh = 'ssh -o BatchMode=yes -o ConnectTimeout=20';

/** In place of those of the computer, which would change what git prints or ask for a key. */
const settings = [
  ...['core.quotepath=off', 'diff.relative=false', 'log.showSignature=false'],
  ...['merge.renames=false', 'merge.verifySignatures=false'],
  ...['commit.gpgSign=false', 'push.gpgSign=false'],
].flatMap((each) => ['-c', each]);

/** What a failed command printed, or why it could not run. */
function printed(error: unknown): string {
  const { stdout = '', stderr = '', killed } = Object(error);
  return `${stdout}${stderr}${killed ? 'timed out' : ''}` || String(error);
}

type Options = {
  /** What the command reads. */
  readonly input?: Uint8Array | string;
  readonly env?: Readonly<Record<string, string>>;
  /** The exit status of a command that answers no, which is not a failure. */
  readonly no?: number;
};

/** The output of git. @throws GitError */
async function output(
  { folder }: Edition,
  args: readonly string[],
  { input, env = {}, no }: Options = {},
): Promise<Buffer> {
  const options = {
    cwd: folder,
    env: { GIT_SSH_COMMAND: ssh, ...process.env, ...environment, ...env },
    encoding: 'buffer',
    maxBuffer: Number.POSITIVE_INFINITY,
    windowsHide: true,
    // In milliseconds: a host may never answer.
    timeout: args[0] === 'fetch' ? 60_000 : 300_000,
  } as const;
  const running = run('git', [...settings, ...args], options);
  if (input !== undefined) running.child.stdin?.end(input);
  try {
    return (await running).stdout;
  } catch (error) {
    const { code, stdout } = Object(error);
    if (code === no) return stdout;
    throw new GitError(printed(error));
  }
}

/** The output of git as text. @throws GitError */
export const git = async (edition: Edition, ...args: string[]): Promise<string> =>
  (await output(edition, args)).toString();

/** The same for a command that reads something, or with settings of its own. @throws GitError */
export const gitWith = async (
  edition: Edition,
  options: Options,
  ...args: string[]
): Promise<string> => (await output(edition, args, options)).toString();

/** Why it failed; undefined when it didn't. */
export const errorIn = (action: () => Promise<unknown>): Promise<unknown> =>
  action().then(
    () => undefined,
    (error: unknown) => error,
  );

/** The output without the last line end; undefined when git fails, which is how some commands answer no. */
export const gitLine = (edition: Edition, ...args: string[]): Promise<string | undefined> =>
  git(edition, ...args).then(
    (out) => out.replace(/\n$/, ''),
    () => undefined,
  );

/** The names that git prints, with zeros between them. @throws GitError */
export const gitNames = async (edition: Edition, ...args: string[]): Promise<readonly string[]> =>
  (await git(edition, ...args)).split('\0').filter(Boolean);

/** The paths of all files that differ between two versions, programs too. @throws GitError */
export const pathsBetween = (edition: Edition, from: string, to: string) =>
  gitNames(edition, 'diff', '--name-only', '--no-renames', '-z', from, to, '--', ':/');

/** A file in a version, by its path in the repository or, after `./`, in the edition; undefined where there is none. */
export const fileIn = (edition: Edition, version: string, path: string): Promise<Bytes> =>
  output(edition, ['show', `${version}:${path}`]).catch((error) => {
    // A merge takes a file that isn't there for one that someone removed.
    if (/does not exist in|exists on disk, but not in/.test(String(error))) return undefined;
    throw error;
  });
