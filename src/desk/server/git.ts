// Git, asked about the folder of the edition alone. Every call is a program with its arguments: nothing
// of them is read by a shell.
import { execFile } from 'node:child_process';
import { editionRoot } from '#loaders/edition-folder.ts';

export type GitAnswer = { readonly ok: boolean; readonly out: string; readonly err: string };

/** Nobody can answer a question of git here; a host that does not answer is not waited for. */
const environment = () => ({
  ...process.env,
  GIT_TERMINAL_PROMPT: '0',
  GIT_EDITOR: 'true',
  GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes -o ConnectTimeout=20',
  LC_ALL: 'C',
});

export const editionPath = (): string => editionRoot(process.cwd());

/** Asks git in the folder of the edition. Without git the answer is not ok. */
export const git = (...args: readonly string[]): Promise<GitAnswer> =>
  new Promise((answered) => {
    const options = {
      cwd: editionPath(),
      env: environment(),
      timeout: 120_000,
      maxBuffer: 50_000_000,
      windowsHide: true,
    };
    execFile('git', [...args], options, (error, out, err) =>
      answered({ ok: error === null, out, err }),
    );
  });

/** What git says, without the end of its last line; nothing when it does not know. */
export async function gitLine(...args: readonly string[]): Promise<string | undefined> {
  const { ok, out } = await git(...args);
  return ok ? out.replace(/\n$/, '') : undefined;
}
