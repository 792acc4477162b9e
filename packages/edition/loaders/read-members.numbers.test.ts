import { describe, expect, it } from 'vitest';
import { confirmedDays, memberNumbersOf } from './read-members.ts';

const read = (...rows: string[]) =>
  memberNumbersOf('member-numbers.csv', ['id,platformId,person,confirmed', ...rows, ''].join('\n'));

describe('the numbers of current and former members', () => {
  it('are read with their platform numbers, which may be empty, and without later columns', () =>
    expect(memberNumbersOf('member-numbers.csv', 'id,platformId\n1,58210001\n2,\n')).toEqual([
      { id: 1, platformId: '58210001', person: '', confirmed: '' },
      { id: 2, platformId: '', person: '', confirmed: '' },
    ]));

  it.each([
    [['1,a,,', '1,b,,'], 'line 3, id: Line 2 already has "1". Give one'],
    [['1,a,,', '2,a,,'], 'line 3, platformId: Line 2 already has "a".'],
    [['x,a,,'], 'line 2, id: "x" isn\'t valid. Enter a whole number'],
    [['1,=1+1,,'], 'line 2, platformId: "=1+1" isn\'t valid.'],
    [['1'], 'line 2: This row has 1 cells, and the header has 4: "1".'],
    [['1,,Ruth,2026-02-30'], 'confirmed: "2026-02-30" isn\'t valid. Write the date like'],
  ])('%j is rejected', (rows, sentence) => expect(() => read(...rows)).toThrow(sentence));
});

it('the confirmations of members are days by id, never for another person with the number', () => {
  const numbers = read('1,900,ruth  abernathy,2026-11-20', '2,,Agnes Quist,2026-11-20', '3,,,');
  const [ruth, boris] = [
    { id: 1, firstName: 'Ruth', lastName: 'Abernathy' },
    { id: 2, firstName: 'Boris', lastName: 'Quist' },
  ];
  expect(confirmedDays(numbers, [ruth, boris])).toEqual(new Map([[1, '2026-11-20']]));
});
