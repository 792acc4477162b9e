// What the shell scripts of the weekly workflow decide: whether there is something new, and what goes onto the
// branch of the pull request. Fakes replace npm and GitHub's own program.
import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startJob } from '#workflow-job.fixture.ts';

describe('the step that pulls', () => {
  const reports = 'echo "a report" > "$6"';
  it.each([
    ['stopped', `${reports}; exit 1`, 'a report\n'],
    ['left rows out', 'echo "## Errors: 1 row" > "$6"', '## Errors: 1 row\n'],
    ['found nothing wrong', reports, ''],
  ])('leaves a report for the issue when it %s', (_, script, text) => {
    const job = startJob('members.yml');
    job.fake('npm', script);
    job.runStep('Pull the members', { AGREE: 'false' });
    expect(job.read('temp/attention.md')).toBe(text);
  });

  it.each([
    ['something new', `${reports}; echo 2 >> content/members.csv`, 'changed'],
    ['a new file', `${reports}; echo 1,9 > content/member-numbers.csv`, 'changed'],
    ['nothing new', reports, 'same'],
    ['rejected members', `${reports}; exit 1`, 'stopped'],
    ['an error', 'echo Sorry >&2; exit 1', ''],
    ['no report', 'exit 0', ''],
  ])('with %s says so to the next, and keeps names out of the log', (_, script, outcome) => {
    const job = startJob('members.yml');
    job.fake('npm', `echo "$@" > ${job.at('args')}; echo Ann Doe; ${script}`);
    const done = job.runStep('Pull the members', { AGREE: 'true' });
    expect(done.status).toBe(outcome ? 0 : 1);
    expect(done.stdout).not.toContain('Ann Doe');
    expect(job.read('output')).toBe(outcome && `outcome=${outcome}\n`);
    expect(job.read(`temp/${outcome}.md`)).toBe(outcome && 'a report\n');
    expect(job.read('args')).toMatch(
      /^run --silent members:pull -- --markdown \S+members\.md --yes\n$/,
    );
  });
});

describe('the pull request', () => {
  const env = { OUTCOME: 'changed', GH_REPO: 'example/site', GH_TOKEN: 'token' };

  /** Runs the step where this pull request is open, twice: as in two weeks with the same list. */
  function runTwice(OUTCOME: string, open: string) {
    const job = startJob('members.yml');
    job.fake('gh', `echo "$@" >> ${job.at('log')}\ncase "$2" in list) printf '${open}';; esac`);
    job.git('init', '--quiet', '--bare', '--template=', job.at('origin.git'));
    job.git('remote', 'add', 'origin', job.at('origin.git'));
    for (const week of ['2', '3']) {
      job.git('checkout', '--quiet', '--force', '-B', 'main', 'main');
      job.git('branch', '--quiet', '-D', 'members');
      writeFileSync(job.at('site/content/members.csv'), `id\n1\n${week}\n`);
      writeFileSync(job.at('site/elsewhere.txt'), 'not of the list');
      rmSync(job.at('log'), { force: true });
      const { status, stderr } = job.runStep('Open the pull request', { ...env, OUTCOME });
      expect([status, stderr]).toEqual([0, '']);
    }
    const [, ...commands] = job.read('log').replaceAll(job.at('temp'), 'TEMP').trim().split('\n');
    return { job, commands };
  }

  it('is opened from a branch that has the new list alone', () => {
    const { job, commands } = runTwice('changed', '');
    expect(commands).toEqual([
      'auth setup-git',
      'pr create --head members --title Update the member list --body-file TEMP/changed.md',
    ]);
    const shown = job.git('show', '--format=%an: %s', '--name-only', 'origin/members');
    expect(shown).toBe('github-actions[bot]: Update the member list\n\ncontent/members.csv');
    // The branch is replaced each week, not added to.
    expect(job.git('rev-list', '--count', 'origin/members')).toBe('2');
  });

  it.each([
    [
      'changed',
      '7',
      'api --silent --method PATCH repos/example/site/pulls/7 --field body=@TEMP/changed.md',
    ],
    [
      'same',
      '7',
      'pr close 7 --delete-branch --comment The list already matches the membership platform.',
    ],
    ['same', '', undefined],
  ])('with %s and the open one "%s" ends with %s', (outcome, open, last) =>
    expect(runTwice(outcome, open).commands.at(-1)).toBe(last),
  );
});
