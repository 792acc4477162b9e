// Runs the shell scripts of a workflow as GitHub does, in a small repository with fakes of other programs.
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
import { onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const step = z.object({ name: z.string().optional(), run: z.string().default('') });
const workflow = z.object({ jobs: z.record(z.string(), z.object({ steps: z.array(step) })) });

/** A job of a workflow: a repository with a list of members, and folders for fakes and for what is left. */
export function startJob(file: string) {
  const { jobs } = workflow.parse(parse(readFileSync(`.github/workflows/${file}`, 'utf8')));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const home = mkdtempSync(join(tmpdir(), 'workflow-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const at = (name: string) => join(home, name);
  for (const folder of ['programs', 'temp', 'site/content'])
    mkdirSync(at(folder), { recursive: true });
  const run = (program: string, args: readonly string[], env = {}) => {
    const PATH = [at('programs'), process.env.PATH].join(delimiter);
    const files = {
      RUNNER_TEMP: at('temp'),
      GITHUB_OUTPUT: at('output'),
      GITHUB_STEP_SUMMARY: at('summary'),
    };
    const all = { PATH, HOME: home, ...files, ...env };
    return spawnSync(program, args, { cwd: at('site'), encoding: 'utf8', env: all });
  };
  const git = (...args: readonly string[]) => run('git', args).stdout.trim();
  writeFileSync(at('site/content/members.csv'), 'id\n1\n');
  git('init', '--quiet', '--template=', '--initial-branch', 'main');
  git('add', '.');
  git('-c', 'user.name=x', '-c', 'user.email=x@example.org', 'commit', '-qm', 'x');
  return {
    at,
    git,
    read: (name: string) => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : ''),
    fake(name: string, script: string) {
      writeFileSync(at(`programs/${name}`), `#!/bin/sh\n${script}\n`);
      chmodSync(at(`programs/${name}`), 0o755);
    },
    /** Runs a step as GitHub does: it ends at the first command that fails. */
    runStep(name: string, env: Readonly<Record<string, string>> = {}) {
      const script = steps.find((one) => one.name === name)?.run ?? '';
      return run('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], env);
    },
  };
}
