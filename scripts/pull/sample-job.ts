// A job of the weekly workflow as it runs at the code host: its steps, stand-ins for the programs they call,
// and a repository of its own.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const step = z.object({
  name: z.string().optional(),
  if: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).default({}),
});
const workflow = z
  .object({
    permissions: z.record(z.string(), z.string()),
    jobs: z.object({ members: z.object({ 'timeout-minutes': z.number(), steps: z.array(step) }) }),
  })
  .parse(parse(readFileSync('.github/workflows/members.yml', 'utf8')));
export const { permissions } = workflow;
export const { steps } = workflow.jobs.members;
const scriptOf = (name: string) => steps.find((one) => one.name === name)?.run ?? '';

const scratch = mkdtempSync(join(tmpdir(), 'members-workflow-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** A place like that of a job: a site with a list, and a folder for what is left. */
export function place(isRepository = false) {
  const home = mkdtempSync(join(scratch, 'job-'));
  const at = (name: string) => join(home, name);
  for (const folder of ['programs', 'temp', 'site/content'])
    mkdirSync(at(folder), { recursive: true });
  writeFileSync(at('site/content/members.csv'), 'id\n1\n');
  const git = (...given: string[]) =>
    spawnSync('git', given, {
      cwd: at('site'),
      encoding: 'utf8',
      env: { ...process.env, HOME: home },
    }).stdout;
  if (isRepository) {
    git('init', '--quiet', '--template=', '--initial-branch', 'main');
    git('add', '.');
    git('-c', 'user.name=x', '-c', 'user.email=x@example.org', 'commit', '-qm', 'x');
  }
  return {
    at,
    git,
    program(name: string, script: string) {
      writeFileSync(at(`programs/${name}`), `#!/bin/sh\n${script}\n`);
      chmodSync(at(`programs/${name}`), 0o755);
    },
    read: (name: string) => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : ''),
    /** Runs a step as it is run: it ends at the first command that fails. */
    run: (name: string, env: Readonly<Record<string, string>> = {}) =>
      spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', scriptOf(name)], {
        cwd: at('site'),
        env: {
          PATH: [at('programs'), process.env.PATH].join(delimiter),
          HOME: home,
          RUNNER_TEMP: at('temp'),
          GITHUB_OUTPUT: at('output'),
          GITHUB_STEP_SUMMARY: at('summary'),
          ...env,
        },
        encoding: 'utf8',
      }),
  };
}
