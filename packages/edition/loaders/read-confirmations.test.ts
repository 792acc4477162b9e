import { describe, expect, it } from 'vitest';
import { confirmationsOf } from './read-confirmations.ts';

const read = (...rows: string[]) =>
  confirmationsOf('member-confirmations.csv', ['id,confirmed', ...rows, ''].join('\n'));

describe('the confirmations of members', () => {
  it('are days by the id of the member', () =>
    expect([...read('2,2026-03-01', '1,2026-11-20')]).toEqual([
      [2, '2026-03-01'],
      [1, '2026-11-20'],
    ]));

  it.each([
    ['a member twice', ['1,2026-03-01', '1,2026-03-02'], 'line 3, id: The member "1" is in'],
    ['a day that is none', ['1,2026-02-30'], 'line 2, confirmed: February 2026 has 28 days.'],
    ['no day', ['1,'], 'line 2, confirmed: This field is empty. Write the date like 2026-11-20.'],
  ])('are rejected with %s', (_, rows, sentence) => expect(() => read(...rows)).toThrow(sentence));
});
