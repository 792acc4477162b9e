// What the weekly workflow says at the code host: the issue and the pull request.
import { appendFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { place } from './sample-job.ts';

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
