import { expect, it } from 'vitest';
import { gitReason } from './git-errors.ts';

it.each([
  ["fatal: unable to access 'x': The requested URL returned error: 403", 'permission to publish'],
  ["fatal: Authentication failed for 'x'", 'permission to publish'],
  ['remote: Permission to a/b.git denied to c.', 'permission to publish'],
  ["fatal: unable to access 'x': Could not resolve host: y", "couldn't connect"],
  ['remote: error: GH006: Protected branch update failed for refs/heads/main.', 'protected'],
  ['remote: error: GH013: Repository rule violations found', 'a rule that rejects'],
  ['fatal: write error: No space left on device', 'The disk is full'],
  ['fatal: unable to write: Read-only file system', 'read-only'],
  ['error: insufficient permission for adding an object', "doesn't let the desk write"],
  ["fatal: Unable to create 'x/index.lock': File exists.", 'Another program'],
  ['fatal: something else', 'Send this to your webmaster'],
])('says what to do about %s', (printed, message) => {
  expect(gitReason(new Error(printed))).toContain(message);
});
