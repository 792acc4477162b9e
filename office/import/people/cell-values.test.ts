import { describe, expect, it } from 'vitest';
import { lastDayOfMonth, meansYes } from './cell-values.ts';

describe('yes and no', () => {
  it.each([
    ['Yes', true],
    ['TRUE', true],
    ['1', true],
    ['x', true],
    ['no', false],
    ['False', false],
    ['', false],
    ['maybe', undefined],
  ])('"%s" is %s', (written, answer) => expect(meansYes(written)).toBe(answer));
});

describe('the last day of a time', () => {
  it.each([
    ['2027-01-31', '2027-01-31'],
    ['2027-01-31T00:00:00', '2027-01-31'],
    ['1/31/2027', '2027-01-31'],
    ['01/31/27', '2027-01-31'],
    ['31 Jan 2027', '2027-01-31'],
    ['31-Jan-2027', '2027-01-31'],
    ['January 31, 2027', '2027-01-31'],
    ['46418', '2027-01-31'],
    ['46418.5', '2027-01-31'],
    ['2027', '2027-12-31'],
  ])('%s is %s', (written, day) => expect(lastDayOfMonth(written)).toBe(day));

  it.each(['2/30/2027', '13/13/2027', 'soon', '', '31 Foo 2027'])('"%s" is none', (written) =>
    expect(lastDayOfMonth(written)).toBeUndefined(),
  );
});
