import { expect, it } from 'vitest';
import { asPhrase, ContentError } from './content-error.ts';

const file = 'editions/journeys/board.yaml';
const messageOf = (...issues: ConstructorParameters<typeof ContentError>[1]) =>
  new ContentError(file, issues).message;
const issue = { field: 'x', found: 1, expected: 'a text' };

it.each([
  [{ row: 7, field: 'members.2.name', found: '' }, ', row 7, field "members.2.name": found ""'],
  [{ field: '', found: undefined }, ': found nothing'],
  [
    { row: 141, entry: 'entry 11 "Annual meeting"', field: 'start', found: 'x' },
    ', row 141, entry 11 "Annual meeting", field "start": found "x"',
  ],
])('a message says what is known of an issue, such as %j', (given, said) => {
  expect(messageOf({ ...given, expected: 'a name' })).toContain(`${file}${said}; expected a name.`);
});

it('a message has a line for each issue, once, and no stack', () => {
  const issues = ['a', 'b', 'c'].map((field) => ({ ...issue, field }));
  expect(messageOf(...issues, ...issues).split('\n')).toHaveLength(4);
  expect(new ContentError(file, issues).stack).toBe('');
});

it.each([
  ['a text', 'a "quoted" text', String.raw`"a \"quoted\" text"`],
  ['a number', 0, '0'],
  ['an empty value', null, 'nothing'],
  ['a phrase', asPhrase('an empty file'), 'an empty file'],
  ['no value', undefined, 'nothing'],
  ['a list', [1, 'two'], '[1,"two"]'],
])('a message shows %s as it is', (_, found, shown) => {
  expect(messageOf({ ...issue, found })).toContain(`found ${shown};`);
});

it('a message keeps a long value to one line', () => {
  const message = messageOf({ ...issue, found: 'long\n'.repeat(1000) });
  expect(message.split('\n')).toHaveLength(2);
  expect(message.length).toBeLessThan(300);
});
