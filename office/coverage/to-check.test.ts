import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listed } from './report.fixture.ts';
import { type ListedMember, membersToCheck } from './to-check.ts';

const today = '2026-11-22';
const check = (...members: readonly ListedMember[]) => membersToCheck(members, '2026-11-20', today);
const ids = (members: readonly ListedMember[]) => members.map(({ id }) => id);

const other = listed({
  id: 2,
  firstName: 'Vai',
  lastName: 'Latu',
  phone: '13855550102',
  email: 'vai.latu@example.org',
});

describe('what is to be checked', () => {
  it('is nothing of members who differ', () => {
    expect(check(listed(), other)).toEqual({
      ...{ sharedPhones: [], sharedEmails: [], withoutPhone: [], withoutEmail: [] },
      ...{ due: [], withOwnDay: 0 },
    });
  });

  it.each(['18015550101', '8015550101', '1 (801) 555-0101', '801.555.0101'])(
    'is a phone that two have, the other as %s',
    (phone) => {
      const { sharedPhones } = check(listed(), { ...other, phone });
      expect(sharedPhones.map(({ value, members }) => [value, ids(members)])).toEqual([
        ['8015550101', [1, 2]],
      ]);
    },
  );

  it('is a email address that two have, in whatever letters', () => {
    const { sharedEmails } = check(listed(), { ...other, email: ' Ruth.Abernathy@EXAMPLE.org' });
    expect(sharedEmails.map(({ value, members }) => [value, ids(members)])).toEqual([
      ['ruth.abernathy@example.org', [1, 2]],
    ]);
  });

  it('is a phone or email address that is missing, which no one shares', () => {
    const found = check(listed({ phone: '', email: '' }), { ...other, phone: ' - ', email: ' ' });
    expect([ids(found.withoutPhone), ids(found.withoutEmail)]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect([...found.sharedPhones, ...found.sharedEmails]).toEqual([]);
  });

  it('is sorted by name', () => {
    const zoe = listed({ id: 3, lastName: 'Zuniga' });
    expect(check(zoe, other, listed()).sharedPhones.map(({ members }) => ids(members))).toEqual([
      [1, 3],
    ]);
  });
});

describe('a confirmation', () => {
  it.each([
    ['2026-11-22', false],
    ['2025-11-23', false],
    ['2025-11-22', true],
    ['2024-02-29', true],
    ['2027-01-01', false],
  ])('of %s is due today: %s', (confirmed, isDue) => {
    expect(check(listed({ confirmed })).due).toHaveLength(isDue ? 1 : 0);
  });

  it.each([
    ['2025-02-27', 0],
    ['2025-02-28', 1],
    ['2025-03-01', 1],
  ])('of a 29th of February is due in the next year: on %s for %d', (day, count) => {
    const { due } = membersToCheck([listed({ confirmed: '2024-02-29' })], day, day);
    expect(due).toHaveLength(count);
  });

  it('is that of the whole list for anyone who has none, and an empty cell is none', () => {
    const members = [listed(), { ...other, confirmed: '' }, { ...other, id: 3, confirmed: today }];
    const { due, withOwnDay } = membersToCheck(members, '2025-10-01', today);
    expect(due.map(({ member, since }) => [member.id, since])).toEqual([
      [1, '2025-10-01'],
      [2, '2025-10-01'],
    ]);
    expect(withOwnDay).toBe(1);
  });

  it('is due the longest first, and for no one twice', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.array(fc.option(day, { nil: undefined })), day, (days, ofList) => {
        const members = days.map((confirmed, id) => listed({ id, confirmed }));
        const { due } = membersToCheck(members, ofList, today);
        const since = due.map((each) => each.since);
        expect(since).toEqual([...since].sort());
        expect(new Set(due.map(({ member }) => member.id)).size).toBe(due.length);
        const old = days.filter((confirmed) => (confirmed ?? ofList) <= '2025-11-22');
        expect(due).toHaveLength(old.length);
      }),
    );
  });
});
