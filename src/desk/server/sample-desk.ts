// An edition of its own for a test of the desk, in a folder that git knows.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';

export type SampleDesk = {
  readonly folder: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly git: (...args: readonly string[]) => string;
};

/** Each test has the edition of the journeys as it was last published, and no other settings of git. */
export function sampleDesk({ recorded }: { readonly recorded: boolean }): SampleDesk {
  const home = process.cwd();
  let folder = '';
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'desk-test-'));
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
    vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
    vi.stubEnv('CONTENT_DIR', 'content');
    cpSync('editions/journeys', join(folder, 'content'), { recursive: true });
    symlinkSync(resolve('src'), join(folder, 'src'), 'junction');
    if (recorded) {
      git('init', '--quiet', '--initial-branch=main');
      git('config', 'user.name', 'A volunteer');
      git('config', 'user.email', 'volunteer@example.org');
      writeFileSync(join(folder, '.gitignore'), 'src\nbackups\n');
      git('add', '--all');
      git('commit', '--quiet', '--message=The first state');
    }
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(home);
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return {
    get folder() {
      return folder;
    },
    read: (file) => readFileSync(join(folder, 'content', file), 'utf8'),
    write: (file, text) => writeFileSync(join(folder, 'content', file), text),
    git,
  };
}
