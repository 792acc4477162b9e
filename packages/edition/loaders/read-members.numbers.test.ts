import { describe, expect, it } from 'vitest';
import { confirmedDays, memberNumbersOf } from './read-members.ts';

const read = (...rows: string[]) =>
  memberNumbersOf('member-numbers.csv', ['id,platformId', ...rows, ''].join('\n'));

describe('the numbers of current and former members', () => {
  it('are read with their platform numbers, which may be empty', () =>
    expect(read('1,58210001', '2,', '3,7f3a-01')).toEqual([
      { id: 1, platformId: '58210001', person: '', confirmed: '' },
      { id: 2, platformId: '', person: '', confirmed: '' },
      { id: 3, platformId: '7f3a-01', person: '', confirmed: '' },
    ]));

  it.each([
    ['an id twice', ['1,a', '1,b'], 'line 3, id: Line 2 already has "1". Remove one'],
    ['a platform number twice', ['1,a', '2,a'], 'line 3, platformId: Line 2 already has "a".'],
    ['an id with a letter', ['x,a'], 'line 2, id: "x" isn\'t valid. Enter a whole number'],
    ['a number that is a formula', ['1,=1+1'], 'line 2, platformId: "=1+1" isn\'t valid.'],
    ['a row of one cell', ['1'], 'line 2: This row has 1 cells, and the header has 2: "1".'],
  ])('are rejected with %s', (_, rows, sentence) => expect(() => read(...rows)).toThrow(sentence));
});

describe('the confirmations of members', () => {
  const confirmed = (...rows: string[]) =>
    memberNumbersOf(
      'member-numbers.csv',
      ['id,platformId,person,confirmed', ...rows, ''].join('\n'),
    );
  const ruth = { id: 1, firstName: 'Ruth', lastName: 'Abernathy' };

  it('are days by the id of the member', () => {
    const numbers = confirmed('1,900,ruth  abernathy,2026-11-20', '2,,,');
    expect(confirmedDays(numbers, [ruth])).toEqual(new Map([[1, '2026-11-20']]));
  });

  it('never count for another person with the number', () => {
    const numbers = confirmed('1,,Boris Quist,2026-11-20', '2,,Agnes Quist,2026-11-20');
    expect(confirmedDays(numbers, [ruth])).toEqual(new Map());
  });

  it('are rejected with a day that is none', () =>
    expect(() => confirmed('1,,Ruth,2026-02-30')).toThrow(
      'line 2, confirmed: "2026-02-30" isn\'t valid. Write the date like 2026-11-20.',
    ));
});
