// The weekly workflow: what it may do, and what it asks of the pull.
import { describe, expect, it } from 'vitest';
import { permissions, place, steps } from './sample-job.ts';

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
