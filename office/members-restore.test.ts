// The command as a volunteer runs it, in a folder of its own.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const name = 'members-2026-11-22-140509.csv';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'members-restore-'));
  symlinkSync(resolve('site'), join(folder, 'site'), 'junction');
  cpSync('editions/journeys', join(folder, 'content'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = () => readFileSync(join(folder, 'content/members.csv'), 'utf8');
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [resolve('office/members-restore.ts'), ...args], {
    cwd: folder,
    env: { ...process.env, CONTENT_DIR: 'content' },
    encoding: 'utf8',
  });

it('lists the copies of the list, and restores one', () => {
  expect(run().stdout).toBe('There are no copies in backups/ yet.\n');
  mkdirSync(join(folder, 'backups'));
  writeFileSync(join(folder, 'backups', name), read());
  const before = read();
  writeFileSync(join(folder, 'content/members.csv'), before.split('\n').slice(0, 3).join('\n'));
  expect(run().stdout).toContain(`${name}  89 members, without member numbers\n`);
  const { status, stdout } = run(name);
  expect(stdout).toContain('Restored the list with 89 members and their numbers.');
  expect(status).toBe(0);
  expect(read()).toBe(before);
});

it('restores nothing from a name without a copy', () => {
  const { status, stderr } = run('nothing.csv');
  expect(stderr).toBe('There is no copy named nothing.csv in backups. Nothing was saved.\n');
  expect(status).toBe(1);
});
