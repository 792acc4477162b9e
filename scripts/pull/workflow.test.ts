// The weekly workflow: what it may do, and what it does, with stand-ins for npm and GitHub's program, and
// a repository of its own.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
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
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const step = z.object({
  name: z.string().optional(),
  if: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).default({}),
});
const { permissions, jobs } = z
  .object({
    permissions: z.record(z.string(), z.string()),
    jobs: z.object({ members: z.object({ 'timeout-minutes': z.number(), steps: z.array(step) }) }),
  })
  .parse(parse(readFileSync('.github/workflows/members.yml', 'utf8')));
const { steps } = jobs.members;
const scriptOf = (name: string) => steps.find((one) => one.name === name)?.run ?? '';

const scratch = mkdtempSync(join(tmpdir(), 'members-workflow-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** A place like that of a job: a site with a list, and a folder for what is left. */
function place(isRepository = false) {
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

describe('the workflow', () => {
  it('may write the branch, the pull request and the issue, and nothing else', () =>
    expect(permissions).toEqual({ contents: 'write', issues: 'write', 'pull-requests': 'write' }));

  it('gives the key to what asks for it, and the right to write to what writes', () => {
    const having = (word: string) =>
      steps.filter(({ env }) => JSON.stringify(env).includes(word)).map(({ name }) => name);
    expect(having('secrets.WILD_APRICOT_API_KEY')).toEqual([
      'Look for the key',
      'Pull the members',
    ]);
    expect(having('github.token')).toEqual([
      'Say in an issue what is refused',
      'Open the pull request',
    ]);
  });

  it('does nothing where there is no key', () => {
    for (const one of steps.filter(({ name }) => name !== 'Look for the key'))
      expect(one.if).toMatch(
        /^steps\.(key\.outputs\.given == 'yes'|pull\.outputs\.outcome == 'changed')/,
      );
  });
});

describe('the step that looks for the key', () => {
  it.each([
    ['abc', 'schedule', 0, 'given=yes\n'],
    ['abc', 'workflow_dispatch', 0, 'given=yes\n'],
    ['', 'schedule', 0, 'given=no\n'],
    ['', 'workflow_dispatch', 1, ''],
  ])('with the key "%s", begun by %s, ends with %d and says %j', (key, EVENT, status, said) => {
    const job = place();
    const done = job.run('Look for the key', { WILD_APRICOT_API_KEY: key, EVENT });
    expect([done.status, job.read('output')]).toEqual([status, said]);
  });
});

describe('the step that pulls', () => {
  const changes = 'echo 2 >> content/members.csv';
  const tells = 'echo "a verdict" > "$6"';

  it.each([
    ['something new', `${tells}; ${changes}`, 0, 'outcome=changed\n'],
    [
      'new numbers alone',
      `${tells}; echo 1,9 > content/member-numbers.csv`,
      0,
      'outcome=changed\n',
    ],
    ['nothing new', tells, 0, 'outcome=same\n'],
    ['backups alone', `${tells}; mkdir backups; touch backups/x.csv`, 0, 'outcome=same\n'],
    ['refused members', `${tells}; exit 1`, 0, 'outcome=stopped\n'],
    ['a fault', 'echo Sorry >&2; exit 1', 1, ''],
    ['no verdict', 'exit 0', 1, ''],
  ])('with %s says so to the next', (_, script, status, said) => {
    const job = place(true);
    job.program('npm', `echo "$@" > ${job.at('asked')}; echo Ann Doe; ${script}`);
    const done = job.run('Pull the members', { WILD_APRICOT_API_KEY: 'abc' });
    expect([done.status, job.read('output')]).toEqual([status, said]);
    expect(job.read('asked').trim()).toBe(
      `run --silent members:pull -- --markdown ${job.at('temp/members.md')}`,
    );
    expect(job.read('summary')).toBe(said === '' ? '' : 'a verdict\n');
    expect(done.stdout).not.toContain('Ann Doe');
  });
});

describe('what a volunteer ticks when they begin it by hand', () => {
  it.each([
    ['', '', ''],
    ['false', 'false', ''],
    ['true', 'false', ' --accept-rejections'],
    ['false', 'true', ' --yes'],
    ['true', 'true', ' --accept-rejections --yes'],
  ])('(%s, %s) is agreed to as%s', (ACCEPT, AGREE, options) => {
    const job = place(true);
    job.program('npm', `echo "$@" > ${job.at('asked')}; echo x > "$6"`);
    const env = { WILD_APRICOT_API_KEY: 'abc', ACCEPT, AGREE };
    expect(job.run('Pull the members', env).status).toBe(0);
    expect(job.read('asked').trim()).toBe(
      `run --silent members:pull -- --markdown ${job.at('temp/members.md')}${options}`,
    );
  });
});

/** Runs a step that speaks to GitHub, where this number is open, and gives what it said there. */
function said(
  name: string,
  OUTCOME: string,
  open: string,
  prepare = (_: ReturnType<typeof place>) => {},
) {
  const job = place(OUTCOME === 'changed');
  job.program('gh', `echo "$@" >> ${job.at('said')}\ncase "$2" in list) printf '${open}';; esac`);
  writeFileSync(job.at('temp/members.md'), 'a verdict\n');
  prepare(job);
  const done = job.run(name, { OUTCOME, GH_REPO: 'somebody/site', GH_TOKEN: 'token' });
  expect([done.status, done.stderr]).toEqual([0, '']);
  const lines = job.read('said').trim().split('\n').slice(1);
  return { job, lines: lines.map((line) => line.replace(job.at('temp'), 'TEMP')) };
}

describe('the issue', () => {
  const saidOf = (outcome: string, open: string) =>
    said('Say in an issue what is refused', outcome, open).lines;

  it('is opened where members are refused', () =>
    expect(saidOf('stopped', '')).toEqual([
      'label create members --force --description Members that cannot be pulled',
      'issue create --title Members that cannot be pulled --label members --body-file TEMP/members.md',
    ]));

  it('is brought up to date where there is one', () =>
    expect(saidOf('stopped', '7')).toEqual(['issue edit 7 --body-file TEMP/members.md']));

  it.each(['changed', 'same'])('is closed when all can be pulled: %s', (outcome) =>
    expect(saidOf(outcome, '7')).toEqual([
      'issue close 7 --comment The members can be pulled again.',
    ]),
  );

  it('is not there where nobody was refused', () => expect(saidOf('same', '')).toEqual([]));
});

describe('the pull request', () => {
  const change = ({ at, git }: ReturnType<typeof place>) => {
    git('init', '--quiet', '--bare', '--template=', at('origin.git'));
    git('remote', 'add', 'origin', at('origin.git'));
    appendFileSync(at('site/content/members.csv'), '2\n');
    writeFileSync(at('site/elsewhere.txt'), 'not of the list');
  };
  const saidOf = (outcome: string, open: string) =>
    said('Open the pull request', outcome, open, outcome === 'changed' ? change : undefined);

  it('is opened with the verdict, on a branch that has the new list alone', () => {
    const { job, lines } = saidOf('changed', '');
    expect(lines).toEqual([
      'auth setup-git',
      'pr create --head members --title Renew the list of members --body-file TEMP/members.md',
    ]);
    const pushed = job.git('ls-remote', 'origin', 'members').split('\t')[0] ?? '';
    expect(job.git('show', '--format=%an: %s', '--name-only', pushed).trim().split('\n')).toEqual([
      'github-actions[bot]: Renew the list of members',
      '',
      'content/members.csv',
    ]);
  });

  it('is brought up to date where there is one, whatever its branch has', () => {
    const { job, lines } = saidOf('changed', '7');
    expect(lines).toEqual([
      'auth setup-git',
      'api --silent --method PATCH repos/somebody/site/pulls/7 --field body=@TEMP/members.md',
    ]);
    // A week later, from the same list: the branch is not added to, but replaced.
    job.git('checkout', '--quiet', 'main');
    job.git('branch', '--quiet', '-D', 'members');
    appendFileSync(job.at('site/content/members.csv'), '3\n');
    const env = { OUTCOME: 'changed', GH_REPO: 'somebody/site', GH_TOKEN: 'token' };
    expect(job.run('Open the pull request', env).status).toBe(0);
    const commits = job.git('rev-list', '--count', 'origin/members').trim();
    expect(commits).toBe('2');
  });

  it('is closed when the list is as the platform has it', () =>
    expect(saidOf('same', '7').lines).toEqual([
      'pr close 7 --delete-branch --comment The list is as the platform has it.',
    ]));

  it('is not there where nothing is new', () => expect(saidOf('same', '').lines).toEqual([]));
});
