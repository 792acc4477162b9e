import { expect, it } from 'vitest';
import { ContentError, issueSentence } from './content-error.ts';

const file = 'editions/journeys/board.yaml';
const sentences = { reason: '"x" is too long.', hint: 'Shorten it.' };

it.each([
  [{ file, line: 7, field: 'members.2.name' }, `${file}, line 7, members.2.name: `],
  [{ file, field: '' }, `${file}: `],
  [{ file: 'export.csv', row: 12, field: 'Zip' }, 'export.csv, row 12, Zip: '],
  [
    { file, line: 141, entry: 'entry 11 "Annual meeting"', field: 'start' },
    `${file}, line 141, entry 11 "Annual meeting", start: `,
  ],
  [{}, ''],
])('a sentence begins with the place %j', (place, start) =>
  expect(issueSentence({ ...place, ...sentences })).toBe(`${start}"x" is too long. Shorten it.`),
);

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
