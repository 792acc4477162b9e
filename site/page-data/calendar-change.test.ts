import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lastChange } from './calendar.ts';

const folder = mkdtempSync(join(tmpdir(), 'change-'));
const file = join(folder, 'events.yaml');
afterAll(() => rmSync(folder, { recursive: true }));

const write = (text: string, written: Date) => {
  writeFileSync(file, text);
  utimesSync(file, written, written);
};
const git = (committed: Date, ...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: committed.toISOString() },
  });

it('is the time of the commit, and of the file before a commit', () => {
  const [first, committed, second] = [1, 2, 3].map((day) => new Date(Date.UTC(2027, 0, day)));
  if (!first || !committed || !second) throw new Error('There are three days.');
  write('[]', first);
  git(first, 'init', '--quiet');
  expect(lastChange(file)).toEqual(first);
  git(committed, 'add', '.');
  git(committed, 'commit', '--quiet', '--message', 'Add events');
  // A build in another folder has the file with another time.
  utimesSync(file, second, second);
  expect(lastChange(file)).toEqual(committed);
  write('[] # None', second);
  expect(lastChange(file)).toEqual(second);
});
