// A desk for a test, on a copy of editions/journeys in a Git repository of its own.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const settings = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

export type DeskOptions = {
  /** Runs before the desk opens. Git runs in the folder of the desk. */
  readonly prepare?: (folder: string, git: (...args: readonly string[]) => string) => void;
};

/** Opens a desk and waits until it prints its address, which includes the secret. */
export async function openDesk({ prepare }: DeskOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'desk-journey-'));
  const env = { ...process.env, ...settings };
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', env });
  cpSync('editions/journeys', join(folder, 'content'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'A volunteer');
  git('config', 'user.email', 'volunteer@example.org');
  git('add', '--all');
  git('commit', '--quiet', '--message=The first state');
  prepare?.(folder, git);
  const child = spawn(process.execPath, ['office/desk.ts', '--no-open'], {
    env: { ...env, CONTENT_DIR: join(folder, 'content') },
  });
  const ended = new Promise((end) => child.once('exit', end));
  let terminal = '';
  const address = await new Promise<string>((found, failed) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        terminal += text;
        const [printed] = /http:\S+/.exec(terminal) ?? [];
        if (printed) found(printed);
      });
    child.once('exit', () => failed(new Error(`The desk did not open:\n${terminal}`)));
  });
  return {
    address,
    folder,
    git,
    read: (file: string) => readFileSync(join(folder, 'content', file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(join(folder, 'content', file), text),
    close: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type DeskUnderTest = Awaited<ReturnType<typeof openDesk>>;
