// A desk for a test, on a copy of editions/journeys in a Git repository of its own.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const settings = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

export type DeskUnderTest = {
  /** Includes the secret. */
  readonly address: string;
  readonly folder: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly git: (...args: readonly string[]) => string;
  readonly close: () => Promise<void>;
};

type DeskOptions = {
  /** Runs before the desk opens. Git runs in the folder of the desk. */
  readonly prepare?: (folder: string, git: DeskUnderTest['git']) => void;
};

/** Opens a desk and waits until it prints its address. */
export async function openDesk({ prepare }: DeskOptions = {}): Promise<DeskUnderTest> {
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
  const child = spawn(
    process.execPath,
    ['office/desk.ts', '--no-open', '--backups', join(folder, 'backups')],
    { env: { ...env, CONTENT_DIR: join(folder, 'content') } },
  );
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
    read: (file) => readFileSync(join(folder, 'content', file), 'utf8'),
    write: (file, text) => writeFileSync(join(folder, 'content', file), text),
    close: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
