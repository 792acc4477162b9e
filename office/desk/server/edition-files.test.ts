import { expect, it } from 'vitest';
import { publishState } from './changes.ts';
import { sampleDesk } from './desk.fixture.ts';
import { failureReason } from './failure-reasons.ts';
import { GitError } from './git.ts';

const desk = sampleDesk();

it('names an error by its entry, and the file and line where it can be fixed', async () => {
  desk.replace('reasons.yaml', /(?<=name: A divorce[\s\S]*?subject: ).*/, '""');
  expect((await publishState(desk.edition)).issues).toEqual([
    expect.stringMatching(
      /^Reasons and letters, A divorce, .*subject \(\S+content\/reasons\.yaml, line \d+\): /,
    ),
  ]);
});

it.each([
  ['ENOSPC', 'The disk is full'],
  ['EROFS', 'This disk is read-only'],
  ['EACCES', "doesn't let the desk write"],
])('says what to do about %s', (code, message) => {
  expect(failureReason(Object.assign(new Error(code), { code }))).toContain(message);
});

it.each([
  ["fatal: unable to access 'x': The requested URL returned error: 403", 'permission to publish'],
  ["fatal: Authentication failed for 'x'", 'permission to publish'],
  ['remote: Permission to a/b.git denied to c.', 'permission to publish'],
  ["fatal: repository 'https://example.org/a.git/' not found", 'permission to publish'],
  ["error: cannot open '.git/FETCH_HEAD': Permission denied", "doesn't let the desk write"],
  ["fatal: sha1 file 'x/index.lock' write error. Out of diskspace", 'The disk is full'],
  ["fatal: unable to access 'x': Could not resolve host: y", "couldn't connect"],
  ['remote: error: GH006: Protected branch update failed for refs/heads/main.', 'protected'],
  ['remote: error: GH013: Repository rule violations found', 'a rule that rejects'],
  ['error: insufficient permission for adding an object', "doesn't let the desk write"],
  ["fatal: Unable to create 'x/index.lock': File exists.", 'Another program'],
  ['usage: git merge-tree <base-tree> <branch1> <branch2>', 'too old'],
  ['fatal: something else', 'Git says: fatal: something else'],
])('says what to do when git says %s', (printed, message) => {
  expect(failureReason(new GitError(printed))).toContain(message);
});
