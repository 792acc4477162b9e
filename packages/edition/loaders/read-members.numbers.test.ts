import { describe, expect, it } from 'vitest';
import { memberNumbersOf } from './read-members.ts';

const read = (...rows: string[]) =>
  memberNumbersOf('member-numbers.csv', ['id,platformId', ...rows, ''].join('\n'));

describe('the numbers that members have or had', () => {
  it('are read with those of the platform, which may be empty', () => {
    expect(read('1,58210001', '2,', '3,7f3a-01')).toEqual([
      { id: 1, platformId: '58210001' },
      { id: 2, platformId: '' },
      { id: 3, platformId: '7f3a-01' },
    ]);
  });

  it.each([
    ['an id twice', ['1,a', '1,b'], 'row 3, field "id": found "1"; expected it once; row 2 has it'],
    [
      'a number of the platform twice',
      ['1,a', '2,a'],
      'row 3, field "platformId": found "a"; expected it once',
    ],
    ['an id that is none', ['x,a'], 'row 2, field "id": found "x"; expected a whole number'],
    ['a number that is a formula', ['1,=1+1'], 'row 2, field "platformId": found "=1+1"'],
    ['a row of one cell', ['1'], 'row 2: found "1"; expected 2 cells'],
  ])('are rejected with %s', (_, rows, sentence) => expect(() => read(...rows)).toThrow(sentence));
});
