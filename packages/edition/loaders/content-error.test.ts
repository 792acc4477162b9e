import { describe, expect, it } from 'vitest';
import { asPhrase, ContentError } from './content-error.ts';

const messageOf = (...issues: ConstructorParameters<typeof ContentError>[1]) =>
  new ContentError('editions/journeys/board.yaml', issues).message;

describe('the message about wrong content', () => {
  it('says file, row, field, what was found and what was expected', () => {
    expect(messageOf({ row: 7, field: 'members.2.name', found: '', expected: 'a name' })).toContain(
      'editions/journeys/board.yaml, row 7, field "members.2.name": found ""; expected a name.',
    );
  });

  it('leaves out what a fault has not', () => {
    const message = messageOf({ field: '', found: undefined, expected: 'a readable file' });
    expect(message).toContain(
      'editions/journeys/board.yaml: found nothing; expected a readable file.',
    );
  });

  it('names the entry of a list between row and field', () => {
    const issue = { row: 141, entry: 'entry 11 "Annual meeting"', field: 'start', found: 'x' };
    expect(messageOf({ ...issue, expected: 'a day' })).toContain(
      'editions/journeys/board.yaml, row 141, entry 11 "Annual meeting", field "start": found "x"; expected',
    );
  });

  it('says a fault once that was met twice', () => {
    const issue = { field: 'x', found: 1, expected: 'a text' };
    expect(messageOf(issue, issue).split('\n')).toHaveLength(2);
  });

  it('has no stack: the fault is not in the program', () => {
    const error = new ContentError('editions/journeys/board.yaml', []);
    expect(error.stack).toBe('');
  });

  it('gives every fault a line', () => {
    const issues = ['a', 'b', 'c'].map((field) => ({ field, found: 1, expected: 'a text' }));
    expect(messageOf(...issues).split('\n')).toHaveLength(4);
  });

  it.each([
    ['a text', 'a "quoted" text', String.raw`"a \"quoted\" text"`],
    ['a number', 0, '0'],
    ['an empty value', null, 'nothing'],
    ['what is no value', asPhrase('an empty file'), 'an empty file'],
    ['no value', undefined, 'nothing'],
    ['a list', [1, 'two'], '[1,"two"]'],
  ])('shows %s as it is', (_, found, shown) => {
    expect(messageOf({ field: 'x', found, expected: 'y' })).toContain(`found ${shown};`);
  });

  it('keeps a long value to one line', () => {
    const message = messageOf({ field: 'x', found: 'long\n'.repeat(1000), expected: 'y' });
    expect(message.split('\n')).toHaveLength(2);
    expect(message.length).toBeLessThan(300);
  });
});
