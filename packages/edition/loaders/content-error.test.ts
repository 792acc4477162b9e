import { expect, it } from 'vitest';
import { ContentError, issueSentence } from './content-error.ts';

const file = 'editions/journeys/board.yaml';
const sentences = { reason: '"x" is too long.', hint: 'Shorten it.' };

it('a message has one line for each issue, and no stack', () => {
  const issues = ['a', 'b', 'c'].map((field) => ({ field, ...sentences }));
  const { message, stack } = new ContentError(file, [...issues, ...issues]);
  expect(message.split('\n')).toHaveLength(4);
  expect(message).toContain(`\n  ${file}, b: "x" is too long. Shorten it.\n`);
  expect(stack).toBe('');
});

it('a sentence stays on one line, whatever its text', () => {
  const sentence = issueSentence({ file, reason: 'a\nb\u001b[2J.', hint: 'c\u202e.' });
  expect(sentence).toBe(`${file}: a·b·[2J. c·.`);
});
