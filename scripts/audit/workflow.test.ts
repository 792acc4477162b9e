// What the weekly workflow makes of the verdict, with a stand-in for npm.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const { jobs } = z
  .object({
    jobs: z.object({
      audit: z.object({
        steps: z.array(z.object({ name: z.string().optional(), run: z.string().optional() })),
      }),
    }),
  })
  .parse(parse(readFileSync('.github/workflows/audit.yml', 'utf8')));
const script = jobs.audit.steps.find(({ name }) => name === 'Ask about known faults')?.run ?? '';

const scratch = mkdtempSync(join(tmpdir(), 'audit-workflow-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Runs the step as it is run, where npm writes this verdict and ends so. */
function run(status: number, verdict: string) {
  const folder = mkdtempSync(join(scratch, 'job-'));
  const npm = join(folder, 'npm');
  const write = verdict && `printf '${verdict}' > "$6"; `;
  writeFileSync(npm, `#!/bin/sh\n${write}exit ${status}\n`);
  chmodSync(npm, 0o755);
  const summary = join(folder, 'summary');
  writeFileSync(summary, '');
  const done = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    env: {
      PATH: [folder, process.env.PATH].join(delimiter),
      RUNNER_TEMP: folder,
      GITHUB_STEP_SUMMARY: summary,
    },
    encoding: 'utf8',
  });
  return [done.status, done.stdout.trim(), readFileSync(summary, 'utf8')];
}

it.each([
  ['no fault', 0, 'None.\\n', 0, ''],
  ['faults in tools', 0, 'Some.\\n\\n| tools |\\n', 0, '::warning::Some.'],
  ['faults in what visitors receive', 1, 'Bad.\\n\\n| visitors |\\n', 1, '::error::Bad.'],
  ['no answer', 2, 'Nobody knows.\\n', 0, '::warning::Nobody knows.'],
])('with %s it says so', (_, status, verdict, ends, says) =>
  expect(run(status, verdict)).toEqual([ends, says, verdict.replaceAll('\\n', '\n')]),
);

it('fails where the program did', () => expect(run(2, '')).toEqual([1, '', '']));
