import { describe, expect, it } from 'vitest';
import { confirmationsOf, memberNumbersOf } from './read-members.ts';

const read = (...rows: string[]) =>
  memberNumbersOf('member-numbers.csv', ['id,platformId', ...rows, ''].join('\n'));

describe('the numbers of current and former members', () => {
  it('are read with their platform numbers, which may be empty', () =>
    expect(read('1,58210001', '2,', '3,7f3a-01')).toEqual([
      { id: 1, platformId: '58210001' },
      { id: 2, platformId: '' },
      { id: 3, platformId: '7f3a-01' },
    ]));

  it.each([
    ['an id twice', ['1,a', '1,b'], 'line 3, id: Line 2 already has "1". Remove one'],
    ['a platform number twice', ['1,a', '2,a'], 'line 3, platformId: Line 2 already has "a".'],
    ['an id with a letter', ['x,a'], 'line 2, id: "x" isn\'t valid. Enter a whole number'],
    ['a number that is a formula', ['1,=1+1'], 'line 2, platformId: "=1+1" isn\'t valid.'],
    ['a row of one cell', ['1'], 'line 2: This row has 1 cells, and the header has 2: "1".'],
  ])('are rejected with %s', (_, rows, sentence) => expect(() => read(...rows)).toThrow(sentence));
});

const confirmed = (...rows: string[]) =>
  confirmationsOf('member-confirmations.csv', ['id,confirmed', ...rows, ''].join('\n'));

describe('the confirmations of members', () => {
  it('are days by the id of the member', () => {
    const days = new Map([
      [2, '2026-03-01'],
      [1, '2026-11-20'],
    ]);
    expect(confirmed('2,2026-03-01', '1,2026-11-20')).toEqual(days);
  });

  it.each([
    ['a member twice', ['1,2026-03-01', '1,2026-03-02'], 'line 3, id: Line 2 already has "1".'],
    ['a day that is none', ['1,2026-02-30'], 'line 2, confirmed: February 2026 has 28 days.'],
    ['no day', ['1,'], 'line 2, confirmed: This field is empty. Write the date like 2026-11-20.'],
  ])('are rejected with %s', (_, rows, text) => expect(() => confirmed(...rows)).toThrow(text));
});
