// The weekly workflow: what it may do, and what it does to the issue, with a stand-in for GitHub's program.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const file = '.github/workflows/links.yml';
const step = z.object({
  name: z.string().optional(),
  run: z.string().optional(),
});
const { permissions, jobs } = z
  .object({
    permissions: z.record(z.string(), z.string()),
    jobs: z.object({ links: z.object({ 'timeout-minutes': z.number(), steps: z.array(step) }) }),
  })
  .parse(parse(readFileSync(file, 'utf8')));
const { steps } = jobs.links;
const scriptOf = (name: string) => steps.find((one) => one.name === name)?.run ?? '';

const scratch = mkdtempSync(join(tmpdir(), 'links-workflow-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** A program of this name in a folder of its own, for a script to find first. */
function standIn(name: string, script: string) {
  const folder = mkdtempSync(join(scratch, 'programs-'));
  const program = join(folder, name);
  writeFileSync(program, `#!/bin/sh\n${script}\n`);
  chmodSync(program, 0o755);
  return folder;
}

/** Runs a script as a step is run: it ends at the first command that fails. */
function run(script: string, programs: string, env: Readonly<Record<string, string>>) {
  const PATH = [programs, process.env.PATH].join(delimiter);
  return spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    env: { PATH, RUNNER_TEMP: scratch, ...env },
    encoding: 'utf8',
  });
}

describe('the workflow', () => {
  it('may read the files and write issues, and nothing else', () =>
    expect(permissions).toEqual({ contents: 'read', issues: 'write' }));
});

describe('the step that asks', () => {
  const table = join(scratch, 'links.md');

  it.each([
    [0, 'a table', 'ends well'],
    [1, 'a table', 'ends well'],
    [1, 'no table', 'fails'],
    [2, 'no table', 'fails'],
    [2, 'a table', 'fails'],
  ])('after %d and %s %s, and says so to the next', (status, written, end) => {
    const output = mkdtempSync(join(scratch, 'output-'));
    const asked = join(output, 'asked');
    const write = written === 'a table' ? `touch ${table}` : `rm -f ${table}`;
    const npm = standIn('npm', `echo "$@" > ${asked}; ${write}; exit ${status}`);
    const env = { GITHUB_OUTPUT: join(output, 'said') };
    const done = run(scriptOf('Ask every address'), npm, env);
    expect(done.status === 0).toBe(end === 'ends well');
    expect(readFileSync(env.GITHUB_OUTPUT, 'utf8')).toBe(`status=${status}\n`);
    expect(readFileSync(asked, 'utf8').trim()).toBe(`run links -- --markdown ${table}`);
  });
});

describe('the issue', () => {
  /** What is asked of GitHub's program, when there is an open issue of this number, or none. */
  function said(status: number, open: string) {
    const log = join(scratch, 'said');
    if (existsSync(log)) rmSync(log);
    const gh = standIn(
      'gh',
      `echo "$@" >> ${log}\ncase "$1 $2" in "issue list") printf '${open}';; esac`,
    );
    const done = run(scriptOf('Say it in the issue'), gh, { STATUS: String(status) });
    expect([done.status, done.stderr]).toEqual([0, '']);
    return readFileSync(log, 'utf8').trim().split('\n').slice(1);
  }
  const table = join(scratch, 'links.md');

  it('is opened where there is none', () =>
    expect(said(1, '')).toEqual([
      'label create links --force --description Addresses that no longer work',
      `issue create --title Links that no longer work --label links --body-file ${table}`,
    ]));

  it('is brought up to date where there is one', () =>
    expect(said(1, '7')).toEqual([`issue edit 7 --body-file ${table}`]));

  it('is closed when nothing is broken any more', () =>
    expect(said(0, '7')).toEqual(['issue close 7 --comment No address is broken any more.']));

  it('is not there where nothing was broken', () => expect(said(0, '')).toEqual([]));
});
