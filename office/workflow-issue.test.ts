// The program that keeps the issues of the weekly workflows, with a fake of GitHub's own program.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const scratch = mkdtempSync(join(tmpdir(), 'workflow-issue-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const log = join(scratch, 'log');
const report = join(scratch, 'report.md');
const summary = join(scratch, 'summary');

/** What is asked of GitHub's program where the list of open issues is this, after the list itself. */
function run(list: string, file: string, hasIssues = 'true') {
  writeFileSync(log, '');
  rmSync(summary, { force: true });
  writeFileSync(report, 'a report\n');
  writeFileSync(
    join(scratch, 'gh'),
    `#!/bin/sh\n[ "$1" != repo ] || { echo ${hasIssues}; exit; }\necho "$@" >> ${log}\n[ "$2" != list ] || ${list}\n`,
  );
  chmodSync(join(scratch, 'gh'), 0o755);
  const options = ['--label', 'links', '--title', 'Broken links', '--resolved', 'All is well.'];
  const { status } = spawnSync(process.execPath, ['office/workflow-issue.ts', ...options, file], {
    env: {
      ...process.env,
      GITHUB_STEP_SUMMARY: summary,
      PATH: [scratch, process.env.PATH].join(delimiter),
    },
  });
  return [status, ...readFileSync(log, 'utf8').trim().split('\n').slice(1)];
}

it.each([
  [
    'opens an issue',
    'true',
    report,
    [
      'label create links --force --description Broken links',
      `issue create --title Broken links --label links --body-file ${report}`,
    ],
  ],
  ['updates the open one', 'echo 7', report, [`issue edit 7 --body-file ${report}`]],
  ['closes it without a report', 'echo 7', 'none', ['issue close 7 --comment All is well.']],
  ['does nothing where all is well', 'true', 'none', []],
] as const)('%s', (_, list, file, commands) => expect(run(list, file)).toEqual([0, ...commands]));

it('fails where GitHub does', () => expect(run('exit 1', report)).toEqual([1]));

it('where issues are turned off, puts the report onto the page of the run, which fails', () => {
  expect(run('exit 1', report, 'false')).toEqual([1]);
  expect(readFileSync(summary, 'utf8')).toBe('# Broken links\n\na report\n');
  expect(run('exit 1', 'none', 'false')).toEqual([0]);
  expect(existsSync(summary)).toBe(false);
});
