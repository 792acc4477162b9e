// Runs git in the folder of the edition. Arguments never go through a shell.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type { Edition } from '@appraisers/edition/loaders/open-edition.ts';

export type GitResult = { readonly ok: boolean; readonly out: string; readonly err: string };

/** Git cannot prompt here, and does not wait long for a host. */
const environment = () => ({
  ...process.env,
  GIT_TERMINAL_PROMPT: '0',
  GIT_EDITOR: 'true',
  GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes -o ConnectTimeout=20',
  LC_ALL: 'C',
});

/** Runs git in the folder of the edition. Without git the answer is not ok. */
export const git = ({ folder }: Edition, ...args: readonly string[]): Promise<GitResult> =>
  new Promise((answered) => {
    const options = {
      cwd: resolve(folder),
      env: environment(),
      timeout: 120_000,
      maxBuffer: 50_000_000,
      windowsHide: true,
    };
    execFile('git', [...args], options, (error, out, err) =>
      answered({ ok: error === null, out, err }),
    );
  });

/** The output of git without the last line end; undefined when it fails. */
export async function gitLine(
  edition: Edition,
  ...args: readonly string[]
): Promise<string | undefined> {
  const { ok, out } = await git(edition, ...args);
  return ok ? out.replace(/\n$/, '') : undefined;
}
