// Runs git in the folder of the edition. Arguments never go through a shell.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';

export type GitResult = { readonly ok: boolean; readonly out: string; readonly err: string };

/** Git cannot prompt here, and does not wait long for a host. */
const environment = () => ({
  ...process.env,
  // Commands that only read don't lock the folder for other programs.
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GIT_EDITOR: 'true',
  GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes -o ConnectTimeout=20',
  LC_ALL: 'C',
});

type GitInput = {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout?: number;
};

/** Runs git in the folder of the edition, and returns its output as bytes. Without git it is not ok. */
export const gitBytes = (
  { folder }: Edition,
  args: readonly string[],
  { input, env, timeout = 120_000 }: GitInput = {},
): Promise<Omit<GitResult, 'out'> & { readonly out: Buffer }> =>
  new Promise((answered) => {
    const options = {
      cwd: resolve(folder),
      env: { ...environment(), ...env },
      timeout,
      maxBuffer: 50_000_000,
      windowsHide: true,
      encoding: 'buffer',
    } as const;
    const child = execFile('git', [...args], options, (error, out, err) =>
      answered({ ok: error === null, out, err: err.toString() || (error?.message ?? '') }),
    );
    // A program that ends early closes its input.
    child.stdin?.on('error', () => undefined).end(input);
  });

/** The same with text, for most commands. */
export async function git(edition: Edition, ...args: readonly string[]): Promise<GitResult> {
  const { ok, out, err } = await gitBytes(edition, args);
  return { ok, out: out.toString(), err };
}

/** The output of git without the last line end; undefined when it fails. */
export async function gitLine(
  edition: Edition,
  ...args: readonly string[]
): Promise<string | undefined> {
  const { ok, out } = await git(edition, ...args);
  return ok ? out.replace(/\n$/, '') : undefined;
}
