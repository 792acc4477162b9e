// When a file last changed. Git says so, so that equal content makes equal files wherever it is built.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** The time of a file's last commit, or of the file itself until its changes are committed. */
export function lastChange(file: string): Date {
  const git = (...args: string[]): string | null =>
    spawnSync('git', [...args, '--', basename(file)], { cwd: dirname(file), encoding: 'utf8' })
      .stdout;
  const committed = git('log', '-1', '--format=%cI')?.trim();
  const isCommitted = committed && git('status', '--porcelain') === '';
  return isCommitted ? new Date(committed) : statSync(file).mtime;
}
