import { expect, it } from 'vitest';
import { ContentError } from './content-error.ts';

it('a message has one line for each issue, whatever its text', () => {
  const issues = ['a', 'b'].map((field) => ({ field, reason: 'x\ny\u001b[2J.', hint: 'z\u202e.' }));
  expect(new ContentError('board.yaml', [...issues, ...issues]).message.split('\n')).toEqual([
    'Fix these errors in the content, then try again:',
    '  board.yaml, a: x·y·[2J. z·.',
    '  board.yaml, b: x·y·[2J. z·.',
  ]);
});
